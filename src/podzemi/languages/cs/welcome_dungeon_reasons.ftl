### Proč právě tenhle tah: co z něj plyne, jednou větou.

wd-reason-tile-beats = Bez { $tile_gen } nic neporazí { $cards_acc }.
wd-reason-tile-hp = Bez { $tile_gen } klesnou hrdinovy životy z { $before } na { $after }.
wd-reason-tile-spare = I bez { $tile_gen } zůstanou hrdinovi všechny životy a tytéž nestvůry porazí ostatní výzbroj.
wd-reason-runner-left = Ve hře zůstane jen { $seat } a musí na výpravu; šance na přežití je asi { $survival } %.
wd-reason-sit-out = Nejdeš do podzemí, kde je teď šance na přežití asi { $survival } %; { $left ->
    [one] ve hře zůstane { $left } hráč
    [few] ve hře zůstanou { $left } hráči
   *[other] ve hře zůstane { $left } hráčů
}.
wd-reason-last-card = Je to poslední karta: musíš na výpravu, šance na přežití je asi { $survival } %.
wd-reason-stay-in = Zůstáváš ve hře; výprava by teď měla šanci na přežití asi { $survival } %.
wd-reason-add-beaten = { $monster } nevadí: výzbroj ({ $tile }) ho porazí. Šance na přežití je pak asi { $survival } %.
wd-reason-add-hurts = { $monster }: nic ho neporazí, zranění { $damage }. Šance na přežití je pak asi { $survival } %.
wd-reason-name-left = { $unseen ->
    [0] Všechny karty tohoto druhu ({ $monster }) už znáš.
   *[other] Karty, které jsou ti z tohoto druhu ({ $monster }) neznámé: { $unseen } z { $copies }.
}
wd-reason-card-beaten = { $monster }: výzbroj ({ $tile }) ho porazí tak jako tak.
wd-reason-card-hurts = { $monster } by ubral hrdinovi životy: { $before } → { $after }.
wd-reason-card-fatal = { $monster } by hrdinu zabil.
