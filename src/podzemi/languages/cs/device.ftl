# Několik lidí u jednoho zařízení.

device-hand = Zařízení si bere { $name }
device-covered = Všechno tajné je zakryté. Teď se dívá jen { $name }.
device-i-am = Já jsem { $name }
device-here = U tohoto zařízení: { $names }
device-somebody = Někdo u tohoto zařízení
device-name = Jméno hráče { $number } u tohoto zařízení
device-player = Hráč { $number }
device-why = Hraje na této obrazovce. Ta se zakryje, kdykoli jde zařízení z ruky do ruky.
device-add = Přidat
device-guest = u stejného zařízení jako { $name }
