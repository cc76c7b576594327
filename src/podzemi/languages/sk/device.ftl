# Niekoľko ľudí pri jednom zariadení.

device-hand = Zariadenie si berie { $name }
device-covered = Všetko tajné je zakryté. Teraz sa pozerá len { $name }.
device-i-am = Ja som { $name }
device-here = Pri tomto zariadení: { $names }
device-somebody = Niekto pri tomto zariadení
device-name = Meno hráča { $number } pri tomto zariadení
device-player = Hráč { $number }
device-why = Hrá na tejto obrazovke. Tá sa zakryje vždy, keď ide zariadenie z ruky do ruky.
device-add = Pridať
device-guest = pri rovnakom zariadení ako { $name }
