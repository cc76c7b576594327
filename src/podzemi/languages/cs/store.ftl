### Příkazy, které pečují o úložiště serveru.

store-copying = Kopírování
store-tables =
    { $tables ->
        [one] jeden stůl
        [few] { $tables } stoly
       *[other] { $tables } stolů
    }
store-people =
    { $people ->
        [one] jeden člověk
        [few] { $people } lidé
       *[other] { $people } lidí
    }
store-backed-up = { $file } ({ $size }, { $seconds } s): { store-tables } a { store-people }.
store-restored = Obnoveno z { $file } ({ $seconds } s): { store-tables } a { store-people }.
store-moved = V { $to }, porovnáno řádek po řádku ({ $seconds } s): { store-tables } a { store-people }.
store-format = Databáze má formát { $format }; toto vydání používá formát { $newest }.
store-led = Databáze přešla z formátu { $before } na formát { $after }.
store-working = Přemýšlí se pro { $place }. Zastaví to Ctrl-C.
