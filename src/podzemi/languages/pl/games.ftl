### To, co wspólne dla gier: tytuły, języki, boty, wyliczenia.

game-title-welcome_dungeon = { wd-title }
game-title-paper_dungeons = { pd-title }
game-title-dark_cave = { dc-title }
game-title-dungeon_lords = { dl-title }

game-tagline-welcome_dungeon = { wd-tagline }
game-tagline-paper_dungeons = { pd-tagline }
game-tagline-dark_cave = { dc-tagline }
game-tagline-dungeon_lords = { dl-tagline }

game-aim-welcome_dungeon = Wygrywasz drugim sukcesem: dwa razy wejdź i wróć z żywym bohaterem. Albo zostań w grze na końcu.
game-aim-paper_dungeons = Wygrywa ten, kto po 8 rundach ma najwięcej chwały: awansuj bohaterów, zbieraj klejnoty i pokonaj trzech bossów.
game-aim-dark_cave = Wynieś złoto z jaskini. Wygrywa klan z większym skarbem, a z nim wszyscy, którzy dla niego pracują.
game-aim-dungeon_lords = Wygrywa ten, kto po dwóch latach ma najwięcej punktów: buduj, najmuj i nie daj bohaterom zdobyć swoich podziemi.

language-en = English
language-cs = Čeština
language-sk = Slovenčina
language-pl = Polski

bot-random = Włóczęga
bot-random-help = Gra losowo, byle zgodnie z zasadami. Do nauki i porównań.
bot-greedy = Rachmistrz
bot-greedy-help = Ocenia każdy ruch prostymi regułami i wybiera najlepszy. Do nauki i porównań.
bot-search = Uczony
bot-search-help = Na ślepo próbuje wielu możliwych wariantów gry, bez wyczucia gry. Do nauki i porównań.
bot-novice = Nowicjusz
bot-novice-help = Gra szybko i popełnia błędy. W sam raz na pierwszą partię.
bot-apprentice = Uczeń
bot-apprentice-help = Zna grę, ale sporo przeocza. Dobry, gdy znasz już zasady.
bot-adventurer = Śmiałek
bot-adventurer-help = Gra solidnie. Przyzwoity przeciwnik na cały wieczór.
bot-veteran = Weteran
bot-veteran-help = Myśli naprzód i wykorzystuje twoje błędy.
bot-master = Mistrz
bot-master-help = Najsilniejszy, jakiego mamy. Myśli najwyżej trzy sekundy.

list-empty = –
list-last = { $rest } i { $last }
