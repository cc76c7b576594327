# Kilka osób przy jednym urządzeniu.

device-hand = Urządzenie bierze { $name }
device-covered = Wszystko, co tajne, jest zasłonięte. Teraz patrzy tylko { $name }.
device-i-am = Jestem { $name }
device-here = Przy tym urządzeniu: { $names }
device-somebody = Ktoś przy tym urządzeniu
device-name = Imię gracza { $number } przy tym urządzeniu
device-player = Gracz { $number }
device-why = Gra na tym ekranie. Ekran jest zasłaniany za każdym razem, gdy przechodzi z rąk do rąk.
device-add = Dodaj
device-guest = przy tym samym urządzeniu co { $name }
