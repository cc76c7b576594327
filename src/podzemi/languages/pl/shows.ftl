### Co stół pokazuje i jak brzmi poza planszą: sceny, powiadomienia, znaki, decyzje, które podejmują się same.

show-skip = Pomiń
show-got-it = Rozumiem
show-marks = Zmiany od twojej ostatniej decyzji
show-forced = Jedyna możliwość: { $what }.
show-forced-setting = Decyduj za mnie tam, gdzie jest tylko jedna możliwość
show-forced-why = Krótka wiadomość mówi, co się stało. Decyzje, które mogłyby coś zdradzić innym, nadal podejmujesz ty.
show-to-result = Przejdź do wyniku
shell-key-m = ukryj znaki zmian i pokaż je znowu

## Dźwięk

sound-turn-off = Wyłącz dźwięk
sound-turn-on = Włącz dźwięk
sound-all = Dźwięki przy stole
sound-all-why = Ołówek, kamień, kości i bęben. Nic nie jest mówione samym dźwiękiem.
sound-turn = Potarcie zapałki, gdy przychodzi twoja kolej
sound-volume = Głośność
sound-volume-1 = Cicho
sound-volume-2 = Średnio
sound-volume-3 = Głośno

## Zapraszamy do podziemi

show-wd-run = Wszyscy inni spasowali: do środka wchodzisz ty.
show-wd-out = Inni grają dalej. Możesz patrzeć albo przejść do wyniku.

## Władcy podziemi

show-dl-orders = Odkrywamy rozkazy
show-dl-orders-lead = Najpierw pierwszy rozkaz każdego gracza, potem drugi, potem trzeci. Każdy sługa zajmuje pierwsze wolne miejsce.
show-dl-column = { $position ->
    [1] Pierwszy rozkaz
    [2] Drugi rozkaz
   *[3] Trzeci rozkaz
}
show-dl-full = wszystkie miejsca są zajęte
show-dl-poor = brakuje złota na najem
show-dl-all-placed = { $position ->
    [1] Pierwsze rozkazy: każdy sługa ma swoje miejsce.
    [2] Drugie rozkazy: każdy sługa ma swoje miejsce.
   *[3] Trzecie rozkazy: każdy sługa ma swoje miejsce.
}
show-dl-paladin = Idzie na czele drużyny przeciw twoim podziemiom.
show-dl-paladin-gone = Twoim podziemiom już nie zagraża.
show-dl-waits = Rozkaz nie zostanie wykonany; kartę możesz odzyskać pod koniec pory roku.
show-dl-creature-lost = Odchodzi na zawsze.

## Papierowe podziemia

show-pd-lead = Wszyscy stają przed bossem naraz.
show-pd-weak = Liczy się podwójnie: { $hero }
show-pd-less = mniej
show-pd-room-found = w komnacie bossa
show-pd-room-lost = komnata niezbadana
show-pd-best = największa siła: bierze nagrodę
show-pd-gem = Ktoś był szybszy: już go nie zdobędziesz.
show-pd-mission = Nie zdobędziesz już za to punktów.
show-pd-risen = Twoja drużyna raz powstaje z martwych. Na końcu kosztuje to punkty.

## Mroczna jaskinia

show-dc-after = Jak to się skończyło
show-dc-nobody = Nikogo nie spotyka.
show-dc-loyalty = Kto komu był wierny
show-dc-loyalty-lead = Karty klanów odkrywają się jedna po drugiej. Potem liczy się skarby.
show-dc-works = pracuje dla { $clan_gen }
show-dc-treasure = Skarb { $clan_gen }: { $treasure }.
show-dc-hands_swapped = Masz teraz na ręce inne karty.
show-dc-clan_looked = Teraz ktoś inny wie, dla kogo pracujesz.
show-dc-boots_given = W każdej turze masz o jeden ruch więcej.
show-dc-axe_given = Leży przed tobą: odpędzi potwora albo przetnie pajęczynę.
show-dc-web_laid = Droga tuż obok twojego krasnoluda jest zamknięta.
show-dc-card_lost = Limit kart pozostanie niższy do końca partii.
show-dc-gold_lost = Liczy się tylko złoto wyniesione na zewnątrz.
show-dc-dwarf_laid = Do końca swojej następnej tury nie możesz się ruszyć.
