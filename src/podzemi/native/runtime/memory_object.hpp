// Memory that NumPy looks at; part of core.cpp.

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
