### Prečo práve tento ťah: čo z neho vyplýva, jednou vetou.

wd-reason-tile-beats = Bez { $tile_gen } nič neporazí { $cards_acc }.
wd-reason-tile-hp = Bez { $tile_gen } klesnú hrdinove životy z { $before } na { $after }.
wd-reason-tile-spare = Aj bez { $tile_gen } zostanú hrdinovi všetky životy a tie isté príšery porazí ostatná výzbroj.
wd-reason-runner-left = V hre zostane iba { $seat } a musí na výpravu; šanca na prežitie je asi { $survival } %.
wd-reason-sit-out = Nejdeš do podzemia, kde je teraz šanca na prežitie asi { $survival } %; { $left ->
    [one] v hre zostane { $left } hráč
    [few] v hre zostanú { $left } hráči
   *[other] v hre zostane { $left } hráčov
}.
wd-reason-last-card = Je to posledná karta: musíš na výpravu, šanca na prežitie je asi { $survival } %.
wd-reason-stay-in = Zostávaš v hre; výprava by teraz mala šancu na prežitie asi { $survival } %.
wd-reason-add-beaten = { $monster } neprekáža: výzbroj ({ $tile }) ho porazí. Šanca na prežitie je potom asi { $survival } %.
wd-reason-add-hurts = { $monster }: nič ho neporazí, zranenie { $damage }. Šanca na prežitie je potom asi { $survival } %.
wd-reason-name-left = { $unseen ->
    [0] Všetky karty tohto druhu ({ $monster }) už poznáš.
   *[other] Karty, ktoré z tohto druhu ({ $monster }) nepoznáš: { $unseen } z { $copies }.
}
wd-reason-card-beaten = { $monster }: výzbroj ({ $tile }) ho porazí tak či tak.
wd-reason-card-hurts = { $monster } by ubral hrdinovi životy: { $before } → { $after }.
wd-reason-card-fatal = { $monster } by hrdinu zabil.
