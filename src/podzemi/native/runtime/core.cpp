// podzemi.native._core: matches of compiled games as Python objects.
//
// Written against the stable part of Python's C interface (pyapi.hpp): a call costs some 35 ns, through ctypes
// some 340 (docs/decisions/0034-machine-room.md). The games come as tables of functions (interface.hpp).
#include "pyapi.hpp"

#ifdef __linux__
#include <sys/mman.h>
#endif

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "interface.hpp"
#include "search.hpp"
#include "workers.hpp"

#define X(name) extern const machine::Game name, name##_any;
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
#define X(name) &games::name##_any,
const Game* const GAMES_WITH_PACKS[] = {PODZEMI_GAMES};
#undef X

// A game with a data pack: its components, and the game as Python knows it.
struct PackObject {
    PyObject_HEAD
    Game game;
    PyObject* source;
};

PyTypeObject* PACK = nullptr;

const Game* find_named(PyObject* name, const Game* const* games) {
    const char* wanted = PyUnicode_AsUTF8AndSize(name, nullptr);
    if (wanted == nullptr) return nullptr;
    for (size_t k = 0; k < std::size(GAMES); k++)
        if (std::strcmp(games[k]->name, wanted) == 0) return games[k];
    PyErr_Format(PyExc_KeyError, "%s is not among the games that were compiled", wanted);
    return nullptr;
}

// A game by its name, or by its Pack.
const Game* find_game(PyObject* game) {
    if (PyObject_TypeCheck(game, PACK)) return ((PackObject*)game)->game.here();
    return find_named(game, GAMES);
}

#include "arguments.hpp"

// ---------------------------------------------------------------- Pack: a game with other components

// Pack(game, numbers of the components, the game as Python knows it)
PyObject* pack_new(PyTypeObject* type, PyObject* args, PyObject*) {
    PyObject *name, *given, *source;
    std::vector<long long> numbers;
    if (!PyArg_ParseTuple(args, "UOO", &name, &given, &source) || !as_numbers(given, &numbers)) return nullptr;
    const Game* game = find_named(name, GAMES_WITH_PACKS);
    PackObject* pack = game == nullptr ? nullptr : (PackObject*)PyType_GenericAlloc(type, 0);
    if (pack == nullptr) return nullptr;
    pack->game = *game;
    pack->game.owner = pack;
    pack->source = Py_NewRef(source);
    void* box = std::calloc(1, game->box_bytes);
    pack->game.box = box;
    if (box == nullptr || !game->fill_box(box, numbers.data())) {
        PyErr_Format(PyExc_ValueError, "these components do not fit the native code of %s", game->name);
        Py_CLEAR(pack);
    }
    return (PyObject*)pack;
}

void pack_dealloc(PyObject* self) {
    PyTypeObject* type = Py_TYPE(self);
    std::free((void*)((PackObject*)self)->game.box);
    Py_XDECREF(((PackObject*)self)->source);
    PyObject_Free(self);
    Py_DECREF(type);
}

PyType_Slot PACK_SLOTS[] = {
    {Py_tp_new, (void*)pack_new},
    {Py_tp_dealloc, (void*)pack_dealloc},
    {Py_tp_doc, (void*)"A game with the components of a data pack."},
    {0, nullptr},
};
PyType_Spec PACK_SPEC = {"podzemi.native._core.Pack", sizeof(PackObject), 0, Py_TPFLAGS_DEFAULT, PACK_SLOTS};

#include "state_object.hpp"
#include "rollouts.hpp"
#include "memory_object.hpp"
#include "batch_object.hpp"

// ---------------------------------------------------------------- a game's own search

// consult(state, seat, numbers, table): what the planner of the game answers; it may play the state on
PyObject* consult(PyObject*, PyObject* const* args, Py_ssize_t given) {
    int seat;
    std::vector<long long> asked, answer;
    Buffer table;
    if (!arguments(given, 4, 4) || !is_state(args[0]) || !as_seat(args[0], args[1], &seat)) return nullptr;
    if (!as_numbers(args[2], &asked) || PyObject_GetBuffer(args[3], &table.held, PyBUF_C_CONTIGUOUS) != 0) return nullptr;
    const Game* game = game_of(args[0]);
    int good = 0;
    if (game->consult != nullptr) {
        Py_BEGIN_ALLOW_THREADS
        auto tell = [](void* to, const long long* numbers, long long count) {
            ((std::vector<long long>*)to)->assign(numbers, numbers + count);
        };
        good = game->consult(memory_of(args[0]), seat, asked.data(), (int)asked.size(), (const int*)table.held.buf,
                             table.held.len / (long long)sizeof(int), tell, &answer);
        Py_END_ALLOW_THREADS
    }
    if (!good) return PyErr_Format(PyExc_ValueError, "%s has no planner that understands this", game->name);
    return list_of(answer.data(), (Py_ssize_t)answer.size());
}

#include "search_object.hpp"

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
                         "max_legal", game->max_legal, "option_count", game->option_count);
}

#include "json_changes.hpp"

PyMethodDef METHODS[] = {
    {"facts", facts, METH_O, "The sizes of a game."},
    {"digest", digest, METH_O, "The digest of the translated source that was compiled."},
    {"start", FAST(start), METH_FASTCALL, nullptr},
    {"from_numbers", FAST(from_numbers), METH_FASTCALL, nullptr},
    {"rollout", FAST(rollout), METH_FASTCALL, nullptr},
    {"rollouts", FAST(rollouts), METH_FASTCALL, nullptr},
    {"json_changes", FAST(json_changes), METH_FASTCALL, "What changed between two texts of JSON, by path."},
    {"consult", FAST(consult), METH_FASTCALL, "Ask the planner of the game."},
    {nullptr, nullptr, 0, nullptr},
};
PyModuleDef MODULE = {PyModuleDef_HEAD_INIT, "_core", "Compiled games.", -1, METHODS, nullptr, nullptr, nullptr, nullptr};

PyObject* names_of_games() {
    PyObject* names = PyTuple_New(std::size(GAMES));
    for (size_t k = 0; names != nullptr && k < std::size(GAMES); k++)
        PyTuple_SetItem(names, k, PyUnicode_FromString(GAMES[k]->name));
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
    PyTypeObject *batch, *search;
    if (module == nullptr || !add(module, "Pack", &PACK, &PACK_SPEC) || !add(module, "State", &STATE, &STATE_SPEC) ||
        !add(module, "Memory", &MEMORY, &MEMORY_SPEC) || !add(module, "Batch", &batch, &BATCH_SPEC) || !add(module, "Search", &search, &SEARCH_SPEC))
        return nullptr;
    ROLLOUT = PyStructSequence_NewType(&ROLLOUT_DESC);
    PyObject* names = names_of_games();
    if (ROLLOUT == nullptr || PyModule_AddObjectRef(module, "Rollout", (PyObject*)ROLLOUT) < 0 || names == nullptr ||
        PyModule_AddObjectRef(module, "GAMES", names) < 0)
        return nullptr;
    Py_DECREF(names);
    return module;
}
