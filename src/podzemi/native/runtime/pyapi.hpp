// The part of Python's stable ABI that core.cpp uses, declared here: no Python.h is needed, and one file serves
// every Python from 3.11 on. Written from the documentation ("Stable ABI contents", "Common object structures");
// tests/native/test_layout.py compares every number with the real header (-DPODZEMI_PYTHON_H includes that one).
#pragma once

#ifdef PODZEMI_PYTHON_H
#define Py_LIMITED_API 0x030B0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#else

#include <cstddef>
#include <type_traits>

#ifdef _WIN32
#define PODZEMI_DATA __declspec(dllimport)
#define PyMODINIT_FUNC extern "C" __declspec(dllexport) PyObject*
#else
#define PODZEMI_DATA
#define PyMODINIT_FUNC extern "C" __attribute__((visibility("default"))) PyObject*
#endif

#pragma GCC visibility push(default)
extern "C" {

using Py_ssize_t = std::make_signed_t<std::size_t>;
using Py_hash_t = Py_ssize_t;

struct PyTypeObject;  // opaque
struct PyThreadState;

// The head of every object. The counter is never touched from here: Py_IncRef and Py_DecRef know about
// objects that live for ever.
struct PyObject {
    Py_ssize_t ob_refcnt;
    PyTypeObject* ob_type;
};
struct PyVarObject {
    PyObject ob_base;
    Py_ssize_t ob_size;
};

using PyCFunction = PyObject* (*)(PyObject*, PyObject*);
using getter = PyObject* (*)(PyObject*, void*);
using setter = int (*)(PyObject*, PyObject*, void*);

struct PyMethodDef {
    const char* ml_name;
    PyCFunction ml_meth;
    int ml_flags;
    const char* ml_doc;
};
struct PyGetSetDef {
    const char* name;
    getter get;
    setter set;
    const char* doc;
    void* closure;
};
struct PyModuleDef_Base {
    PyObject ob_base;
    PyObject* (*m_init)();
    Py_ssize_t m_index;
    PyObject* m_copy;
};
struct PyModuleDef {
    PyModuleDef_Base m_base;
    const char* m_name;
    const char* m_doc;
    Py_ssize_t m_size;
    PyMethodDef* m_methods;
    void* m_slots;
    int (*m_traverse)(PyObject*, int (*)(PyObject*, void*), void*);
    int (*m_clear)(PyObject*);
    void (*m_free)(void*);
};
struct PyType_Slot {
    int slot;
    void* pfunc;
};
struct PyType_Spec {
    const char* name;
    int basicsize;
    int itemsize;
    unsigned int flags;
    PyType_Slot* slots;
};
struct PyStructSequence_Field {
    const char* name;
    const char* doc;
};
struct PyStructSequence_Desc {
    const char* name;
    const char* doc;
    PyStructSequence_Field* fields;
    int n_in_sequence;
};
struct Py_buffer {
    void* buf;
    PyObject* obj;
    Py_ssize_t len;
    Py_ssize_t itemsize;
    int readonly;
    int ndim;
    char* format;
    Py_ssize_t* shape;
    Py_ssize_t* strides;
    Py_ssize_t* suboffsets;
    void* internal;
};

// objects
void Py_IncRef(PyObject*);
void Py_DecRef(PyObject*);
void* PyObject_Malloc(std::size_t);
void PyObject_Free(void*);
PyObject* _PyObject_New(PyTypeObject*);
PyVarObject* PyObject_InitVar(PyVarObject*, PyTypeObject*, Py_ssize_t);
PyObject* PyObject_CallMethod(PyObject*, const char* name, const char* format, ...);
Py_hash_t PyObject_HashNotImplemented(PyObject*);
PyObject* PyType_GenericAlloc(PyTypeObject*, Py_ssize_t);
PyObject* PyType_FromSpec(PyType_Spec*);
int PyType_IsSubtype(PyTypeObject*, PyTypeObject*);

// buffers
int PyObject_GetBuffer(PyObject*, Py_buffer*, int flags);
int PyBuffer_FillInfo(Py_buffer*, PyObject*, void*, Py_ssize_t, int readonly, int flags);
void PyBuffer_Release(Py_buffer*);

// numbers, texts and containers
PyObject* PyBool_FromLong(long);
PyObject* PyLong_FromLong(long);
PyObject* PyLong_FromLongLong(long long);
PyObject* PyLong_FromSize_t(std::size_t);
long PyLong_AsLong(PyObject*);
long long PyLong_AsLongLong(PyObject*);
unsigned long long PyLong_AsUnsignedLongLongMask(PyObject*);
double PyFloat_AsDouble(PyObject*);
PyObject* PyUnicode_FromString(const char*);
const char* PyUnicode_AsUTF8AndSize(PyObject*, Py_ssize_t*);
PyObject* PyBytes_FromStringAndSize(const char*, Py_ssize_t);
int PyBytes_AsStringAndSize(PyObject*, char**, Py_ssize_t*);
PyObject* PyList_New(Py_ssize_t);
int PyList_SetItem(PyObject*, Py_ssize_t, PyObject*);
PyObject* PyTuple_New(Py_ssize_t);
Py_ssize_t PyTuple_Size(PyObject*);
PyObject* PyTuple_GetItem(PyObject*, Py_ssize_t);
int PyTuple_SetItem(PyObject*, Py_ssize_t, PyObject*);
PyObject* PySequence_Fast(PyObject*, const char*);
PyObject* PySequence_Tuple(PyObject*);
PyTypeObject* PyStructSequence_NewType(PyStructSequence_Desc*);
PyObject* PyStructSequence_New(PyTypeObject*);
void PyStructSequence_SetItem(PyObject*, Py_ssize_t, PyObject*);

// arguments, errors, modules, threads
int PyArg_ParseTuple(PyObject*, const char*, ...);
PyObject* Py_BuildValue(const char*, ...);
PyObject* PyErr_Format(PyObject*, const char*, ...);
PyObject* PyErr_NoMemory();
PyObject* PyErr_Occurred();
void PyErr_SetString(PyObject*, const char*);
PyObject* PyImport_ImportModule(const char*);
PyObject* PyModule_Create2(PyModuleDef*, int);
int PyModule_AddObjectRef(PyObject*, const char*, PyObject*);
PyThreadState* PyEval_SaveThread();
void PyEval_RestoreThread(PyThreadState*);

extern PODZEMI_DATA PyObject _Py_NoneStruct, _Py_NotImplementedStruct;
extern PODZEMI_DATA PyObject *PyExc_IndexError, *PyExc_KeyError, *PyExc_OverflowError, *PyExc_RuntimeError,
    *PyExc_TypeError, *PyExc_ValueError;

}  // extern "C"
#pragma GCC visibility pop

constexpr int METH_NOARGS = 4, METH_O = 8, METH_FASTCALL = 0x80;
constexpr int Py_EQ = 2, Py_NE = 3;
constexpr int PyBUF_WRITABLE = 1, PyBUF_FORMAT = 4, PyBUF_ND = 8, PyBUF_STRIDES = 0x10 | PyBUF_ND,
              PyBUF_C_CONTIGUOUS = 0x20 | PyBUF_STRIDES;
constexpr unsigned Py_TPFLAGS_DEFAULT = 0, Py_TPFLAGS_DISALLOW_INSTANTIATION = 1u << 7;
constexpr int Py_bf_getbuffer = 1, Py_tp_dealloc = 52, Py_tp_doc = 56, Py_tp_hash = 59, Py_tp_methods = 64,
              Py_tp_new = 65, Py_tp_repr = 66, Py_tp_richcompare = 67, Py_tp_getset = 73;

#define PyObject_HEAD PyObject ob_base;
#define PyObject_VAR_HEAD PyVarObject ob_base;
#define PyModuleDef_HEAD_INIT {{1, nullptr}, nullptr, 0, nullptr}
#define Py_None (&_Py_NoneStruct)
#define Py_RETURN_NONE return Py_NewRef(Py_None)
#define Py_RETURN_NOTIMPLEMENTED return Py_NewRef(&_Py_NotImplementedStruct)
#define Py_BEGIN_ALLOW_THREADS { PyThreadState* without_lock = PyEval_SaveThread();
#define Py_END_ALLOW_THREADS PyEval_RestoreThread(without_lock); }
#define PyObject_New(type, of) ((type*)_PyObject_New(of))

template <class T>
inline void Py_XINCREF(T* object) { Py_IncRef((PyObject*)object); }  // both take nullptr
template <class T>
inline void Py_XDECREF(T* object) { Py_DecRef((PyObject*)object); }
template <class T>
inline void Py_DECREF(T* object) { Py_DecRef((PyObject*)object); }
template <class T>
inline void Py_CLEAR(T*& object) {
    T* old = object;
    object = nullptr;
    Py_XDECREF(old);
}
inline PyObject* Py_XNewRef(PyObject* object) { Py_IncRef(object); return object; }
inline PyObject* Py_NewRef(PyObject* object) { Py_IncRef(object); return object; }
inline PyTypeObject* Py_TYPE(PyObject* object) { return object->ob_type; }
inline bool PyObject_TypeCheck(PyObject* object, PyTypeObject* type) {
    return object->ob_type == type || PyType_IsSubtype(object->ob_type, type);
}
inline PyObject* PyModule_Create(PyModuleDef* module) { return PyModule_Create2(module, 3); }  // 3: the stable ABI

#endif
