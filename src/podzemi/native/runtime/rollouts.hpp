// Matches played to their end inside native code; part of core.cpp.

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

bool as_policy(PyObject* value, Policy* out) {
    int number;
    if (!as_int(value, &number)) return false;
    if (number != RANDOM && number != WEIGHED) {
        PyErr_Format(PyExc_ValueError, "there is no policy %d", number);
        return false;
    }
    *out = (Policy)number;
    return true;
}

// rollout(state, seed, policy)
PyObject* rollout(PyObject*, PyObject* const* args, Py_ssize_t given) {
    u64 seed;
    Policy policy;
    if (!arguments(given, 3, 3) || !is_state(args[0]) || !as_seed(args[1], &seed) || !as_policy(args[2], &policy))
        return nullptr;
    const Game* game = game_of(args[0]);
    Outcome out;
    game->rollout(memory_of(args[0]), seed, policy, &out);
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

// rollouts(state, seed, policy, count, threads, scores, places, decisions): the k-th with seed_for(seed, k)
PyObject* rollouts(PyObject*, PyObject* const* args, Py_ssize_t given) {
    int threads, count;
    u64 seed;
    Policy policy;
    if (!arguments(given, 8, 8) || !is_state(args[0]) || !as_seed(args[1], &seed)) return nullptr;
    if (!as_policy(args[2], &policy) || !as_int(args[3], &count) || !as_int(args[4], &threads)) return nullptr;
    const Game* game = game_of(args[0]);
    int players = game->players(memory_of(args[0]));
    Buffer scores, places, decisions;
    if (!scores.take(args[5], 4LL * count * players, true) || !places.take(args[6], 1LL * count * players, true) ||
        !decisions.take(args[7], 8LL * count, true))
        return nullptr;
    std::vector<long long> from((game->state_bytes + 7) / 8);
    std::memcpy(from.data(), memory_of(args[0]), game->state_bytes);
    auto piece = [&](long long first, long long last) {
        for (long long k = first; k < last; k++) {
            Outcome out;
            game->here()->rollout(from.data(), seed_for(seed, (u64)k), policy, &out);
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
