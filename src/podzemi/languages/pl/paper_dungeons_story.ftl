### Papierowe podziemia: stopnie, rekordy i opowieści kampanii.

## Stopnie wyniku gry solo, od najniższego

pd-grade-spark = Iskra
pd-grade-candle = Świeca
pd-grade-lantern = Latarenka
pd-grade-torch = Pochodnia
pd-grade-bonfire = Ognisko
pd-grade-beacon = Latarnia morska
pd-grade-daylight = Światło dnia
pd-graded = { $percentile ->
    [0] { $grade } w mroku: mniej niż 1 na 100 partii naszego bota kończy się tu gorzej.
   *[other] { $grade } w mroku: wynik lepszy niż { $percentile } na 100 partii naszego bota w tym samym miejscu.
}

## Rekordy

pds-bests = Moje rekordy
pds-bests-lead = Solo w podziemiach: najlepszy wynik w każdych podziemiach i w każdej opowieści oraz jak wypada przy naszym bocie.
pds-bests-none = Na razie żadnego wyniku. Osiem rund w pojedynkę trwa około kwadransa.
pds-bests-first = Zagraj solo
pds-bests-dungeons = Pojedyncze podziemia
pds-bests-stories = Kampanie
pds-best-glory = { $glory ->
    [one] { $glory } punkt chwały
    [few] { $glory } punkty chwały
   *[many] { $glory } punktów chwały
}
pds-best-tries = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}
pds-best-look = Pokaż arkusz
pds-best-again = Zagraj ponownie
pds-best-try = Zagraj
pds-best-untried = jeszcze bez wyniku
pds-best-without-missions = bez misji
pds-best-random-bosses = losowi bossowie
pds-level = Światło { $level } z { $levels }

## Kampanie

pds-stories = Kampanie
pds-stories-lead = Cztery opowieści po trzy scenariusze albo wszystkie dwanaście po kolei. Chwała ze scenariuszy sumuje się, nic innego się nie przenosi.
pds-grand = Wielka kampania
pds-chapter = Scenariusz { $chapter }
pds-chapters = { $count ->
    [one] { $count } scenariusz
    [few] { $count } scenariusze
   *[many] { $count } scenariuszy
}
pds-begin-alone = Wyrusz solo
pds-begin-bots = Z trzema botami
pds-begin-friends = Z przyjaciółmi
pds-running = Jak stoją twoje kampanie
pds-running-at = Scenariusz { $chapter } z { $chapters }: { $dungeon }
pds-running-gathering = Czekamy na drużynę
pds-go-on = Graj dalej
pds-reread = Opowieść do tej pory
pds-omens = Co czeka na dole
pds-onwards = W drogę
pds-close = Wróć do stołu
pds-before = Scenariusz { $chapter } z { $chapters }
pds-after = Po scenariuszu { $chapter }
pds-glory-so-far = Twoja chwała do tej pory: { $glory }
pds-the-end = Koniec
pds-last-beaten = { $boss }: wróg pokonany. Przez jakiś czas nikt nie będzie musiał tam schodzić.
pds-last-left = { $boss }: zostaje na dole i zna już twoje kroki.

## Znaki: jedno zdanie o każdym bossie

pds-omen-minotaur = Ściany są porysowane rogami, i to sporo powyżej głowy.
pds-omen-giant_spider = Nici w poprzek korytarza są grube jak lina i wciąż się lepią.
pds-omen-gorgon = Posągi stoją zbyt blisko siebie i wszystkie mają zdziwione miny.
pds-omen-golem = Na schodach leżą okruchy gliny, a w każdym stopniu jest dołek głęboki jak wiadro.
pds-omen-chimera = W ciemności warczą trzy głosy i nie mogą się zgodzić.
pds-omen-vampire = Lustro wisi odwrócone do ściany; kielich pod nim jest pełny.
pds-omen-hydra = Woda marszczy się w kilku miejscach naraz.
pds-omen-mummy = Na ziemi leży pas płótna, a jego drugi koniec się porusza.
pds-omen-watcher = Zupełnie jakby mrugnęła sama ciemność.
pds-omen-lich = Zimny głos odczytuje imiona i milknie tam, gdzie powinno paść twoje.
pds-omen-dragon = Skała jest ciepła i oddycha.
pds-omen-tentacled_horror = Ze studni coś wspina się po omacku, po wszystkich ścianach naraz.

## Bohaterowie miasta

pds-prologue-bandit_hunters = W ciągu miesiąca trzy karawany opuściły miasto i nigdzie nie dotarły. Gildia kupców przestała się modlić i zaczęła płacić. Daje sakiewkę, mapę, na której więcej jest dziur niż dróg, i jedną radę: na Wielkim Trakcie nikt nie rabuje sam.
pds-opening-A = Przy Wielkim Trakcie strażnica zapadła się we własną piwnicę. Koleiny wozów tu się kończą, ślady kopyt także. Za jeżynami prowadzą w dół schody, czysto zamiecione, a na co trzecim stopniu jest świeży wosk. Ktoś w tych ruinach mieszka i nie życzy sobie gości. A ktoś inny, głębiej, od dawna miał ich za mało.
pds-closing-A = Wśród łupów leży kwit dostawy ze starannym podpisem: pod Modrego Karpia, druga piwnica, po zmroku.
pds-opening-B = Na górze, pod Modrym Karpiem, leją cienkie piwo uczciwym ludziom. Na dole beczki są puste w środku, ściany się odsuwają, a kradziony towar z połowy królestwa zmienia właściciela przy świetle latarni. Przemytnicy trzymają straże, które nie chcą żołdu i nie pytają o imię. Dziś wieczorem karczmarz odesłał rodzinę.
pds-closing-B = W ostatniej księdze nie ma ani jednego imienia. Jest tylko rysunek bramy: tej, nad którą obraduje rada miasta.
pds-opening-C = Pod miejską bramą leży to, o czym miasto chce zapomnieć: stare kanały, jeszcze starsze groby, więzienie bez drzwi. Herszt bandytów jest w domu. Słyszy stąd każdy wóz, który toczy się nad głową, i liczy go jak swój. Straż nie podniesie kraty, dopóki drużyna nie wróci. Albo do rana.
pds-closing-C = Na górze wjeżdża do miasta pierwszy wóz dnia i nikt go nie zatrzymuje.
pds-epilogue-bandit_hunters = Wielki Trakt znów jest tylko drogą. W karczmach opowieść rośnie z każdym kuflem: z dziesięciu bandytów robi się stu, z pobazgranej mapy skarb królów. Gildia wypłaca pełną sakiewkę. Jest o wiele lżejsza niż opowieść, a do wiosny rozejdzie się jedno i drugie.

## Mumia z Hamnapty

pds-prologue-mummy_of_hamnapta = Przez dziewięć dni szła przez pustynię burza i przewracała wydmy Hamnapty jak karty księgi. Nomadzi zakopują teraz ogniska na noc. Mówią, że król pod piaskiem zaczął liczyć swoje sługi i że rachunek mu się nie zgadza.
pds-opening-D = Piasek oddał drzwi, które miały pozostać zamknięte. Nie mają zamka ani klamki, tylko odcisk dłoni w kamieniu, a pasuje do niego każda ręka. W środku jest chłodno i pachnie miodem i kurzem. Nomadzi poczekają z wielbłądami do trzeciego wieczoru. Do odrzwi przywiązali nić i bez słowa ją odwijają.
pds-closing-D = Za ostatnią salą drugie drzwi są uchylone. W kurzu przed nimi widać ślady bosych stóp i wszystkie prowadzą na zewnątrz.
pds-opening-E = W mroku stoi tysiąc zapieczętowanych urn, rząd za rzędem, a każda ma namalowaną twarz. Spoczywają w nich serca dworu, który przysiągł służyć także po śmierci. Jedna urna jest rozbita od środka; jej twarz leży na ziemi i się uśmiecha. Kto w tej sali odezwie się na głos, słyszy odpowiedź o chwilę za wcześnie.
pds-closing-E = Malowane oczy zamykają się jedne po drugich. Tylko jedna urna czuwa i nuci, a nucenie wskazuje drogę do grobowca.
pds-opening-F = Król Hamnapty kazał się pochować ze wszystkim, co bał się utracić: ze złotem, ze strażą, z wrogami i z imieniem. Grobowiec leży tak głęboko, że skała jest ciepła. Na wieku sarkofagu wyryto jedno zdanie, a każdy bohater czyta w nim coś innego. Pochodnia pali się prosto w górę. Nie ma wiatru, a jednak coś szepcze.
pds-closing-F = Wysoko w górze znów sypie się piasek, ziarnko po ziarnku, jakby ktoś odwrócił klepsydrę.
pds-epilogue-mummy_of_hamnapta = Do rana wydmy zamknęły się nad Hamnaptą i nawet nić nie pokaże już, gdzie były drzwi. Nomadzi znów palą nocą ogniska. W drodze do domu złoto waży z dnia na dzień trochę mniej, a po zmroku nikt nie zagląda do juków.

## Wieża śmierci

pds-prologue-warlocks_tower = Wieża czarnoksiężników stoi pusta od stu lat. Tak mówią we wsi, a że z kominów się dymi? Duchom też bywa zimno. W zeszłym tygodniu zapalały się w niej okna od dołu do samej góry, jedno po drugim, jakby ktoś wchodził po schodach i nie chciał być sam.
pds-opening-G = Dolne sale stoją otworem dla każdego; już to powinno być ostrzeżeniem. Brama kłania się w zawiasach. Zbroje przy wejściu lśnią, choć nie ma tu szmaty ani sługi. Na posadzce ktoś narysował kredą strzałki i wszystkie wskazują w tę samą stronę: do środka. Te, które prowadziły na zewnątrz, są starannie starte.
pds-closing-G = Nad schodami wisi dzwon bez serca. Dzwoni, a za ścianą zaczynają szeleścić stronice.
pds-opening-H = Tutaj książki czytają gości. Wychylają się z półek, chuchają na światło i szepczą numery stron. Niektóre tomy są na łańcuchach i nie bez powodu; niektóre łańcuchy wiszą puste. Czarnoksiężnicy zapisali tu wszystko, czego nie śmieli zrobić. Potem umarli, a pisanie musiało toczyć się dalej bez nich.
pds-closing-H = W katalogu schnie świeży wpis: „Wypożyczono: jedną drużynę bohaterów. Zwrot: nigdy”.
pds-opening-I = Na szczycie wieży więzień trzyma wszystkie klucze. Nikt go nigdy nie zamknął; to on nie wpuszcza innych. Od stu lat gra w szachy z wiatrem i nie stracił ani jednej figury. Ostatnie stopnie są wydeptane w kształt jednej pary stóp. Na górze ktoś uprzejmie odsuwa krzesło.
pds-closing-I = Klucze spadają jeden po drugim przez całą wysokość wieży. Długo trwa, nim spadnie ostatni.
pds-epilogue-warlocks_tower = We wsi patrzą na ciemną wieżę i dobrze śpią. Bohaterowie przynieśli do domu księgę, a nikt nie pamięta, żeby ją zabierał. Jest pusta, prócz pierwszej strony; tam starannym pismem stoi opowieść o tej nocy, a pod nią: ciąg dalszy nastąpi.

## Wokół królestwa

pds-prologue-across_the_kingdom = Królowa posłała po bohaterów, a że jest ich mało, bierze, kto przyjdzie. Z trzech krańców królestwa słyszy tę samą skargę: pod ziemią coś stuka. Wręcza pieczęć, trzy listy i worek owsa dla koni. Na bohaterów będzie czekać kolacja, gdy już będzie po wszystkim.
pds-opening-J = Koło wciąż się obraca, choć rzeka dawno opuściła tę dolinę. Młyn miele nocami, a rano leży przed drzwiami mąka, szara i wilgotna, i nikt z niej nie piecze. Córka młynarza liczy schody do piwnicy: co wieczór jest o jeden więcej. Na ostatnim stoi woda, w której nie odbija się sufit.
pds-closing-J = Koło staje. W tej ciszy cała dolina po latach słyszy, jak daleko jest rzeka.
pds-opening-K = Każda wieś na zboczu płaci daninę temu, co oddycha we wnętrzu góry: kozę na nowiu, wóz węgla w pełni. W tym roku góra zażądała imienia. Było napisane w popiele przed kaplicą, a nazajutrz rano na czyichś drzwiach. Droga prowadzi w górę, potem do środka, a potem, wbrew rozsądkowi, w dół.
pds-closing-K = Popiół pada na dachy jak śnieg, miękki i prawie zimny. Przed kaplicą leży gładko, bez jednej litery.
pds-opening-L = Górnicy kopali srebro i przebili się komuś przez dach. Pod szybem są sale z kolumnami, stoły nakryte dla stu gości i krzesła, które ktoś odsunął dopiero przed chwilą. Stary król kazał wykopać kopalnię tak głęboką, że śmierć go nie znalazła. Ma tam na dole swój dwór i wezwał wszystko, co mu kiedykolwiek służyło.
pds-closing-L = Kolumny przestają buczeć. Świece na długim stole gasną od obu końców, a ta pośrodku pali się dalej, dla gości.
pds-epilogue-across_the_kingdom = Stukanie ustało. Królowa dotrzymuje słowa: jest kolacja, przy świecach, i trwa do rana. Przed nią leżą trzy listy, każdy z ubłoconą pieczęcią. „I cóż to było?” – pyta na koniec. Bohaterowie patrzą po sobie, a potem rysują jej mapę.

## Wszystkie dwanaście scenariuszy

pds-prologue-all = Cztery opowieści, dwanaście scenariuszy, jedna drużyna. Zaczyna się od obrabowanej karawany na Wielkim Trakcie, a kończy przy stole królowej; pomiędzy nimi leży pustynia, wieża i pół królestwa. I tak nikt nie uwierzy we wszystko. Weź więc ołówek i rysuj mapę absolutnie wszystkiego.
pds-epilogue-all = Na stole leży dwanaście map, wszystkie jednej ręki, coraz pewniejszej z arkusza na arkusz. Rogi są osmalone, marginesy pełne sum. Gdzieś tam na dole są na pewno trzynaste drzwi. Ale z ołówka został ogryzek i na dziś wystarczy.
