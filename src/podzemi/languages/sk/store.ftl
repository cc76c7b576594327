### Príkazy, ktoré sa starajú o úložisko servera.

store-copying = Kopírovanie
store-tables =
    { $tables ->
        [one] jeden stôl
        [few] { $tables } stoly
       *[other] { $tables } stolov
    }
store-people =
    { $people ->
        [one] jeden človek
        [few] { $people } ľudia
       *[other] { $people } ľudí
    }
store-backed-up = { $file } ({ $size }, { $seconds } s): { store-tables } a { store-people }.
store-restored = Obnovené z { $file } ({ $seconds } s): { store-tables } a { store-people }.
store-moved = V { $to }, porovnané riadok po riadku ({ $seconds } s): { store-tables } a { store-people }.
store-format = Databáza má formát { $format }; toto vydanie používa formát { $newest }.
store-led = Databáza prešla z formátu { $before } na formát { $after }.
store-working = Premýšľa sa pre { $place }. Zastaví to Ctrl-C.
