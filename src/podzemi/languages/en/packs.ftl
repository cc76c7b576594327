# Data packs: what can be wrong with one, and what to do about it. The place and the line stand before the sentence.

pack-no_packs = This game takes no data packs.
pack-too_large = The pack has { $size } KB; at most { $most } KB are allowed. Take out what does not belong to the components.
pack-not_text = The file is not text in UTF-8. Save it as UTF-8 and try again.
pack-long_line = This line is longer than { $most } characters. Break it, or shorten it.
pack-deep_key = This key has more than { $most } parts between its dots. No key of a pack needs so many.
pack-not_toml = This is not valid TOML. What the reader says: “{ $problem }”.
pack-wrong_game = This pack is for “{ $found }”; this game needs “{ $wanted }”.
pack-wrong_format = The pack is in format { $found }, this program reads format { $wanted }. Start from the current template.
pack-bad_name = The name of a pack is a text of at most { $most } characters.
pack-missing_field = This field is missing. The template shows what belongs there.
pack-unknown_field = There is no field of this name here. Delete it, or correct its name.
pack-unknown_field_near = There is no field of this name here. Did you mean “{ $near }”?
pack-wrong_type =
    Expected: { $wanted ->
        [number] a whole number
        [decimal] a number
        [text] a text in quotation marks
        [truth] true or false
        [list] a list in square brackets
        [time] a date or time
       *[table] a table
    }. Found: { $found ->
        [number] a whole number
        [decimal] a number
        [text] a text in quotation marks
        [truth] true or false
        [list] a list in square brackets
        [time] a date or time
       *[table] a table
    }.
pack-unknown_value = “{ $found }” is not possible here. Choose one of: { $allowed }.
pack-range = { $found } is not possible here. Choose a number from { $min } to { $max }.
pack-least = The smallest number possible here is { $least }.
pack-most = The largest number possible here is { $most }.
pack-fixed = This must stay “{ $wanted }”: the rules know nothing else.
pack-length =
    Entries here: { $found }. There must be exactly { $wanted }.
pack-sum = The numbers add up to { $found }; they must add up to { $wanted }.
pack-missing_entry = Missing: { $names }. Every component must be listed.
pack-unknown_entry = The rules do not know: { $names }. Delete it, or correct its name.
pack-twice = Listed more than once: { $names }. Keep one of them.
pack-order = The order must be: { $wanted }.
pack-rise = The numbers must rise, each larger than the one before.
pack-reference = “{ $name }” does not fit here. Choose from: { $among }.
pack-differs = This says “{ $found }”, but the rest of the pack makes it “{ $wanted }”. Correct one or the other.
pack-pattern = “{ $found }” cannot be read. Write it like this: “{ $example }”.
pack-not_enough = There are only { $found } here; at least { $wanted } are needed.
pack-too_many = There are { $found } here; at most { $most } are possible.
pack-together = “{ $one }” and “{ $other }” go together: give both or neither.

pd-pack-passage = A side passage leads from column A to column F; “{ $found }” does not.
pd-pack-border = “{ $found }” is not a border. Name two rooms that share a side, the smaller first, like “C3|C4”.
pd-pack-taken = There is already a wall or water here: { $names }. Name every border only once.
pd-pack-minions = There must be at least two minions on the map; there are { $found }.
pd-pack-boss_tiers = Name three bosses: one of tier 1, one of tier 2 and one of tier 3, in this order.
pd-pack-tier = Tier { $tier } has { $found } bosses; there must be { $wanted }.
pd-pack-reach = Without items these rooms are out of reach: { $found }. But “unreachable_without_cloak” says: { $wanted }. Check the walls.
pd-pack-training = Two heroes train with black dice and two with white ones; here { $found } train with black.

pack-line = line { $line }

terminal-pack-fits = “{ $name }” fits { $game }.
terminal-pack-differs =
    { $count ->
        [0] It has the same values as the house data.
        [one] One value differs from the house data:
       *[other] { $count } values differ from the house data:
    }
terminal-pack-place = place
terminal-pack-house = house data
terminal-pack-yours = pack
terminal-pack-mistakes =
    { $count ->
        [one] { $file } cannot be played with; one mistake:
       *[other] { $file } cannot be played with; { $count } mistakes:
    }
terminal-pack-missing = The match was played with the data pack “{ $name }” (sha256 { $sha }). Give its file with --pack.

refusal-unknown_pack = There is no such data pack.
refusal-unknown_session = That browser is signed out already.
refusal-no_packs = This game takes no data packs.
refusal-too_many_packs = You keep { $most } data packs already. Remove one first.
refusal-old_pack = This match is played with the data pack “{ $pack_name }”, which this version of the program no longer takes.
refusal-pack =
    { $count ->
        [one] One thing in this pack does not fit.
       *[other] { $count } things in this pack do not fit.
    }

## The browser

pack-title = Components
pack-house = House values
pack-offered = { $name } (offered here)
pack-bring = Upload a file…
pack-download = Download this pack
pack-remove = Remove this pack
pack-template = Download the template
pack-what = What is this?
pack-check = Check a pack
pack-taken = “{ $name }” fits. The table plays with it.
pack-at-table = Data pack: { $name }
pack-mistakes =
    { $count ->
        [one] { $file }: one thing does not fit
       *[other] { $file }: { $count } things do not fit
    }
pack-about = House values and your own
pack-about-what = The rules are complete, but some printed figures and card faces are in no public source. Where one was missing we designed it ourselves, with the counts and bounds that the rulebook gives, and marked it “house values”.
pack-about-how = If you own the game, you can play with what is printed. A data pack is a text file with all components of one game:
pack-about-template = Download the template. It holds our values, and beside each one where it comes from: D is ours, everything else is from the rulebook or another public source.
pack-about-fill = Open it in any text editor and put the printed values in place of ours. Keep the names of the fields.
pack-about-check = Upload the file when you open a new table, under “Components”. Every mistake is shown with its line and with what to do. When it fits, the table plays with it, bots and previews included.
pack-about-private = A pack belongs to whoever brings it. At a table that plays with it everybody sees its name and can download it; match records name it as well.
