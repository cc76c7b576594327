// podzemi.native._core: matches of compiled games as Python objects.
//
// Written against Python's C interface itself: a call costs some 35 ns, through ctypes some 340
// (docs/decisions/0034-machine-room.md). The games come as tables of functions (interface.hpp).
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

#ifdef __linux__
#include <sys/mman.h>
#endif

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "interface.hpp"
#include "workers.hpp"

#define X(name) extern const machine::Game name;
namespace machine {
namespace games {
PODZEMI_GAMES
}
}  // namespace machine
#undef X

namespace machine {
namespace {

#define X(name) &games::name,
const Game* const GAMES[] = {PODZEMI_GAMES};
#undef X

const Game* find_game(PyObject* name) {
    const char* wanted = PyUnicode_AsUTF8(name);
    if (wanted == nullptr) return nullptr;
    for (const Game* game : GAMES)
        if (std::strcmp(game->name, wanted) == 0) return game;
    PyErr_Format(PyExc_KeyError, "%s is not among the games that were compiled", wanted);
    return nullptr;
}

// ---------------------------------------------------------------- arguments and answers

bool arguments(Py_ssize_t given, Py_ssize_t least, Py_ssize_t most) {
    if (least <= given && given <= most) return true;
    PyErr_Format(PyExc_TypeError, "%zd arguments given, %zd to %zd wanted", given, least, most);
    return false;
}

bool as_int(PyObject* value, int* out) {
    long found = PyLong_AsLong(value);
    if (found == -1 && PyErr_Occurred()) return false;
    if (found != (int)found) {
        PyErr_SetString(PyExc_OverflowError, "number too large");
        return false;
    }
    *out = (int)found;
    return true;
}

bool as_code(PyObject* value, long long* out) {
    *out = PyLong_AsLongLong(value);
    return *out != -1 || !PyErr_Occurred();
}

bool as_seed(PyObject* value, u64* out) {
    *out = PyLong_AsUnsignedLongLongMask(value);
    return *out != (u64)-1 || !PyErr_Occurred();
}

bool as_numbers(PyObject* sequence, std::vector<long long>* out) {
    PyObject* fast = PySequence_Fast(sequence, "a sequence of numbers is wanted");
    if (fast == nullptr) return false;
    for (Py_ssize_t k = 0; k < PySequence_Fast_GET_SIZE(fast); k++) {
        u64 bits;
        PyObject* item = PySequence_Fast_GET_ITEM(fast, k);
        if (!as_seed(item, &bits)) break;  // the words of the dice use all 64 bits
        out->push_back((long long)bits);
    }
    Py_DECREF(fast);
    return !PyErr_Occurred();
}

bool as_options(const Game* game, PyObject* sequence, int* out) {
    std::vector<long long> found;
    if (!as_numbers(sequence, &found)) return false;
    if ((int)found.size() != game->option_count) {
        PyErr_Format(PyExc_ValueError, "%s takes %d option numbers", game->name, game->option_count);
        return false;
    }
    std::copy(found.begin(), found.end(), out);
    return true;
}

template <class T>
PyObject* list_of(const T* numbers, Py_ssize_t count) {
    PyObject* list = PyList_New(count);
    if (list == nullptr) return nullptr;
    for (Py_ssize_t k = 0; k < count; k++) {
        PyObject* number = PyLong_FromLongLong((long long)numbers[k]);
        if (number == nullptr) {
            Py_DECREF(list);
            return nullptr;
        }
        PyList_SET_ITEM(list, k, number);
    }
    return list;
}

PyObject* numbers_of(const void* numbers, int size, int count) {
    switch (size) {
        case 1: return list_of((const signed char*)numbers, count);
        case 2: return list_of((const short*)numbers, count);
        case 4: return list_of((const int*)numbers, count);
        default: return list_of((const long long*)numbers, count);
    }
}

// ---------------------------------------------------------------- State: one match

struct StateObject {
    PyObject_VAR_HEAD
    const Game* game;
    long long memory[1];  // as many bytes as the game's state has
};

void* memory_of(PyObject* self) { return ((StateObject*)self)->memory; }
const Game* game_of(PyObject* self) { return ((StateObject*)self)->game; }

PyTypeObject* STATE = nullptr;

PyObject* new_state(const Game* game) {
    StateObject* made = (StateObject*)PyObject_Malloc(offsetof(StateObject, memory) + game->state_bytes);
    if (made == nullptr) return PyErr_NoMemory();
    PyObject_InitVar((PyVarObject*)made, STATE, game->state_bytes);
    made->game = game;
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

PyObject* state_compare(PyObject* self, PyObject* other, int operation) {
    if (Py_TYPE(self) != Py_TYPE(other) || (operation != Py_EQ && operation != Py_NE)) Py_RETURN_NOTIMPLEMENTED;
    const Game* game = game_of(self);
    bool equal = game == game_of(other);
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
    {"to_act", state_to_act, METH_NOARGS, "The seats whose decision is awaited, ascending; empty: it is over."},
    {"legal", state_legal, METH_O, "The codes this seat may play now, in a fixed order; empty if it is not asked."},
    {"apply", FAST(state_apply), METH_FASTCALL, "Play a code; IllegalAction if the rules refuse it."},
    {"apply_unchecked", FAST(state_apply_unchecked), METH_FASTCALL,
     "Play a code that `legal` listed a moment ago. Any other leaves the state, or the process, in pieces."},
    {"default", state_default, METH_O, "What an absent seat plays; uses only what that seat knows."},
    {"observe", FAST(state_observe), METH_FASTCALL,
     "What the seat may know as numbers: a list, or written into the buffer given as second argument."},
    {nullptr, nullptr, 0, nullptr},
};

PyGetSetDef STATE_VALUES[] = {
    {"game", state_get_game, nullptr, "The name of the game.", nullptr},
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

// ---------------------------------------------------------------- rollouts

PyStructSequence_Field ROLLOUT_FIELDS[] = {
    {"scores", "points by seat"},
    {"places", "places by seat, 1 the best"},
    {"decisions", "how many decisions were made"},
    {nullptr, nullptr},
};
PyStructSequence_Desc ROLLOUT_DESC = {"podzemi.native.Rollout", "How a match ended that was played on from a state.",
                                      ROLLOUT_FIELDS, 3};
PyTypeObject* ROLLOUT = nullptr;

bool is_state(PyObject* value) {
    if (PyObject_TypeCheck(value, STATE)) return true;
    PyErr_SetString(PyExc_TypeError, "a native state is wanted");
    return false;
}

// rollout(state, seed)
PyObject* rollout(PyObject*, PyObject* const* args, Py_ssize_t given) {
    u64 seed;
    if (!arguments(given, 2, 2) || !is_state(args[0]) || !as_seed(args[1], &seed))
        return nullptr;
    const Game* game = game_of(args[0]);
    Outcome out;
    game->rollout(memory_of(args[0]), seed, &out);
    int players = game->players(memory_of(args[0]));
    PyObject* made = PyStructSequence_New(ROLLOUT);
    if (made == nullptr) return nullptr;
    PyStructSequence_SetItem(made, 0, list_of(out.scores, players));
    PyStructSequence_SetItem(made, 1, list_of(out.places, players));
    PyStructSequence_SetItem(made, 2, PyLong_FromLongLong(out.decisions));
    if (PyErr_Occurred()) Py_CLEAR(made);
    return made;
}

struct Buffer {
    Py_buffer held{};
    ~Buffer() { if (held.obj != nullptr) PyBuffer_Release(&held); }
    bool take(PyObject* from, Py_ssize_t bytes, bool writable) {
        int flags = PyBUF_C_CONTIGUOUS | (writable ? PyBUF_WRITABLE : 0);
        if (PyObject_GetBuffer(from, &held, flags) != 0) return false;
        if (held.len == bytes) return true;
        PyErr_Format(PyExc_ValueError, "a buffer of %zd bytes is wanted, not %zd", bytes, held.len);
        return false;
    }
};

// rollouts(state, seed, count, threads, scores, places, decisions): the k-th with seed_for(seed, k)
PyObject* rollouts(PyObject*, PyObject* const* args, Py_ssize_t given) {
    int threads, count;
    u64 seed;
    if (!arguments(given, 7, 7) || !is_state(args[0]) || !as_seed(args[1], &seed)) return nullptr;
    if (!as_int(args[2], &count) || !as_int(args[3], &threads)) return nullptr;
    const Game* game = game_of(args[0]);
    int players = game->players(memory_of(args[0]));
    Buffer scores, places, decisions;
    if (!scores.take(args[4], 4LL * count * players, true) || !places.take(args[5], 1LL * count * players, true) ||
        !decisions.take(args[6], 8LL * count, true))
        return nullptr;
    std::vector<long long> from((game->state_bytes + 7) / 8);
    std::memcpy(from.data(), memory_of(args[0]), game->state_bytes);
    auto piece = [&](long long first, long long last) {
        for (long long k = first; k < last; k++) {
            Outcome out;
            game->rollout(from.data(), seed_for(seed, (u64)k), &out);
            std::copy(out.scores, out.scores + players, (int*)scores.held.buf + k * players);
            std::copy(out.places, out.places + players, (signed char*)places.held.buf + k * players);
            ((long long*)decisions.held.buf)[k] = out.decisions;
        }
    };
    Py_BEGIN_ALLOW_THREADS
    Workers::all().run(threads, count, piece);
    Py_END_ALLOW_THREADS
    Py_RETURN_NONE;
}

// ---------------------------------------------------------------- Memory: what NumPy looks at

struct MemoryObject {
    PyObject_HEAD
    void* data;
    Py_ssize_t shape[2], strides[2], item;
    int dimensions;
    const char* format;
};

PyTypeObject* MEMORY = nullptr;

// Memory of zeros. Large pieces lie in large pages: a step jumps from match to match, far apart.
void* zeroed(size_t bytes) {
#ifdef __linux__
    constexpr size_t PAGE = 2 << 20;
    void* made;
    if (bytes >= PAGE && posix_memalign(&made, PAGE, bytes) == 0) {
        madvise(made, bytes, MADV_HUGEPAGE);
        return std::memset(made, 0, bytes);
    }
#endif
    return std::calloc(1, bytes);
}

constexpr Py_ssize_t ONE = -1;

// Rows of numbers; of width ONE they are single numbers.
MemoryObject* new_memory(const char* format, Py_ssize_t item, Py_ssize_t rows, Py_ssize_t width) {
    MemoryObject* made = PyObject_New(MemoryObject, MEMORY);
    if (made == nullptr) return nullptr;
    made->item = item;
    made->format = format;
    made->dimensions = width == ONE ? 1 : 2;
    made->shape[0] = rows;
    made->shape[1] = width;
    made->strides[0] = item * (width == ONE ? 1 : width);
    made->strides[1] = item;
    made->data = zeroed((size_t)rows * (size_t)std::max<Py_ssize_t>(made->strides[0], 1));
    if (made->data != nullptr) return made;
    Py_DECREF(made);
    PyErr_NoMemory();
    return nullptr;
}

Py_ssize_t bytes_of(const MemoryObject* memory) { return memory->shape[0] * memory->strides[0]; }

// Read-only: the guard of `step` trusts the lists that lie here.
int memory_getbuffer(PyObject* self, Py_buffer* view, int flags) {
    MemoryObject* memory = (MemoryObject*)self;
    if (PyBuffer_FillInfo(view, self, memory->data, bytes_of(memory), 1, flags) != 0) return -1;
    view->itemsize = memory->item;
    view->format = flags & PyBUF_FORMAT ? (char*)memory->format : nullptr;
    if (flags & PyBUF_ND) {
        view->ndim = memory->dimensions;
        view->shape = memory->shape;
    }
    view->strides = (flags & PyBUF_STRIDES) == PyBUF_STRIDES ? memory->strides : nullptr;
    return 0;
}

void memory_dealloc(PyObject* self) {
    PyTypeObject* type = Py_TYPE(self);
    std::free(((MemoryObject*)self)->data);
    PyObject_Free(self);
    Py_DECREF(type);
}

PyType_Slot MEMORY_SLOTS[] = {
    {Py_bf_getbuffer, (void*)memory_getbuffer},
    {Py_tp_dealloc, (void*)memory_dealloc},
    {Py_tp_doc, (void*)"Numbers of a batch, to be looked at."},
    {0, nullptr},
};
PyType_Spec MEMORY_SPEC = {"podzemi.native._core.Memory", sizeof(MemoryObject), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, MEMORY_SLOTS};

// ---------------------------------------------------------------- Batch: many matches in lock step

enum Part { STATES, EPISODES, STREAMS, HASHES, TO_ACT, COUNTS, LEGAL, OBSERVATIONS, DONE, REFUSED, SCORES, PLACES,
            REWARDS, LENGTHS, PARTS };
const char* const PART_NAMES[PARTS] = {"states", "episodes", "streams", "hashes", "to_act", "counts", "legal",
                                       "observations", "done", "refused", "scores", "places", "rewards", "lengths"};

struct BatchObject {
    PyObject_HEAD
    const Game* game;
    MemoryObject* parts[PARTS];
    Lanes lanes;
    int threads;
    bool busy;
};

bool allocate(BatchObject* batch) {
    const Game* game = batch->game;
    Py_ssize_t n = batch->lanes.matches, players = batch->lanes.players;
    const char* code = game->code_bytes == 8 ? "q" : "i";
    const char* seen = game->observation_bytes == 1 ? "b" : game->observation_bytes == 2 ? "h" : "i";
    struct { const char* format; Py_ssize_t item, width; } shapes[PARTS] = {
        {"B", 1, game->state_bytes}, {"I", 4, ONE}, {"Q", 8, ONE}, {"Q", 8, ONE}, {"b", 1, ONE}, {"i", 4, ONE},
        {code, game->code_bytes, game->listed}, {seen, game->observation_bytes, game->observation_size},
        {"B", 1, ONE}, {"B", 1, ONE}, {"i", 4, players}, {"b", 1, players}, {"f", 4, players}, {"i", 4, ONE}};
    for (int part = 0; part < PARTS; part++) {
        batch->parts[part] = new_memory(shapes[part].format, shapes[part].item, n, shapes[part].width);
        if (batch->parts[part] == nullptr) return false;
    }
    auto data = [batch](Part part) { return batch->parts[part]->data; };
    Lanes& lanes = batch->lanes;
    lanes.states = data(STATES);
    lanes.episodes = (u32*)data(EPISODES);
    lanes.streams = (u64*)data(STREAMS);
    lanes.hashes = (u64*)data(HASHES);
    lanes.to_act = (signed char*)data(TO_ACT);
    lanes.counts = (int*)data(COUNTS);
    lanes.legal = data(LEGAL);
    lanes.observations = data(OBSERVATIONS);
    lanes.done = (u8*)data(DONE);
    lanes.refused = (u8*)data(REFUSED);
    lanes.scores = (int*)data(SCORES);
    lanes.places = (signed char*)data(PLACES);
    lanes.rewards = (float*)data(REWARDS);
    lanes.lengths = (int*)data(LENGTHS);
    return true;
}

// Runs the piece on the batch's threads without the interpreter's lock.
bool share_out(BatchObject* batch, const Piece& piece) {
    if (batch->busy) {
        PyErr_SetString(PyExc_RuntimeError, "this batch is at work in another thread");
        return false;
    }
    batch->busy = true;
    Py_BEGIN_ALLOW_THREADS
    Workers::all().run(batch->threads, batch->lanes.matches, piece);
    Py_END_ALLOW_THREADS
    batch->busy = false;
    return true;
}

PyObject* do_task(BatchObject* batch, const Task& task) {
    auto piece = [&](long long from, long long to) { batch->game->work(batch->lanes, task, from, to); };
    if (!share_out(batch, piece)) return nullptr;
    Py_RETURN_NONE;
}

// Batch(game, players, matches, option numbers, seed, threads)
PyObject* batch_new(PyTypeObject* type, PyObject* args, PyObject*) {
    PyObject *name, *options, *seed;
    int players, threads;
    long long matches;
    if (!PyArg_ParseTuple(args, "UiLOOi", &name, &players, &matches, &options, &seed, &threads)) return nullptr;
    const Game* game = find_game(name);
    if (game == nullptr) return nullptr;
    if (matches < 1 || threads < 1 || players < 1 || players > game->max_players) {
        PyErr_SetString(PyExc_ValueError, "players, matches and threads are out of range");
        return nullptr;
    }
    BatchObject* batch = (BatchObject*)type->tp_alloc(type, 0);
    if (batch == nullptr) return nullptr;
    batch->game = game;
    batch->threads = threads;
    batch->lanes.matches = matches;
    batch->lanes.players = players;
    bool good = as_options(game, options, batch->lanes.options) && as_seed(seed, &batch->lanes.seed) && allocate(batch);
    PyObject* done = good ? do_task(batch, Task{START}) : nullptr;
    Py_XDECREF(done);
    if (done == nullptr) Py_CLEAR(batch);
    return (PyObject*)batch;
}

// step(actions, are_places)
PyObject* batch_step(PyObject* self, PyObject* const* args, Py_ssize_t given) {
    BatchObject* batch = (BatchObject*)self;
    Buffer numbers;
    int are_places;
    if (!arguments(given, 2, 2) || !as_int(args[1], &are_places)) return nullptr;
    if (PyObject_GetBuffer(args[0], &numbers.held, PyBUF_C_CONTIGUOUS) != 0) return nullptr;
    int width = (int)numbers.held.itemsize;
    if ((width != 4 && width != 8) || numbers.held.len != batch->lanes.matches * width)
        return PyErr_Format(PyExc_ValueError, "%lld actions of 4 or 8 bytes are wanted", batch->lanes.matches);
    return do_task(batch, Task{STEP, 1, Actions{numbers.held.buf, width, are_places}});
}

// mask(out, width, places by code)
PyObject* batch_mask(PyObject* self, PyObject* const* args, Py_ssize_t given) {
    BatchObject* batch = (BatchObject*)self;
    Buffer out, places;
    int width;
    if (!arguments(given, 3, 3) || !as_int(args[1], &width)) return nullptr;
    if (!out.take(args[0], batch->lanes.matches * width, true)) return nullptr;
    if (PyObject_GetBuffer(args[2], &places.held, PyBUF_C_CONTIGUOUS) != 0) return nullptr;
    Mask mask{(u8*)out.held.buf, width, (const int*)places.held.buf, (int)(places.held.len / sizeof(int))};
    auto piece = [&](long long from, long long to) { batch->game->mask(batch->lanes, mask, from, to); };
    if (!share_out(batch, piece)) return nullptr;
    Py_RETURN_NONE;
}

PyObject* batch_pick(PyObject* self, PyObject* actions) {
    BatchObject* batch = (BatchObject*)self;
    Buffer out;
    if (!out.take(actions, batch->lanes.matches * batch->game->code_bytes, true)) return nullptr;
    auto piece = [&](long long from, long long to) { batch->game->pick(batch->lanes, out.held.buf, from, to); };
    if (!share_out(batch, piece)) return nullptr;
    Py_RETURN_NONE;
}

PyObject* batch_roll(PyObject* self, PyObject* number) {
    int steps;
    if (!as_int(number, &steps)) return nullptr;
    return do_task((BatchObject*)self, Task{ROLL, steps});
}

PyObject* batch_part(PyObject* self, PyObject* name) {
    const char* wanted = PyUnicode_AsUTF8(name);
    if (wanted == nullptr) return nullptr;
    for (int part = 0; part < PARTS; part++)
        if (std::strcmp(PART_NAMES[part], wanted) == 0) return Py_NewRef((PyObject*)((BatchObject*)self)->parts[part]);
    return PyErr_Format(PyExc_KeyError, "a batch has no %s", wanted);
}

// restore(name, bytes): what `part` gave before
PyObject* batch_restore(PyObject* self, PyObject* const* args, Py_ssize_t given) {
    if (!arguments(given, 2, 2)) return nullptr;
    PyObject* part = batch_part(self, args[0]);
    if (part == nullptr) return nullptr;
    Buffer from;
    MemoryObject* memory = (MemoryObject*)part;
    bool good = from.take(args[1], bytes_of(memory), false);
    if (good) std::memcpy(memory->data, from.held.buf, from.held.len);
    Py_DECREF(part);
    if (!good) return nullptr;
    Py_RETURN_NONE;
}

PyObject* batch_look(PyObject* self, PyObject*) { return do_task((BatchObject*)self, Task{LOOK}); }

// A copy of one match.
PyObject* batch_state(PyObject* self, PyObject* number) {
    BatchObject* batch = (BatchObject*)self;
    int match;
    if (!as_int(number, &match)) return nullptr;
    if (match < 0 || match >= batch->lanes.matches) return PyErr_Format(PyExc_IndexError, "there is no match %d", match);
    PyObject* made = new_state(batch->game);
    size_t bytes = batch->game->state_bytes;
    if (made != nullptr) std::memcpy(memory_of(made), (char*)batch->lanes.states + bytes * match, bytes);
    return made;
}

void batch_dealloc(PyObject* self) {
    PyTypeObject* type = Py_TYPE(self);
    for (MemoryObject* part : ((BatchObject*)self)->parts) Py_XDECREF(part);
    type->tp_free(self);
    Py_DECREF(type);
}

PyMethodDef BATCH_METHODS[] = {
    {"step", FAST(batch_step), METH_FASTCALL, nullptr},
    {"mask", FAST(batch_mask), METH_FASTCALL, nullptr},
    {"pick", batch_pick, METH_O, nullptr},
    {"roll", batch_roll, METH_O, nullptr},
    {"part", batch_part, METH_O, nullptr},
    {"restore", FAST(batch_restore), METH_FASTCALL, nullptr},
    {"look", batch_look, METH_NOARGS, nullptr},
    {"state", batch_state, METH_O, nullptr},
    {nullptr, nullptr, 0, nullptr},
};
PyType_Slot BATCH_SLOTS[] = {
    {Py_tp_new, (void*)batch_new},
    {Py_tp_methods, BATCH_METHODS},
    {Py_tp_dealloc, (void*)batch_dealloc},
    {Py_tp_doc, (void*)"Many matches of one game in lock step."},
    {0, nullptr},
};
PyType_Spec BATCH_SPEC = {"podzemi.native._core.Batch", sizeof(BatchObject), 0, Py_TPFLAGS_DEFAULT, BATCH_SLOTS};

// ---------------------------------------------------------------- the module

PyObject* digest(PyObject*, PyObject* name) {
    const Game* game = find_game(name);
    return game == nullptr ? nullptr : PyUnicode_FromString(game->digest);
}

PyObject* facts(PyObject*, PyObject* name) {
    const Game* game = find_game(name);
    if (game == nullptr) return nullptr;
    return Py_BuildValue("{s:i,s:i,s:i,s:i,s:i,s:i,s:i}", "state_bytes", game->state_bytes,
                         "code_bytes", game->code_bytes, "observation_size", game->observation_size,
                         "observation_bytes", game->observation_bytes, "max_players", game->max_players,
                         "listed", game->listed, "option_count", game->option_count);
}

PyMethodDef METHODS[] = {
    {"facts", facts, METH_O, "The sizes of a game."},
    {"digest", digest, METH_O, "The digest of the translated source that was compiled."},
    {"start", FAST(start), METH_FASTCALL, nullptr},
    {"from_numbers", FAST(from_numbers), METH_FASTCALL, nullptr},
    {"rollout", FAST(rollout), METH_FASTCALL, nullptr},
    {"rollouts", FAST(rollouts), METH_FASTCALL, nullptr},
    {nullptr, nullptr, 0, nullptr},
};
PyModuleDef MODULE = {PyModuleDef_HEAD_INIT, "_core", "Compiled games.", -1, METHODS, nullptr, nullptr, nullptr, nullptr};

PyObject* names_of_games() {
    PyObject* names = PyTuple_New(std::size(GAMES));
    for (size_t k = 0; names != nullptr && k < std::size(GAMES); k++)
        PyTuple_SET_ITEM(names, k, PyUnicode_FromString(GAMES[k]->name));
    return names;
}

bool add(PyObject* module, const char* name, PyTypeObject** type, PyType_Spec* spec) {
    *type = (PyTypeObject*)PyType_FromSpec(spec);
    return *type != nullptr && PyModule_AddObjectRef(module, name, (PyObject*)*type) == 0;
}

}  // namespace
}  // namespace machine

PyMODINIT_FUNC PyInit__core() {
    using namespace machine;
    PyObject* module = PyModule_Create(&MODULE);
    PyTypeObject* batch;
    if (module == nullptr || !add(module, "State", &STATE, &STATE_SPEC) || !add(module, "Memory", &MEMORY, &MEMORY_SPEC) ||
        !add(module, "Batch", &batch, &BATCH_SPEC))
        return nullptr;
    ROLLOUT = PyStructSequence_NewType(&ROLLOUT_DESC);
    PyObject* names = names_of_games();
    if (ROLLOUT == nullptr || PyModule_AddObjectRef(module, "Rollout", (PyObject*)ROLLOUT) < 0 || names == nullptr ||
        PyModule_AddObject(module, "GAMES", names) < 0)
        return nullptr;
    return module;
}
