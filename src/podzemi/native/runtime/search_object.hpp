// Search as a Python object; part of core.cpp.

struct SearchObject {
    PyObject_HEAD
    Search* search;
    PyObject* owner;  // of the game
    bool busy;
};

// The settings in the order of podzemi/native/search.py.
bool as_settings(PyObject* sequence, SearchSettings* out) {
    double exploration, first_play_urgency, progressive_widening;
    int weighed, breadth, selection, simultaneous, policy, rollout_depth, opponents, max_nodes, aim;
    PyObject* tuple = PySequence_Tuple(sequence);
    if (tuple == nullptr) return false;
    bool good = PyArg_ParseTuple(tuple, "dddiiiiiiiii", &exploration, &first_play_urgency, &progressive_widening, &weighed, &breadth, &selection,
                                 &simultaneous, &policy, &rollout_depth, &opponents, &max_nodes, &aim);
    Py_DECREF(tuple);
    *out = {exploration, first_play_urgency, progressive_widening, weighed, breadth, selection, simultaneous, policy, rollout_depth, opponents, max_nodes, aim};
    return good;
}

// All worlds are matches of one game.
bool add_worlds(SearchObject* made, PyObject* worlds, PyObject* weights) {
    for (Py_ssize_t k = 0; k < PyTuple_Size(worlds); k++) {
        PyObject* world = PyTuple_GetItem(worlds, k);
        double weight = weights == nullptr ? 1.0 : PyFloat_AsDouble(PyTuple_GetItem(weights, k));
        if (PyErr_Occurred()) return false;
        if (!is_state(world) || game_of(world) != game_of(PyTuple_GetItem(worlds, 0)) || !(weight >= 0)) {
            if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "worlds of one game and weights from 0 on are wanted");
            return false;
        }
        made->search->add_world(memory_of(world), weight);
    }
    return true;
}

PyObject* make_search(PyTypeObject* type, PyObject* worlds, PyObject* weights, int seat, PyObject* numbers, PyObject* given_seed) {
    SearchSettings settings;
    u64 seed;
    Py_ssize_t count = PyTuple_Size(worlds);
    if (count == 0 || (weights != nullptr && PyTuple_Size(weights) != count)) {
        PyErr_SetString(PyExc_ValueError, "at least one world is wanted, and a weight for each");
        return nullptr;
    }
    PyObject* first = PyTuple_GetItem(worlds, 0);
    if (!is_state(first) || !as_settings(numbers, &settings) || !as_seed(given_seed, &seed)) return nullptr;
    SearchObject* made = (SearchObject*)PyType_GenericAlloc(type, 0);
    if (made == nullptr) return nullptr;
    made->search = new Search(game_of(first), seat, settings, seed);
    made->owner = Py_XNewRef((PyObject*)game_of(first)->owner);
    bool good = add_worlds(made, worlds, weights);
    if (good && !made->search->plant()) {
        PyErr_Format(PyExc_ValueError, "seat %d is not asked", seat);
        good = false;
    }
    if (!good) Py_CLEAR(made);
    return (PyObject*)made;
}

// Search(worlds, weights or None, seat, settings, seed)
PyObject* search_new(PyTypeObject* type, PyObject* args, PyObject*) {
    PyObject *worlds, *weights, *settings, *seed;
    int seat;
    if (!PyArg_ParseTuple(args, "OOiOO", &worlds, &weights, &seat, &settings, &seed)) return nullptr;
    PyObject* states = tuple_of(worlds, "a sequence of native states is wanted");
    PyObject* heavy = weights == Py_None ? nullptr : tuple_of(weights, "a sequence of weights is wanted");
    PyObject* made = states == nullptr || PyErr_Occurred() ? nullptr : make_search(type, states, heavy, seat, settings, seed);
    Py_XDECREF(states);
    Py_XDECREF(heavy);
    return made;
}

// run(iterations)
PyObject* search_run(PyObject* self, PyObject* number) {
    SearchObject* object = (SearchObject*)self;
    long long iterations;
    if (!as_code(number, &iterations)) return nullptr;
    if (object->busy) return PyErr_Format(PyExc_RuntimeError, "this search is at work in another thread");
    object->busy = true;
    Py_BEGIN_ALLOW_THREADS
    object->search->run(iterations);
    Py_END_ALLOW_THREADS
    object->busy = false;
    Py_RETURN_NONE;
}

// For each action of the root: code, visits, total, squares, prior, strategy.
PyObject* search_report(PyObject* self, PyObject*) {
    const Search* search = ((SearchObject*)self)->search;
    const Node& root = search->root();
    PyObject* list = PyList_New(root.count);
    for (u32 k = 0; list != nullptr && k < root.count; k++) {
        const Edge& edge = search->edge(root.first + k);
        PyObject* row = Py_BuildValue("(LIdddd)", edge.code, edge.visits, edge.total, edge.squares, (double)edge.prior, edge.strategy);
        if (row == nullptr) Py_CLEAR(list);
        else PyList_SetItem(list, k, row);
    }
    return list;
}

PyObject* search_get_iterations(PyObject* self, void*) { return PyLong_FromLongLong(((SearchObject*)self)->search->iterations()); }
PyObject* search_get_nodes(PyObject* self, void*) { return PyLong_FromSize_t(((SearchObject*)self)->search->nodes()); }

void search_dealloc(PyObject* self) {
    PyTypeObject* type = Py_TYPE(self);
    delete ((SearchObject*)self)->search;
    Py_XDECREF(((SearchObject*)self)->owner);
    PyObject_Free(self);
    Py_DECREF(type);
}

PyMethodDef SEARCH_METHODS[] = {
    {"run", search_run, METH_O, nullptr},
    {"report", search_report, METH_NOARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};
PyGetSetDef SEARCH_VALUES[] = {
    {"iterations", search_get_iterations, nullptr, nullptr, nullptr},
    {"nodes", search_get_nodes, nullptr, nullptr, nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};
PyType_Slot SEARCH_SLOTS[] = {
    {Py_tp_new, (void*)search_new},
    {Py_tp_methods, SEARCH_METHODS},
    {Py_tp_getset, SEARCH_VALUES},
    {Py_tp_dealloc, (void*)search_dealloc},
    {Py_tp_doc, (void*)"Tree search over what a seat may know."},
    {0, nullptr},
};
PyType_Spec SEARCH_SPEC = {"podzemi.native._core.Search", sizeof(SearchObject), 0, Py_TPFLAGS_DEFAULT, SEARCH_SLOTS};
