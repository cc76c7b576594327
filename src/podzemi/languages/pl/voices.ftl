### Co boty czasem mówią: każdy ma swój charakter. Nic tu nie zdradza, co kto ma.

level-voices = Boty mówią
level-voices-why = Bot czasem coś powie. Niczego tym nie zdradza.

say-bold-hello-1 = Pochodnie w górę, idziemy.
say-bold-hello-2 = Mam nadzieję, że masz odwagę.
say-bold-won = Tak to się robi.
say-bold-lost = Przynajmniej z hukiem!
say-bold-wd-1 = Więcej potworów, o to chodzi.
say-bold-wd-2 = Zbroja jest dla bojaźliwych.
say-bold-pd-1 = Prosto na bossa, mówię.
say-bold-pd-2 = Kości sprzyjają odważnym.
say-bold-dc-1 = Kto pierwszy kopie, ten lepszy.
say-bold-dc-2 = Ciemność nie gryzie.
say-bold-dl-1 = Zło się opłaca.
say-bold-dl-2 = Niech bohaterowie przyjdą.

say-careful-hello-1 = Powodzenia. Uwaga na schody.
say-careful-hello-2 = Powoli, a nikomu nic się nie stanie.
say-careful-won = Cierpliwość popłaca.
say-careful-lost = Następnym razem liczę dwa razy.
say-careful-wd-1 = Liczę karty, które znam.
say-careful-wd-2 = Lepiej spasować, niż wyjść kulejąc.
say-careful-pd-1 = Najpierw mikstury, potem chwała.
say-careful-pd-2 = To trzeba przemyśleć dwa razy.
say-careful-dc-1 = Droga ma mieć też powrót.
say-careful-dc-2 = Krok, a potem się rozejrzeć.
say-careful-dl-1 = Podatki przychodzą wcześniej, niż myślisz.
say-careful-dl-2 = Najpierw nakarmić impy, potem marzyć.

say-suspicious-hello-1 = Mam cię na oku.
say-suspicious-hello-2 = Ktoś tu za dużo się uśmiecha.
say-suspicious-won = Przeczucie nigdy nie myli.
say-suspicious-lost = To był od początku twój plan.
say-suspicious-wd-1 = Czemu tak szybko pasujesz?
say-suspicious-wd-2 = Ciekawe, co tam leży.
say-suspicious-pd-1 = Nikt nie potrzebuje tylu klejnotów.
say-suspicious-pd-2 = Polujesz na mojego bossa, prawda?
say-suspicious-dc-1 = Kto zamknął ten tunel?
say-suspicious-dc-2 = Zbyt miło jak na wiernego krasnoluda.
say-suspicious-dl-1 = Wiem, jakie masz rozkazy.
say-suspicious-dl-2 = Paladyn na pewno ma listę.
