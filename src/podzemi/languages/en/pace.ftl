### How fast the others' turns are shown.

pace-title = Speed of the others’ turns
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-at-once = At once
pace-pause = Hold
pace-go-on = Go on
pace-skip = Skip to now
pace-space = Space

since-title = Since your last turn
since-close = Close
since-point = Show it on the board
since-more = { $turns ->
    [one] And { $turns } turn before that.
   *[other] And { $turns } turns before that.
}
shell-key-p = pause and resume the show of the others’ turns
shell-key-space = skip to the present position
shell-key-b = what happened since your last turn
