# Co mówi nauczyciel w pierwszej partii gry Dungeon Lords.

dlt-combat = Bohaterowie idą na najbliższe pole. Zaplanuj na nim pułapki i potwory: w korytarzu mieści się jedna pułapka i jeden potwór.
dlt-attack = Kolejność ataków decyduje, kogo jeszcze dosięgniesz. Bez ataku nikt nie leczy.
dlt-blocked = Niektóre twoje rozkazy są zablokowane i wszyscy widzą które. Spójrz też na innych: wiesz, dokąd nie mogą pójść.
dlt-party = Przed twoimi podziemiami czekają bohaterowie. Na koniec roku wejdą: do tego czasu miej pułapki i potwory.
dlt-orders = Planujesz po cichu trzy rozkazy. Każdy ma trzy miejsca i każde daje co innego: pierwsze nie zawsze jest najlepsze.
dlt-evil = Im więcej zła, tym silniejszy bohater do ciebie przyjdzie. Za linią na torze czeka paladyn.
dlt-hire = Potwór chce zapłaty teraz i w każdy dzień wypłaty znowu.
dlt-dig = Kop z myślą o walce: najpierw walczy się o najbliższe pole. Cztery pola nigdy nie mogą tworzyć kwadratu.
dlt-mine = Każdy imp przynosi jedno złoto z niezdobytego korytarza. W komnatach złota nie ma.
dlt-build = Komnata zastępuje korytarz, a dwie komnaty nigdy ze sobą nie sąsiadują.
dlt-decline = Miejsce zawsze wolno odrzucić. Czego nie możesz lub nie chcesz opłacić, tego nie bierzesz.
dlt-work = Impy bez zajęcia mogą jeszcze pracować w twoich komnatach. Nowe też.
dlt-payday = Dzień wypłaty: każdy potwór znowu chce swojej zapłaty, inaczej odejdzie.
dlt-taxes = Jedno złoto za każde dwa pola, także zdobyte. Każde brakujące złoto kosztuje na końcu trzy punkty.
