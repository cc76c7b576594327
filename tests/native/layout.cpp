// Prints every size, offset and constant that pyapi.hpp claims: the same with -DPODZEMI_PYTHON_H, or it is wrong.
#include "pyapi.hpp"
#include <cstddef>
#include <cstdio>
#define S(x) std::printf(#x " %zu\n", sizeof(x))
#define O(x, y) std::printf(#x "." #y " %zu\n", offsetof(x, y))
#define C(x) std::printf(#x " %lld\n", (long long)(x))
int main() {
    S(PyObject); S(PyVarObject); S(PyMethodDef); S(PyGetSetDef); S(PyModuleDef); S(PyType_Slot); S(PyType_Spec); S(Py_buffer);
    S(PyStructSequence_Field); S(PyStructSequence_Desc); S(Py_ssize_t); S(Py_hash_t);
    O(PyObject, ob_type); O(PyVarObject, ob_size); O(PyModuleDef, m_name); O(PyModuleDef, m_size); O(PyModuleDef, m_methods); O(PyModuleDef, m_free);
    O(PyType_Spec, basicsize); O(PyType_Spec, itemsize); O(PyType_Spec, flags); O(PyType_Spec, slots);
    O(Py_buffer, obj); O(Py_buffer, len); O(Py_buffer, itemsize); O(Py_buffer, readonly); O(Py_buffer, ndim); O(Py_buffer, format);
    O(Py_buffer, shape); O(Py_buffer, strides); O(Py_buffer, suboffsets); O(Py_buffer, internal);
    O(PyMethodDef, ml_flags); O(PyGetSetDef, closure); O(PyStructSequence_Desc, n_in_sequence);
    C(METH_NOARGS); C(METH_O); C(METH_FASTCALL); C(Py_EQ); C(Py_NE); C(PyBUF_WRITABLE); C(PyBUF_FORMAT); C(PyBUF_ND);
    C(PyBUF_STRIDES); C(PyBUF_C_CONTIGUOUS); C(Py_TPFLAGS_DEFAULT); C(Py_TPFLAGS_DISALLOW_INSTANTIATION);
    C(Py_bf_getbuffer); C(Py_tp_dealloc); C(Py_tp_doc); C(Py_tp_hash); C(Py_tp_methods); C(Py_tp_new); C(Py_tp_repr); C(Py_tp_richcompare); C(Py_tp_getset);
}
