"""The whole header of a game: components, structs, functions, and the entry points that all games share."""

from __future__ import annotations

from dataclasses import replace
from typing import Any  # Any: components and observation spec of whichever game

from podzemi.engine.shape import Shape
from podzemi.native.translate.checks.aliasing import Aliasing
from podzemi.native.translate.checks.effects import Effects
from podzemi.native.translate.checks.order import check_order
from podzemi.native.translate.kinds import BOOL, BOX, INT, NOTHING, Kind
from podzemi.native.translate.reach import circles, reachable
from podzemi.native.translate.source import Function, Program
from podzemi.native.translate.storage import Storage, number_type
from podzemi.native.translate.writing.components import box_source, wide_ranges
from podzemi.native.translate.writing.names import safe
from podzemi.native.translate.writing.statements import Body

ENTRIES = ("setup", "to_act", "legal", "apply", "default", "is_over", "scores", "places")
"""Entry points in every game's `rules`."""
POLICY = ("weigh", "estimate")
"""Entry points in its `policy`, for rollouts and search."""
MOST_WEIGHT = 1_000_000
LONG = 128
"""Lists of so many bytes stand last in their struct, so that a copy can leave out what is not used."""

PREFACE = """\
// Translated from the rules of {game} by podzemi.native.translate. Not to be edited.
//
// `runtime.hpp` comes first. Everything lies in namespace podzemi_{game}:
//   setup(state, dice, players, options)   a new match; options as `rules.setup` takes them, in that order
//   to_act(state, seats)                   the seats that owe a decision; how many
//   legal(state, seat, out)                the codes the seat may play, as Python lists them
//   apply(state, seat, code)               plays a legal code; nothing is checked
//   default_code(state, seat)              what an absent seat plays
//   over, scores, places                   the result; a place is 1 for the best
//   observe(state, seat, out)              what the seat may know: OBSERVATION_SIZE numbers
//   weigh(state, seat, codes, out)         PODZEMI_JUDGED: how much a quick player likes each code
//   estimate(state, seat)                  PODZEMI_JUDGED: what the seat may expect, in thousandths
//   clone(to, from)                        a copy
//   dump, load                             the state as numbers, fields in order, lists as length and items
// With PODZEMI_ANY_BOX the components are memory: fill a `Box` by `load` and let `current_box` point at it.
#pragma once
"""


class Header:
    """Writes the header of one game."""

    def __init__(
        self,
        game: str,
        program: Program,
        shape: Shape,
        box: Any,
        spec: Any = None,
        judged: bool = False,
        also: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.program = program
        self.shape = replace(shape, ranges=shape.ranges | wide_ranges(program, box))
        self.box = box
        self.judged = judged
        rules = program.module(f"{program.package}.rules")
        found = {name: program.function(rules, name) for name in ENTRIES}
        if judged:
            policy = program.module(f"{program.package}.policy")
            found |= {name: program.function(policy, name) for name in POLICY}
            found |= {name: self.planner_function(name) for name in shape.planned}
        if spec is not None:
            found["observe"] = program.function(
                program.module(f"{program.package}.encoding.observation"), "observe"
            )
        self.observation_spec = spec
        for name in also:
            module, _, inner = name.rpartition(".")
            found[name] = program.function(program.module(f"{program.package}.{module}"), inner)
        self.entries = {name: one for name, one in found.items() if one is not None}
        self.functions = reachable(program, list(self.entries.values()))
        self.legal = f"{self.entries['legal'].key}()"
        if judged:
            self.shape = self.judged_shape(self.shape)
        self.storage = Storage(program, self.shape, self.functions, self.legal)
        self.circles = circles(program, self.functions)
        effects = Effects(self.storage)
        for scope in self.storage.scopes.values():
            check_order(effects, scope)
        Aliasing(effects).check()

    def planner_function(self, name: str) -> Function | None:
        """A function that a planner calls, by module and name."""
        home, _, inner = name.rpartition(".")
        return self.program.function(self.program.module(f"{self.program.package}.{home}"), inner)

    def judged_shape(self, shape: Shape) -> Shape:
        """`weigh` takes a list of legal codes and returns as many weights."""
        codes, weights = f"{self.entries['weigh'].key}.codes", f"{self.entries['weigh'].key}()"
        ranges = {weights: (0, MOST_WEIGHT)}
        if self.legal in shape.ranges:
            ranges[codes] = shape.ranges[self.legal]
        lists = {codes: shape.legal, weights: shape.legal}
        return replace(shape, lists=shape.lists | lists, ranges=shape.ranges | ranges)

    def text(self) -> str:
        lines = [
            PREFACE.format(game=self.game),
            f"namespace podzemi_{self.game} {{",
            "using namespace podzemi;",
            "",
        ]
        lines += [*self.sizes(), "", *box_source(self.program, self.box)]
        for name in self.program.objects:
            lines += ["", *self.struct(name)]
        lines += ["", *(f"{self.signature(one)};" for one in self.functions), ""]
        done: set[str] = set()
        for one in self.functions:
            if one.key not in done:
                circle = self.circles.get(one.key, [])
                lines += self.circle(circle) if circle else self.whole(one)
                lines.append("")
                done |= {other.key for other in circle}
        lines += self.entry_points()
        lines.append(f"}}  // namespace podzemi_{self.game}")
        return "\n".join(lines) + "\n"

    @property
    def options(self) -> list[str]:
        """The parameters of set-up that are options."""
        return [name for name in self.entries["setup"].native_parameters if name not in ("dice", "players")]

    def sizes(self) -> list[str]:
        return [
            "#ifndef PODZEMI_MAX_LEGAL",
            "// More codes are never legal at once. With less room the list is cut, which takes less memory.",
            f"#define PODZEMI_MAX_LEGAL {self.shape.legal}",
            "#endif",
            f"using Code = {self.storage.element(self.legal)};",
            f"constexpr int MAX_PLAYERS = {self.shape.players};",
            "constexpr int MAX_LEGAL = PODZEMI_MAX_LEGAL;",
            f"constexpr int OPTION_COUNT = {len(self.options)};",
            f"constexpr int DUMP_SIZE = {self.dump_size('State')};",
            "using Legal = List<Code, MAX_LEGAL, true>;",
        ]

    # ---------------------------------------------------------------- structs

    def struct(self, name: str) -> list[str]:
        """The fields by size, so that no room is lost between them; dumped in the order of Python."""
        fields = {field: kind for field, kind in self.program.classes[name].items() if kind != BOX}
        types = {field: self.field_type(name, field, kind) for field, kind in fields.items()}
        long = self.long_fields(name)
        short = sorted(
            set(fields) - set(long), key=lambda one: (-_alignment(types[one]), list(fields).index(one))
        )
        rows = [f"    {types[field]} {safe(field)};" for field in (*short, *long)]
        writing = " ".join(f"write(numbers_, {safe(field)});" for field in fields)
        reading = " && ".join(f"read(numbers_, {safe(field)})" for field in fields)
        return [
            f"struct {name} {{",
            *rows,
            f"    MFN void dump(W*& numbers_) const {{ {writing} }}",
            f"    MFN bool load(const W*& numbers_) {{ return {reading}; }}",
            f"    template <class V> MFN void parts(V& visit) const {{ {self.parts(long)} }}",
            "};",
        ]

    def field_type(self, name: str, field: str, kind: Kind) -> str:
        key = f"{name}.{field}"
        if kind == INT:
            return number_type(*self.shape.ranges.get(key, self.shape.usual))
        found = self.storage.type(kind, key)
        if found is None:
            raise ValueError(f"the shape of {self.game} does not say how long {key} can be")
        return found

    def width(self, type_name: str) -> int:
        """How many bytes a field takes, near enough."""
        if type_name.startswith("List<"):
            item, _, count = type_name.removeprefix("List<").removesuffix(">").rpartition(", ")
            return 2 + int(count) * self.width(item)
        if type_name in self.program.classes:
            rows = self.program.classes[type_name].items()
            return sum(
                self.width(self.field_type(type_name, field, kind)) for field, kind in rows if kind != BOX
            )
        return 24 if type_name == "Dice" else _alignment(type_name)

    def long_fields(self, name: str) -> list[str]:
        """The lists that stand last."""
        fields = [(field, kind) for field, kind in self.program.classes[name].items() if kind != BOX]
        return [field for field, kind in fields if self.width(self.field_type(name, field, kind)) >= LONG]

    def parts(self, long: list[str]) -> str:
        """Shows a visitor all that is in use: what long lists have room for and do not use is left out."""
        if not long:
            return "visit(this, sizeof *this);"
        first = safe(long[0])
        lists = " ".join(f"{safe(field)}.parts(visit);" for field in long)
        return f"visit(this, (Size)((const char*)&{first} - (const char*)this)); {lists}"

    # ---------------------------------------------------------------- functions

    def signature(self, function: Function, which: bool = False) -> str:
        """Lists and objects are built where the caller wants them; `which`: the loop of a circle."""
        parameters = ["int which"] if which else []
        name, returned = function.name, self.result_type(function)
        if function.returns.what in ("object", "list"):
            parameters.append(f"{returned}& result")
            returned = "void"
        if function.returns.is_list:
            name = f"{name}_into"
        parameters += [self.parameter(function, one) for one in function.native_parameters]
        return f"FN {returned} {name}{'_and_on' if which else ''}({', '.join(parameters)})"

    def by_value(self, function: Function) -> list[str]:
        """The same for use in an expression."""
        if not function.returns.is_list:
            return []
        kind = self.result_type(function)
        parameters = ", ".join(self.parameter(function, one) for one in function.native_parameters)
        names = "".join(f", {safe(one)}" for one in function.native_parameters)
        lines = [f"FN {kind} {function.name}({parameters}) {{", f"    {kind} result;"]
        return [*lines, f"    {function.name}_into(result{names});", "    return result;", "}"]

    def parameter(self, function: Function, name: str) -> str:
        kind = function.parameters[name]
        if kind == INT:
            return f"{self.storage.scalar(f'{function.key}.{name}')} {safe(name)}"
        if kind == BOOL:
            return f"bool {safe(name)}"
        if kind.is_list:
            return f"auto&& {safe(name)}"
        return f"{'Dice' if kind.what == 'dice' else kind.name}& {safe(name)}"

    def result_type(self, function: Function) -> str:
        kind = function.returns
        if kind == NOTHING:
            return "void"
        if kind.what == "object":
            return kind.name
        if kind == INT:
            return self.storage.scalar(f"{function.key}()")
        if kind == BOOL:
            return "bool"
        found = self.storage.type(kind, f"{function.key}()") if kind.is_list else None
        if found is None:
            raise function.refuse(function.node, f"the shape does not say what {function.key}() gives back")
        return found

    def body(self, function: Function, circle: list[str]) -> list[str]:
        return Body(self.storage, self.storage.scopes[function.key], circle=circle).text()

    def whole(self, function: Function) -> list[str]:
        body = ["    " + line for line in self.body(function, [])]
        return [f"{self.signature(function)} {{", *body, "}", *self.by_value(function)]

    def circle(self, functions: list[Function]) -> list[str]:
        """Functions that call each other last: one loop, and `which` says where it is."""
        first = functions[0]
        for one in functions:
            if (
                one.native_parameters != first.native_parameters
                or one.returns != first.returns
                or one.returns.is_list
            ):
                raise one.refuse(
                    one.node, f"{one.key} and {first.key} call each other with different parameters"
                )
        keys = [one.key for one in functions]
        lines = [f"{self.signature(first, True)} {{", "again:", "    switch (which) {"]
        for number, one in enumerate(functions):
            lines += [
                f"    case {number}: {{",
                *("        " + line for line in self.body(one, keys)),
                "        break;",
                "    }",
            ]
        lines += ["    }", "}"]
        names = ", ".join(safe(name) for name in first.native_parameters)
        for number, one in enumerate(functions):
            lines.append(f"{self.signature(one)} {{ return {first.name}_and_on({number}, {names}); }}")
        return lines

    # ---------------------------------------------------------------- what all games share

    def entry_points(self) -> list[str]:
        setup, options = self.entries["setup"], self.options
        given = "".join(
            f", options[{n}]{' != 0' if setup.parameters[o] == BOOL else ''}" for n, o in enumerate(options)
        )
        names = {name: one.name for name, one in self.entries.items()}
        return [
            "FN void setup(State& state, Dice dice, int players, const int* options) {",
            "    state.dice = dice;",
            f"    {names['setup']}(state, state.dice, players{given});",
            "}",
            "FN int to_act(State& state, signed char* seats) {",
            f"    auto found = {names['to_act']}(state);",
            "    for (int i = 0; i < found.n; i++) seats[i] = (signed char)found.v[i];",
            "    return found.n;",
            "}",
            "FN void legal(State& state, int seat, Legal& out) {",
            f"    {names['legal']}_into(out, state, seat);",
            "}",
            f"FN void apply(State& state, int seat, Code code) {{ {names['apply']}(state, seat, code); }}",
            "FN Code default_code(State& state, int seat) {",
            f"    return (Code){names['default']}(state, seat);",
            "}",
            f"FN bool over(State& state) {{ return {names['is_over']}(state); }}",
            *self.by_seat("scores", names["scores"]),
            *self.by_seat("places", names["places"]),
            *self.observation(),
            *self.policy(),
            "FN void clone(State& to, const State& from) { copy_used(to, from); }",
            "FN int dump(const State& state, W* out) {",
            "    W* at = out;",
            "    state.dump(at);",
            "    return (int)(at - out);",
            "}",
            "FN bool load(State& state, const W* from) { return state.load(from); }",
        ]

    def observation(self) -> list[str]:
        """The observation, in numbers as wide as its fields need; empty without a specification."""
        size = 0 if self.observation_spec is None else self.observation_spec.size
        wide = size > 0 and self.observation_spec.dtype == "int16"
        written = f"{self.entries['observe'].name}(state, seat, out);" if size else ""
        return [
            f"using Observation = {'short' if wide else 'signed char'};",
            f"constexpr int OBSERVATION_SIZE = {size};",
            f"FN void observe(State& state, int seat, Observation* out) {{ {written} }}",
        ]

    def policy(self) -> list[str]:
        if not self.judged:
            return []
        weigh, estimate = self.entries["weigh"], self.entries["estimate"]
        planner = [f'#define PODZEMI_PLANNER "planners/{self.shape.planner}"'] if self.shape.planner else []
        return [
            "#define PODZEMI_JUDGED",
            *planner,
            f"using Weights = {self.result_type(weigh)};",
            "FN void weigh(State& state, int seat, Legal& codes, Weights& out) {",
            f"    {weigh.name}_into(out, state, seat, codes);",
            "}",
            f"FN int estimate(State& state, int seat) {{ return (int){estimate.name}(state, seat); }}",
        ]

    def by_seat(self, name: str, function: str) -> list[str]:
        return [
            f"FN void {name}(State& state, int* out) {{",
            f"    auto found = {function}(state);",
            "    for (int i = 0; i < found.n; i++) out[i] = (int)found.v[i];",
            "}",
        ]

    def dump_size(self, name: str) -> int:
        """How many numbers an object takes at most."""
        return sum(
            self._numbers(kind, f"{name}.{field}") for field, kind in self.program.classes[name].items()
        )

    def _numbers(self, kind: Kind, key: str) -> int:
        if kind.is_list:
            return 1 + (self.storage.capacity(key) or 0) * self._numbers(kind.item, f"{key}[]")
        if kind.what == "object":
            return self.dump_size(kind.name)
        return {"dice": 3, "box": 0}.get(kind.what, 1)


def _alignment(type_name: str) -> int:
    """How a field of that type is aligned; objects may hold anything."""
    item = type_name.removeprefix("List<").split(",")[0]
    return {"bool": 1, "signed char": 1, "unsigned char": 1, "short": 2, "unsigned short": 2, "int": 4}.get(
        item, 8
    )
