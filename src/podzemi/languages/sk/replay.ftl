# Záznamy partií, hra od zvoleného okamihu a náhoda, ktorú môže overiť každý.

refusal-record_unreadable = Toto nie je čitateľný záznam partie: { $detail }
refusal-record_format = Záznam má formát { $format }, ktorý tento server nepozná. Možno ho pozná novšie vydanie.
refusal-record_game = Záznam je z hry „{ $game_name }“, ktorá sa tu nehrá.
refusal-record_rules = Záznam sa riadi pravidlami verzie { $rules }; tu platí verzia { $ours }.
refusal-record_setup = S počtom hráčov a voľbami tohto záznamu sa nedá hrať žiadna partia.
refusal-record_pack = K záznamu patrí dátový balíček „{ $pack_name }“, ktorý medzi tvojimi nie je.
refusal-record_branch = Záznam odbočuje z inej partie v okamihu alebo na mieste, ktoré neexistuje.
refusal-record_seat = Akcia { $at } v zázname patrí miestu, ktoré pri stole nie je.
refusal-record_action = Akciu { $at } v zázname pravidlá nedovoľujú ({ $rule }).
refusal-record_chance = Náhodné výsledky v zázname nesedia pri akcii { $at }.
refusal-record_outcome = Náhodný výsledok { $at } v zázname nie je ten, ktorý pravidlá žiadajú.
refusal-record_result = Výsledok v zázname nie je ten, ku ktorému vedú pravidlá.
refusal-unknown_moment = Taký okamih v partii nie je.
refusal-branch_end = V tomto okamihu sa partia končí. Vráť sa kúsok späť a hraj odtiaľ.
refusal-branch_seed = Náhoda v tomto zázname nevychádza z jeho semienka, preto z neho žiadny stôl nemôže hrať ďalej.
refusal-branch_depth = Z tejto partie sa už odbočilo priveľakrát.
refusal-open_seated = Kto pri stole hrá, nemôže ho vidieť s odkrytými kartami.
refusal-open_not_agreed = Všetci hráči pri tomto stole zatiaľ s odkrytým pohľadom nesúhlasia.
refusal-open_too_soon = Odkrytý pohľad sa začína až po celom kole a najmenej { $delay } ďalších akciách.

replay-title = Prehratie
replay-show = Prehrať
replay-of = Prehratie: { $game }
replay-move = { $at ->
    [0] Príprava
   *[other] Ťah { $at } z { $total }
}
replay-play = Prehrávať
replay-pause = Pozastaviť
replay-forward = O ťah vpred
replay-back = O ťah späť
replay-next-round = Na ďalšie kolo
replay-previous-round = Na predchádzajúce kolo
replay-slider = Okamih partie
replay-speed = Rýchlosť
replay-eye = Pohľad
replay-eye-public = Všetci
replay-eye-open = Všetko odkryté
replay-eye-open-note = Všetko odkryté: čo vie len jeden hráč, stojí pri jeho mene; doska patrí hráčovi, ktorý je na ťahu.
replay-copy-moment = Kopírovať odkaz na tento okamih
replay-play-on = Hrať odtiaľto ďalej
replay-verify = Overiť náhodu
replay-open-file = Otvoriť záznam partie
replay-drop = Sem pusti záznam partie
replay-drop-why = Súbor uložený tu ako záznam alebo vytvorený programom podzemi. Iba sa ukáže, nikam sa neukladá.
replay-choose-file = Vybrať súbor
replay-which = Partia v súbore
replay-which-one = Partia { $number }
replay-file-large = Súbor je príliš veľký: povolených je najviac { $max } kB.
replay-file-unreadable = Súbor nie je záznam partie: nezačína sa tak, ako sa záznam začína.
replay-player = Hráč { $number }
replay-not-over = Partia ešte beží. Prehrať sa bude dať, keď sa skončí.
replay-behind = { $moves ->
    [one] o { $moves } ťah pozadu
    [few] o { $moves } ťahy pozadu
   *[other] o { $moves } ťahov pozadu
}
replay-watch-open = Sledovať s odkrytými kartami
replay-ask-open = Nechať divákov vidieť všetko
replay-ask-open-why = Iba ak súhlasia všetci hráči. Diváci potom vidia všetky karty, najmenej { $delay ->
    [one] o { $delay } ťah
    [few] o { $delay } ťahy
   *[other] o { $delay } ťahov
} a celé kolo neskôr.
replay-delay = Odkrytý pohľad sa oneskoruje o
replay-delay-moves = { $moves ->
    [one] { $moves } ťah
    [few] { $moves } ťahy
   *[other] { $moves } ťahov
}
replay-left = Pokračovanie od ťahu { $at } inej partie
replay-keys = ← → o ťah · Shift a ← → o kolo · medzerník prehráva
replay-on-how = Ty hráš jedno miesto, ostatné hrajú roboti. Čo na svojom mieste v tomto okamihu nevieš, sa rozdá znova, a rovnako každé potiahnutie a každý hod odtiaľto ďalej: prehratie ti o tom, čo príde, nič neprezradí.
replay-on-seat = Tvoje miesto
replay-on-bots = Ostatní
replay-on-start = Zaujať miesto

# All open: what one seat alone knows.
open-hand = V ruke
open-added = Pridané do podzemia
open-discarded = Odhodené lícom nadol
open-drawn = Potiahnuté príkazy
open-held = Príkazy v ruke
open-planned = Zvolené príkazy
open-battle = Plán boja
open-spied = Vyšpehované karty
open-dice = Použité kocky

luck-title = Overiteľná náhoda
luck-hash = Odtlačok náhody tejto partie
luck-why = Bol určený skôr, než sa partia začala. Po skončení sa ukáže semienko a soľ a každý si môže overiť, že z nich vyplýva každé zamiešanie a každý hod.
luck-old = Tento stôl je starší než overovanie: na začiatku sa neukázal žiadny odtlačok.
luck-working = Overujem…
luck-fits = Všetko sedí.
luck-not-proved = Niečo nesedí.
luck-statement = Text, z ktorého sa odtlačok počíta
luck-seed = Semienko
luck-salt = Soľ
luck-seal-proved = Záznam je nepoškodený: pečať sedí.
luck-seal-failed = Záznam je zmenený alebo poškodený: pečať nesedí.
luck-seal-absent = Záznam nemá pečať.
luck-commitment-proved = Semienko a soľ dávajú odtlačok, ktorý záznam uvádza.
luck-commitment-failed = Semienko a soľ nedávajú odtlačok, ktorý záznam uvádza.
luck-commitment-absent = Záznam nemá soľ: pred partiou nebolo nič sľúbené.
luck-shown-proved = Je to odtlačok ukázaný na začiatku.
luck-shown-failed = Nie je to odtlačok ukázaný na začiatku.
luck-shown-absent = Nie je žiadny odtlačok zo začiatku, s ktorým by sa dalo porovnať.
luck-actions-proved = { $count ->
    [one] Jedinú akciu pravidlá dovoľujú.
    [few] Všetky { $count } akcie pravidlá dovoľujú.
   *[other] Všetkých { $count } akcií pravidlá dovoľujú.
}
luck-actions-failed = Akciu { $at } pravidlá nedovoľujú.
luck-actions-absent = Akcie sa nekontrolovali.
luck-chance-proved = { $count ->
    [one] Jediné zamiešanie alebo hod vyplýva zo semienka.
    [few] Všetky { $count } zamiešania a hody vyplývajú zo semienka.
   *[other] Všetkých { $count } zamiešaní a hodov vyplýva zo semienka.
}
luck-chance-failed = Po akcii { $at } zamiešanie alebo hod zo semienka nevyplýva.
luck-chance-absent = Nepreukázalo sa, že zamiešania a hody vyplývajú zo semienka.
luck-result-proved = Výsledok je ten, ku ktorému vedú pravidlá.
luck-result-failed = Pravidlá vedú k inému výsledku.
luck-result-absent = Nebol žiadny výsledok na kontrolu.
luck-browser-proved = Tvoj prehliadač si odtlačok zo semienka a soli vypočítal sám: je rovnaký.
luck-browser-failed = Tvojmu prehliadaču zo semienka a soli vychádza iný odtlačok.
luck-browser-absent = Na stránke bez https prehliadač odtlačky počítať nedovoľuje: toto je iba slovo servera. Na vlastnom počítači to overí `podzemi replay --verify`.
