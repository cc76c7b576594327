# Several people at one device.

device-hand = Hand the device to { $name }
device-covered = Everything secret is covered. Only { $name } looks now, please.
device-i-am = I am { $name }
device-here = At this device: { $names }
device-somebody = Somebody at this device
device-name = Name of player { $number } at this device
device-player = Player { $number }
device-why = Plays on this screen. It is covered whenever it goes from one to another.
device-add = Add
device-guest = at the same device as { $name }
