// One match as a Python object; part of core.cpp.

struct StateObject {
    PyObject_VAR_HEAD
    const Game* game;
    long long memory[1];  // as many bytes as the game's state has
};

void* memory_of(PyObject* self) { return ((StateObject*)self)->memory; }
const Game* game_of(PyObject* self) { return ((StateObject*)self)->game->here(); }

PyTypeObject* STATE = nullptr;

PyObject* new_state(const Game* game) {
    StateObject* made = (StateObject*)PyObject_Malloc(offsetof(StateObject, memory) + game->state_bytes);
    if (made == nullptr) return PyErr_NoMemory();
    PyObject_InitVar((PyVarObject*)made, STATE, game->state_bytes);
    made->game = game;
    Py_XINCREF((PyObject*)game->owner);
    return (PyObject*)made;
}

bool is_seat(PyObject* self, int seat) {
    return seat >= 0 && seat < game_of(self)->players(memory_of(self));
}

bool as_seat(PyObject* self, PyObject* value, int* seat) {
    if (!as_int(value, seat)) return false;
    if (is_seat(self, *seat)) return true;
    PyErr_Format(PyExc_ValueError, "there is no seat %d", *seat);
    return false;
}

// start(game, seed, players, option numbers)
PyObject* start(PyObject*, PyObject* const* args, Py_ssize_t given) {
    const Game* game;
    u64 seed;
    int players, options[MOST_OPTIONS];
    if (!arguments(given, 4, 4) || (game = find_game(args[0])) == nullptr) return nullptr;
    if (!as_seed(args[1], &seed) || !as_int(args[2], &players) || !as_options(game, args[3], options)) return nullptr;
    if (players < 1 || players > game->max_players) {
        PyErr_Format(PyExc_ValueError, "%s is not for %d players", game->name, players);
        return nullptr;
    }
    PyObject* made = new_state(game);
    if (made != nullptr) game->setup(memory_of(made), seed, players, options);
    return made;
}

// from_numbers(game, numbers)
PyObject* from_numbers(PyObject*, PyObject* const* args, Py_ssize_t given) {
    const Game* game;
    std::vector<long long> numbers;
    if (!arguments(given, 2, 2) || (game = find_game(args[0])) == nullptr) return nullptr;
    if (!as_numbers(args[1], &numbers)) return nullptr;
    PyObject* made = new_state(game);
    if (made == nullptr) return nullptr;
    numbers.resize(game->dump_size + numbers.size());  // so that nothing read lies outside
    if (!game->load(memory_of(made), numbers.data())) {
        Py_DECREF(made);
        PyErr_Format(PyExc_ValueError, "these numbers do not fit a compiled state of %s", game->name);
        return nullptr;
    }
    return made;
}

PyObject* state_numbers(PyObject* self, PyObject*) {
    const Game* game = game_of(self);
    std::vector<long long> numbers(game->dump_size);
    return list_of(numbers.data(), game->dump(memory_of(self), numbers.data()));
}

PyObject* state_clone(PyObject* self, PyObject*) {
    const Game* game = game_of(self);
    PyObject* made = new_state(game);
    if (made != nullptr) game->copy(memory_of(made), memory_of(self));
    return made;
}

// What needs no speed is written in Python.
PyObject* in_python(const char* function, PyObject* self) {
    PyObject* module = PyImport_ImportModule("podzemi.native.conversion");
    PyObject* found = module == nullptr ? nullptr : PyObject_CallMethod(module, function, "O", self);
    Py_XDECREF(module);
    return found;
}

PyObject* state_python(PyObject* self, PyObject*) { return in_python("to_python", self); }
PyObject* state_dump(PyObject* self, PyObject*) { return in_python("dump", self); }
PyObject* state_reduce(PyObject* self, PyObject*) { return in_python("reduce", self); }
PyObject* state_deepcopy(PyObject* self, PyObject*) { return state_clone(self, nullptr); }
PyObject* state_text(PyObject* self) { return in_python("text", self); }

PyObject* state_to_act(PyObject* self, PyObject*) {
    signed char seats[MOST_SEATS];
    return list_of(seats, game_of(self)->to_act(memory_of(self), seats));
}

PyObject* state_legal(PyObject* self, PyObject* value) {
    int seat;
    if (!as_int(value, &seat)) return nullptr;
    if (!is_seat(self, seat)) return PyList_New(0);
    const Game* game = game_of(self);
    long long* codes = (long long*)alloca(sizeof(long long) * game->max_legal);
    return list_of(codes, game->legal(memory_of(self), seat, codes));
}

bool may_play(PyObject* self, int seat, long long code) {
    const Game* game = game_of(self);
    signed char seats[MOST_SEATS];
    int asked = game->to_act(memory_of(self), seats);
    if (std::find(seats, seats + asked, seat) == seats + asked) return false;
    long long* codes = (long long*)alloca(sizeof(long long) * game->max_legal);
    int count = game->legal(memory_of(self), seat, codes);
    return std::find(codes, codes + count, code) != codes + count;
}

// The rules in Python say why.
PyObject* refuse(PyObject* self, int seat, long long code) {
    PyObject* module = PyImport_ImportModule("podzemi.native.conversion");
    if (module == nullptr) return nullptr;
    PyObject* said = PyObject_CallMethod(module, "refuse", "OiL", self, seat, code);
    Py_DECREF(module);
    Py_XDECREF(said);
    if (!PyErr_Occurred()) PyErr_SetString(PyExc_RuntimeError, "the rules in Python allow what the compiled ones refuse");
    return nullptr;
}

PyObject* state_apply(PyObject* self, PyObject* const* args, Py_ssize_t given) {
    int seat;
    long long code;
    if (!arguments(given, 2, 2) || !as_int(args[0], &seat) || !as_code(args[1], &code)) return nullptr;
    if (!may_play(self, seat, code)) return refuse(self, seat, code);
    game_of(self)->apply(memory_of(self), seat, code);
    Py_RETURN_NONE;
}

PyObject* state_apply_unchecked(PyObject* self, PyObject* const* args, Py_ssize_t given) {
    int seat;
    long long code;
    if (!arguments(given, 2, 2) || !as_seat(self, args[0], &seat) || !as_code(args[1], &code)) return nullptr;
    game_of(self)->apply(memory_of(self), seat, code);
    Py_RETURN_NONE;
}

// The weights of the seat's legal codes, in their order.
PyObject* state_weigh(PyObject* self, PyObject* value) {
    int seat;
    if (!as_int(value, &seat)) return nullptr;
    if (!is_seat(self, seat)) return PyList_New(0);
    const Game* game = game_of(self);
    std::vector<long long> codes(game->max_legal);
    std::vector<int> weights(game->max_legal);
    return list_of(weights.data(), game->weighed(memory_of(self), seat, codes.data(), weights.data()));
}

PyObject* state_estimate(PyObject* self, PyObject* value) {
    int seat;
    if (!as_seat(self, value, &seat)) return nullptr;
    return PyLong_FromLong(game_of(self)->estimate(memory_of(self), seat));
}

PyObject* state_default(PyObject* self, PyObject* value) {
    int seat;
    if (!as_seat(self, value, &seat)) return nullptr;
    return PyLong_FromLongLong(game_of(self)->default_code(memory_of(self), seat));
}

// observe(seat) or observe(seat, out): a list, or nothing but the numbers in `out`
PyObject* state_observe(PyObject* self, PyObject* const* args, Py_ssize_t given) {
    int seat;
    if (!arguments(given, 1, 2) || !as_seat(self, args[0], &seat)) return nullptr;
    const Game* game = game_of(self);
    Py_ssize_t bytes = (Py_ssize_t)game->observation_size * game->observation_bytes;
    if (given == 1) {
        std::vector<long long> seen(bytes / sizeof(long long) + 1);
        game->observe(memory_of(self), seat, seen.data());
        return numbers_of(seen.data(), game->observation_bytes, game->observation_size);
    }
    Py_buffer out;
    if (PyObject_GetBuffer(args[1], &out, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS) != 0) return nullptr;
    bool fits = out.len == bytes && out.itemsize == game->observation_bytes;
    if (fits) game->observe(memory_of(self), seat, out.buf);
    PyBuffer_Release(&out);
    if (!fits) {
        return PyErr_Format(PyExc_ValueError, "an observation is %d numbers of %d bytes", game->observation_size,
                            game->observation_bytes);
    }
    Py_RETURN_NONE;
}

PyObject* state_get_packed(PyObject* self, void*) {
    PackObject* pack = (PackObject*)game_of(self)->owner;
    return Py_NewRef(pack == nullptr ? Py_None : pack->source);
}

PyObject* state_get_game(PyObject* self, void*) { return PyUnicode_FromString(game_of(self)->name); }
PyObject* state_get_over(PyObject* self, void*) { return PyBool_FromLong(game_of(self)->over(memory_of(self))); }
PyObject* state_get_players(PyObject* self, void*) {
    return PyLong_FromLong(game_of(self)->players(memory_of(self)));
}

PyObject* ended(PyObject* self, Outcome* out) {
    const Game* game = game_of(self);
    if (!game->over(memory_of(self))) Py_RETURN_NONE;
    game->result(memory_of(self), out);
    return nullptr;
}

PyObject* state_get_scores(PyObject* self, void*) {
    Outcome out;
    PyObject* none = ended(self, &out);
    return none ? none : list_of(out.scores, game_of(self)->players(memory_of(self)));
}

PyObject* state_get_places(PyObject* self, void*) {
    Outcome out;
    PyObject* none = ended(self, &out);
    return none ? none : list_of(out.places, game_of(self)->players(memory_of(self)));
}

// The same components may lie in two places.
bool same_game(const Game* one, const Game* two) {
    if (one == two) return true;
    bool with_packs = one->box != nullptr && two->box != nullptr;
    return with_packs && one->box_bytes == two->box_bytes && std::strcmp(one->name, two->name) == 0 &&
           std::memcmp(one->box, two->box, one->box_bytes) == 0;
}

PyObject* state_compare(PyObject* self, PyObject* other, int operation) {
    if (Py_TYPE(self) != Py_TYPE(other) || (operation != Py_EQ && operation != Py_NE)) Py_RETURN_NOTIMPLEMENTED;
    const Game* game = game_of(self);
    bool equal = same_game(game, game_of(other));
    if (equal) {
        std::vector<long long> mine(game->dump_size), theirs(game->dump_size);
        mine.resize(game->dump(memory_of(self), mine.data()));
        theirs.resize(game->dump(memory_of(other), theirs.data()));
        equal = mine == theirs;
    }
    return PyBool_FromLong(equal == (operation == Py_EQ));
}

void state_dealloc(PyObject* self) {
    PyTypeObject* type = Py_TYPE(self);
    Py_XDECREF((PyObject*)((StateObject*)self)->game->owner);
    PyObject_Free(self);
    Py_DECREF(type);
}

#define FAST(function) ((PyCFunction)(void (*)(void))(function))

PyMethodDef STATE_METHODS[] = {
    {"numbers", state_numbers, METH_NOARGS, "All fields as one flat list of numbers."},
    {"python", state_python, METH_NOARGS, "The same match as the rules in Python know it: for views, refusals and events."},
    {"dump", state_dump, METH_NOARGS, "The bytes that `game.dump` makes of the same match."},
    {"__reduce__", state_reduce, METH_NOARGS, nullptr},
    {"clone", state_clone, METH_NOARGS, "A copy that shares nothing."},
    {"__copy__", state_clone, METH_NOARGS, nullptr},
    {"__deepcopy__", state_deepcopy, METH_O, nullptr},
    {"to_act", state_to_act, METH_NOARGS, "The seats whose decision is awaited, ascending; empty: it is over."},
    {"legal", state_legal, METH_O, "The codes this seat may play now, in a fixed order; empty if it is not asked."},
    {"apply", FAST(state_apply), METH_FASTCALL, "Play a code; IllegalAction if the rules refuse it."},
    {"apply_unchecked", FAST(state_apply_unchecked), METH_FASTCALL,
     "Play a code that `legal` listed a moment ago. Any other leaves the state, or the process, in pieces."},
    {"default", state_default, METH_O, "What an absent seat plays; uses only what that seat knows."},
    {"weigh", state_weigh, METH_O, "How much a quick player likes each legal code of the seat, in the order of `legal`."},
    {"estimate", state_estimate, METH_O, "What the seat may expect from here, in thousandths of a win."},
    {"observe", FAST(state_observe), METH_FASTCALL,
     "What the seat may know as numbers: a list, or written into the buffer given as second argument."},
    {nullptr, nullptr, 0, nullptr},
};

PyGetSetDef STATE_VALUES[] = {
    {"game", state_get_game, nullptr, "The name of the game.", nullptr},
    {"packed", state_get_packed, nullptr, "The game with the data pack of this match; None: the built-in data.", nullptr},
    {"over", state_get_over, nullptr, "Whether the match is over.", nullptr},
    {"players", state_get_players, nullptr, "How many seats there are.", nullptr},
    {"scores", state_get_scores, nullptr, "Points by seat; None while the match is on.", nullptr},
    {"places", state_get_places, nullptr, "Places by seat, 1 the best; None while the match is on.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

PyType_Slot STATE_SLOTS[] = {
    {Py_tp_methods, STATE_METHODS},
    {Py_tp_getset, STATE_VALUES},
    {Py_tp_repr, (void*)state_text},
    {Py_tp_richcompare, (void*)state_compare},
    {Py_tp_hash, (void*)PyObject_HashNotImplemented},
    {Py_tp_dealloc, (void*)state_dealloc},
    {Py_tp_doc, (void*)"One match in compiled form."},
    {0, nullptr},
};

PyType_Spec STATE_SPEC = {
    "podzemi.native._core.State", offsetof(StateObject, memory), 1,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, STATE_SLOTS,
};
