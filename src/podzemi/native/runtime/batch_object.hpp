// Many matches in lock step as a Python object; part of core.cpp.

enum Part { STATES, EPISODES, STREAMS, HASHES, TO_ACT, COUNTS, CUT, LEGAL, OBSERVATIONS, DONE, REFUSED, SCORES, PLACES,
            REWARDS, LENGTHS, PARTS };
const char* const PART_NAMES[PARTS] = {"states", "episodes", "streams", "hashes", "to_act", "counts", "cut", "legal",
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
        {"B", 1, game->state_bytes}, {"I", 4, ONE}, {"Q", 8, ONE}, {"Q", 8, ONE}, {"b", 1, ONE}, {"i", 4, ONE}, {"i", 4, ONE},
        {code, game->code_bytes, batch->lanes.listed}, {seen, game->observation_bytes, game->observation_size},
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
    lanes.cut = (int*)data(CUT);
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
    auto piece = [&](long long from, long long to) { batch->game->here()->work(batch->lanes, task, from, to); };
    if (!share_out(batch, piece)) return nullptr;
    Py_RETURN_NONE;
}

// Batch(game, players, matches, listed codes, option numbers, seed, threads, returns)
PyObject* batch_new(PyTypeObject* type, PyObject* args, PyObject*) {
    PyObject *name, *options, *seed;
    int players, listed, threads, returns;
    long long matches;
    if (!PyArg_ParseTuple(args, "OiLiOOii", &name, &players, &matches, &listed, &options, &seed, &threads, &returns)) return nullptr;
    const Game* game = find_game(name);
    if (game == nullptr) return nullptr;
    if (matches < 1 || threads < 1 || players < 1 || players > game->max_players || listed < 1) {
        PyErr_SetString(PyExc_ValueError, "players, matches, listed codes and threads are out of range");
        return nullptr;
    }
    BatchObject* batch = (BatchObject*)PyType_GenericAlloc(type, 0);
    if (batch == nullptr) return nullptr;
    batch->game = game;
    Py_XINCREF((PyObject*)game->owner);
    batch->threads = threads;
    batch->lanes.matches = matches;
    batch->lanes.players = players;
    batch->lanes.listed = listed;
    batch->lanes.returns = returns;
    bool good = as_options(game, options, batch->lanes.options) && as_seed(seed, &batch->lanes.seed) && allocate(batch);
    PyObject* done = good ? do_task(batch, Task{START}) : nullptr;
    Py_XDECREF(done);
    if (done == nullptr) Py_CLEAR(batch);
    return (PyObject*)batch;
}

// As it is after a step that did nothing here.
void leave(const Lanes& lanes, long long match) {
    lanes.refused[match] = 0;
    if (!lanes.done[match]) return;
    lanes.done[match] = 0;
    lanes.lengths[match] = 0;
    std::fill_n(lanes.rewards + match * lanes.players, lanes.players, 0.0f);
}

// A task for the chosen ones among the matches.
void work_where(BatchObject* batch, const Task& task, const u8* chosen, long long from, long long to) {
    const Game* game = batch->game->here();
    while (from < to) {
        long long end = from;
        while (end < to && (chosen[end] != 0) == (chosen[from] != 0)) end++;
        if (chosen[from]) game->work(batch->lanes, task, from, end);
        else for (long long match = from; match < end; match++) leave(batch->lanes, match);
        from = end;
    }
}

// step(actions, are_places, where: a byte for every match, or None for all)
PyObject* batch_step(PyObject* self, PyObject* const* args, Py_ssize_t given) {
    BatchObject* batch = (BatchObject*)self;
    Buffer numbers, where;
    int are_places;
    if (!arguments(given, 3, 3) || !as_int(args[1], &are_places)) return nullptr;
    if (PyObject_GetBuffer(args[0], &numbers.held, PyBUF_C_CONTIGUOUS) != 0) return nullptr;
    if (args[2] != Py_None && !where.take(args[2], batch->lanes.matches, false)) return nullptr;
    int width = (int)numbers.held.itemsize;
    if ((width != 4 && width != 8) || numbers.held.len != batch->lanes.matches * width)
        return PyErr_Format(PyExc_ValueError, "%lld actions of 4 or 8 bytes are wanted", batch->lanes.matches);
    Task task{STEP, 1, Actions{numbers.held.buf, width, are_places}};
    if (args[2] == Py_None) return do_task(batch, task);
    auto piece = [&](long long from, long long to) { work_where(batch, task, (const u8*)where.held.buf, from, to); };
    if (!share_out(batch, piece)) return nullptr;
    Py_RETURN_NONE;
}

// reset(seed): the first match of every place
PyObject* batch_reset(PyObject* self, PyObject* seed) {
    BatchObject* batch = (BatchObject*)self;
    return as_seed(seed, &batch->lanes.seed) ? do_task(batch, Task{START}) : nullptr;
}

// observe(out): what every seat of every match sees, match by match
PyObject* batch_observe(PyObject* self, PyObject* into) {
    BatchObject* batch = (BatchObject*)self;
    const Game* game = batch->game;
    long long players = batch->lanes.players, one = (long long)game->observation_size * game->observation_bytes;
    Buffer out;
    if (!out.take(into, batch->lanes.matches * players * one, true)) return nullptr;
    auto piece = [&](long long from, long long to) {
        game->here();
        for (long long k = from * players; k < to * players; k++)
            game->observe((char*)batch->lanes.states + game->state_bytes * (k / players), (int)(k % players),
                          (char*)out.held.buf + one * k);
    };
    if (!share_out(batch, piece)) return nullptr;
    Py_RETURN_NONE;
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
    auto piece = [&](long long from, long long to) { batch->game->here()->mask(batch->lanes, mask, from, to); };
    if (!share_out(batch, piece)) return nullptr;
    Py_RETURN_NONE;
}

// pick(out, policy)
PyObject* batch_pick(PyObject* self, PyObject* const* args, Py_ssize_t given) {
    BatchObject* batch = (BatchObject*)self;
    Buffer out;
    Policy policy;
    if (!arguments(given, 2, 2) || !as_policy(args[1], &policy)) return nullptr;
    if (!out.take(args[0], batch->lanes.matches * batch->game->code_bytes, true)) return nullptr;
    auto piece = [&](long long from, long long to) { batch->game->here()->pick(batch->lanes, policy, out.held.buf, from, to); };
    if (!share_out(batch, piece)) return nullptr;
    Py_RETURN_NONE;
}

// roll(steps, policy)
PyObject* batch_roll(PyObject* self, PyObject* const* args, Py_ssize_t given) {
    int steps;
    Policy policy;
    if (!arguments(given, 2, 2) || !as_int(args[0], &steps) || !as_policy(args[1], &policy)) return nullptr;
    return do_task((BatchObject*)self, Task{ROLL, steps, Actions{}, policy});
}

PyObject* batch_part(PyObject* self, PyObject* name) {
    const char* wanted = PyUnicode_AsUTF8AndSize(name, nullptr);
    if (wanted == nullptr) return nullptr;
    for (int part = 0; part < PARTS; part++)
        if (std::strcmp(PART_NAMES[part], wanted) == 0) return Py_NewRef((PyObject*)((BatchObject*)self)->parts[part]);
    return PyErr_Format(PyExc_KeyError, "a batch has no %s", wanted);
}

// All states as numbers, whatever their layout: of each match how many there are, then the numbers.
PyObject* batch_numbers(PyObject* self, PyObject*) {
    BatchObject* batch = (BatchObject*)self;
    std::vector<long long> all, one(batch->game->dump_size);
    for (long long i = 0; i < batch->lanes.matches; i++) {
        int count = batch->game->dump((char*)batch->lanes.states + batch->game->state_bytes * i, one.data());
        all.push_back(count);
        all.insert(all.end(), one.begin(), one.begin() + count);
    }
    return PyBytes_FromStringAndSize((const char*)all.data(), all.size() * sizeof(long long));
}

// Whether the numbers, which end with `end`, are as many states as there are matches.
bool read_states(BatchObject* batch, const long long* at, const long long* end) {
    std::vector<long long> one(batch->game->dump_size);
    for (long long i = 0; i < batch->lanes.matches; i++) {
        if (at == end || *at < 0 || *at > end - at - 1 || *at > batch->game->dump_size) return false;
        std::copy(at + 1, at + 1 + *at, one.begin());  // so that nothing read lies outside
        if (!batch->game->load((char*)batch->lanes.states + batch->game->state_bytes * i, one.data())) return false;
        at += *at + 1;
    }
    return at == end;
}

// restore(name, bytes): what `part` gave before, or `numbers` of states
PyObject* batch_restore(PyObject* self, PyObject* const* args, Py_ssize_t given) {
    if (!arguments(given, 2, 2)) return nullptr;
    MemoryObject* memory = (MemoryObject*)batch_part(self, args[0]);
    if (memory == nullptr) return nullptr;
    Py_DECREF(memory);  // the batch holds it
    BatchObject* batch = (BatchObject*)self;
    Buffer from;
    if (memory != batch->parts[STATES]) {
        if (!from.take(args[1], bytes_of(memory), false)) return nullptr;
        std::memcpy(memory->data, from.held.buf, from.held.len);
        Py_RETURN_NONE;
    }
    if (PyObject_GetBuffer(args[1], &from.held, PyBUF_C_CONTIGUOUS) != 0) return nullptr;
    const long long* numbers = (const long long*)from.held.buf;
    if (!read_states(batch, numbers, numbers + from.held.len / sizeof(long long)))
        return PyErr_Format(PyExc_ValueError, "these numbers do not fit the states of %s", batch->game->name);
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
    for (MemoryObject* part : ((BatchObject*)self)->parts) Py_XDECREF((PyObject*)part);
    Py_XDECREF((PyObject*)((BatchObject*)self)->game->owner);
    PyObject_Free(self);
    Py_DECREF(type);
}

PyMethodDef BATCH_METHODS[] = {
    {"step", FAST(batch_step), METH_FASTCALL, nullptr},
    {"reset", batch_reset, METH_O, nullptr},
    {"observe", batch_observe, METH_O, nullptr},
    {"mask", FAST(batch_mask), METH_FASTCALL, nullptr},
    {"pick", FAST(batch_pick), METH_FASTCALL, nullptr},
    {"roll", FAST(batch_roll), METH_FASTCALL, nullptr},
    {"part", batch_part, METH_O, nullptr},
    {"numbers", batch_numbers, METH_NOARGS, nullptr},
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
