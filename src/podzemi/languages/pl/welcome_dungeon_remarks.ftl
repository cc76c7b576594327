# Co mówi nauczyciel w pierwszej partii gry Zapraszamy do podziemi.

wdt-alone = Wskaż rodzaj, który zraniłby cię najbardziej i którego nie pokona żaden ekwipunek. Padnie każda jego karta.
wdt-hero = Następnego bohatera wybierasz ty. Ekwipunek, który rozumiesz, jest wart więcej niż mocny.
wdt-start = Najpierw obejrzyj ekwipunek. Każdy utracony żeton utrudnia wyprawę, ktokolwiek w końcu pójdzie.
wdt-card = Tę kartę widzisz tylko ty. **Dołóż** ją, a znasz jedno miejsce w podziemiach. **Odrzuć żeton**, a karta zniknie, lecz żeton też.
wdt-failure = Kolejna porażka może oznaczać dla ciebie koniec partii. Wczesny pas nic nie kosztuje.
wdt-success = Jeszcze jeden sukces i wygrywasz. Inni też o tym wiedzą i nie ułatwią ci tego.
wdt-known = Znasz karty dołożone przez siebie; wszystkich innych trzeba się domyślić.
wdt-passed = Ktoś już spasował. Do podziemi idzie ten, kto zostanie ostatni, a zostało was o jednego mniej.
wdt-gone = Odrzucony ekwipunek w tej rundzie nie wróci. Zobacz, których potworów nic już nie pokona.
wdt-full = Podziemia się zapełniają. Przeżyjesz to jeszcze? Jeśli nie, pasuj, póki może zostać ktoś inny.
wdt-deck = Talia się kończy. Kto nie ma czego dobrać, może już tylko spasować.
wdt-bare = Zostało mało ekwipunku. Kolejny odrzucony żeton zaszkodzi temu, kto pójdzie, a to możesz być ty.
