# Strona, która nie potrzebuje serwera: wszystko dzieje się w przeglądarce.

alone-files = Pobieranie gier: { $share } z { $size } MB
alone-engine = Boty się budzą…
alone-table = Nakrywanie do stołu…
alone-why = Cała gra trafia do tej przeglądarki. Potem nie potrzebuje już sieci.
alone-failed = Gry nie uruchomiły się w tej przeglądarce.
alone-again = Spróbuj ponownie
alone-here = Wszystko jest tutaj, w tej przeglądarce
alone-here-why = Grasz z botami, uczysz się, rozwiązujesz zadania i oglądasz rozegrane partie bez serwera i bez sieci. Konta, znajomi, rankingi i stoły z ludźmi z daleka wymagają serwera; przy tym urządzeniu może jednak grać kilka osób.
alone-unkept = Ta przeglądarka niczego dla tej strony nie zachowuje, być może okno jest prywatne. Po jego zamknięciu partie znikną.
alone-save = Zapisz wszystko do pliku
alone-bring = Wczytaj zapisany plik
alone-save-why = Twoje partie, zadania i lekcje są zachowane tylko w tej przeglądarce. W pliku przeniesiesz je do innej.
alone-bring-title = Zastąpić to, co jest tutaj?
alone-bring-why = Wszystkie partie, zadania i lekcje w tej przeglądarce ustąpią miejsca tym z pliku.
alone-bring-keep = Zostaw to, co jest
alone-bring-do = Zastąp
alone-no-save = Ten plik nie jest zapisem Podzemí albo jest uszkodzony. Nic się nie zmieniło.
alone-play = Graj offline
alone-play-why = Do przeglądarki trafi jednorazowo { $size } MB. Potem grasz z botami bez sieci, nawet bez tego serwera.
