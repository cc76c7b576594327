# Several people at one device.

device-hand = Hand the device to { $name }
device-covered = Everything secret is covered. From here on only { $name } should look, please.
device-i-am = I am { $name }
device-here = At this device: { $names }
device-somebody = Somebody at this device
device-name = Name of player { $number } at this device
device-player = Player { $number }
device-why = Plays on this screen, which is covered whenever the device changes hands.
device-add = Add
device-guest = at the same device as { $name }
