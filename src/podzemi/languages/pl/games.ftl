### To, co wspólne dla gier: tytuły, języki, boty, wyliczenia.

game-title-welcome_dungeon = { wd-title }
game-title-paper_dungeons = Papierowe podziemia
game-title-dark_cave = Sabotażysta: Mroczna jaskinia
game-title-dungeon_lords = Władcy podziemi

game-tagline-welcome_dungeon = { wd-tagline }
game-tagline-paper_dungeons = Sześć kości, jedna mapa, trzy potwory. Wszyscy rysują naraz.
game-tagline-dark_cave = Kopcie dla swojego klanu. Ktoś z was kopie dla drugiego.
game-tagline-dungeon_lords = Zbudujcie podziemia. Zapłaćcie impom. Przetrwajcie bohaterów.

game-coming = Wkrótce

language-en = English
language-cs = Čeština
language-sk = Slovenčina
language-pl = Polski

bot-random = Włóczęga
bot-random-help = Gra losowo, cokolwiek wolno. Dobry do poznawania zasad.
bot-greedy = Rachmistrz
bot-greedy-help = Przy każdym ruchu ocenia szanse i wybiera najlepszy. Przyzwoity przeciwnik.

list-empty = –
list-last = { $rest } i { $last }
