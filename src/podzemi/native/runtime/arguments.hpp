// Arguments from Python and answers to it; part of core.cpp.

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

// A tuple of any sequence's items: nobody else can change it meanwhile.
PyObject* tuple_of(PyObject* sequence, const char* otherwise) {
    PyObject* fast = PySequence_Fast(sequence, otherwise);
    PyObject* tuple = fast == nullptr ? nullptr : PySequence_Tuple(fast);
    Py_XDECREF(fast);
    return tuple;
}

bool as_numbers(PyObject* sequence, std::vector<long long>* out) {
    PyObject* items = tuple_of(sequence, "a sequence of numbers is wanted");
    if (items == nullptr) return false;
    Py_ssize_t count = PyTuple_Size(items);
    out->reserve(count);
    for (Py_ssize_t k = 0; k < count; k++) {
        u64 bits;
        if (!as_seed(PyTuple_GetItem(items, k), &bits)) break;  // the words of the dice use all 64 bits
        out->push_back((long long)bits);
    }
    Py_DECREF(items);
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
        PyList_SetItem(list, k, number);
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
