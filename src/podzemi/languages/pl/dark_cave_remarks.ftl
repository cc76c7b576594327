# Co mówi nauczyciel w pierwszej partii gry Mroczna jaskinia.

dct-saboteur = Jesteś sabotażystą: złoto, które wyniesiesz, liczy się drugiemu klanowi. Nie zdradź się.
dct-loyal = Twoja karta mówi: wierny. Złoto, które wyniesiesz, liczy się twojemu klanowi. Nie każdy w twoim kolorze musi być wierny.
dct-axe = Topór przed tobą odpędza potwora i się zużywa. Bez niego potwór atakuje.
dct-step = Krasnolud robi do trzech ruchów, w butach cztery. Im wyższa rzymska cyfra na karcie, tym dłuższa droga przez nią.
dct-path = Karta nie musi leżeć obok twojego krasnoluda. Musi pasować do sąsiadów i przedłużać ścieżkę.
dct-stood = Twój krasnolud dopiero wstał: w tej turze nie chodzi. Kartę możesz zagrać jak zwykle.
dct-out = Ktoś już wyszedł. Gdy wyjdą wszyscy pracujący dla jednego klanu, partia się kończy, a złoto w środku nie liczy się nikomu.
dct-goal = Jeden cel jest już odkryty. Wyjściem jest tylko jeden z czterech.
dct-gold = W jaskini leży bryłka złota. Kto ją weźmie, odkrywa swoją kartę klanu.
dct-secret = Tajne informacje pokazują ci cel albo kartę klanu. Inni widzą, gdzie patrzysz, a nie co widzisz.
dct-monster = Potwór wychodzi z legowiska i zatrzymuje się przy pierwszym krasnoludzie na drodze. Zapamiętaj, kto go na kogo nasłał.
dct-web = Pajęczyna na jakiś czas zamyka drogę. Topór przecina ją od razu.
dct-deeds = Spójrz, co kto dotąd zagrał. Kto komu zamyka drogę, mówi więcej niż słowa.
