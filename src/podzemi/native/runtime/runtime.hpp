// What translated rules stand on: lists of fixed capacity, tables of components, dice, Python's arithmetic.
//
// C++20 without any library: the same text is compiled for processors (g++, clang++) and for graphics cards
// (NVRTC, nvcc). Nothing is allocated, nothing is thrown, no pointer lies in a state.
//
// With PODZEMI_CHECKED every index, capacity, narrowing, shift and division is checked, and a failure names
// the line of the Python source. Without it nothing is checked.
#pragma once

#ifdef __CUDACC__
#define FN static __device__ inline
#define MFN __device__ __forceinline__
#define TABLES static __device__ const
#else
#define FN static inline
#define MFN inline
#define TABLES static constexpr
#endif

#ifdef PODZEMI_CHECKED
#include <cstdio>
#include <cstdlib>
#endif

namespace podzemi {

using W = long long;  // a number that needs more than 32 bits
using U = unsigned long long;

using Size = decltype(sizeof 0);

// Copies parts of one object into another of the same type, whatever the alignment of the parts.
template <Size ALIGNED> struct Copying {
    char* to;
    const char* from;
    MFN void operator()(const void* part, Size count) const {
        Size at = (Size)((const char*)part - from);
#ifdef __CUDACC__
        // A card copies byte by byte what it does not know to be aligned. The words at both ends are copied whole.
        if constexpr (ALIGNED >= sizeof(U)) {
            const U* source = (const U*)from;
            U* target = (U*)to;
            Size k = at / sizeof(U), end = (at + count + sizeof(U) - 1) / sizeof(U);
            for (; k + 4 <= end; k += 4) {
                U a = source[k], b = source[k + 1], c = source[k + 2], d = source[k + 3];
                target[k] = a, target[k + 1] = b, target[k + 2] = c, target[k + 3] = d;
            }
            for (; k < end; k++) target[k] = source[k];
        } else {
            memcpy(to + at, part, count);
        }
#else
        __builtin_memcpy(to + at, part, count);
#endif
    }
};

// A copy of the parts of an object that are in use.
template <class T> MFN void copy_used(T& to, const T& from) {
    Copying<alignof(T)> copy{(char*)&to, (const char*)&from};
    from.parts(copy);
}

// ---------------------------------------------------------------- checks

#ifdef PODZEMI_CHECKED
using I = long long;  // computed in 64 bits, and held to 32
inline thread_local const char* place_file = "?";
inline thread_local int place_line = 0;
inline void (*on_failure)(const char* file, int line, const char* what) = nullptr;
inline void fail(const char* what) {
    if (on_failure) on_failure(place_file, place_line, what);
    std::fprintf(stderr, "%s:%d: %s\n", place_file, place_line, what);
    std::abort();
}
#define AT(file, line) (::podzemi::place_file = file, ::podzemi::place_line = line)
#define CHECK(condition, what) ((condition) ? (void)0 : ::podzemi::fail(what))
#define APPEND_IF(list, yes, x) \
    if (yes) list.append(x)
#else
using I = int;
#define AT(file, line) ((void)0)
#define CHECK(condition, what) ((void)0)
#define APPEND_IF(list, yes, x) list.append_if(yes, x)
#endif

// The result of arithmetic that is declared to fit 32 bits.
template <class T> MFN I narrow(T value) {
    CHECK((W)value == (W)(int)value, "number does not fit 32 bits");
    return (I)value;
}

// `target = value`, where the target has the width that its range needs.
template <class T, class V> MFN void put(T& target, V value) {
    CHECK((W)(T)value == (W)value, "number does not fit its field");
    target = (T)value;
}

// A place that well-formed rules never reach.
template <class T = int> MFN T never() {
    CHECK(false, "reached what cannot be reached");
#if !defined(PODZEMI_CHECKED) && !defined(__CUDACC__)
    __builtin_unreachable();
#endif
    return T{};
}

// ---------------------------------------------------------------- arithmetic as Python means it

template <class A> MFN A floor_div(A a, A b) {
    CHECK(b != 0, "division by zero");
    A q = a / b;
    return q - ((a % b != 0) & ((a < 0) != (b < 0)));
}
template <class A> MFN A floor_mod(A a, A b) {
    CHECK(b != 0, "division by zero");
    A r = a % b;
    return r + (((r != 0) & ((r < 0) != (b < 0))) ? b : (A)0);
}
template <class A> MFN A left_shift(A value, I n) {
    CHECK(n >= 0 && n < 63, "shift by too many places");
    CHECK((W)value >= 0 && (W)value <= ((W)9223372036854775807LL >> n), "number shifted out");
    return (A)(value << n);
}
template <class A> MFN A right_shift(A value, I n) {
    CHECK(n >= 0 && n < 8 * (I)sizeof(A), "shift by too many places");
    return value >> n;
}
template <class A> MFN A least(A a, A b) { return b < a ? b : a; }
template <class A> MFN A most(A a, A b) { return b > a ? b : a; }

template <class T> MFN void exchange(T& a, T& b) {
    T kept = a;
    a = b;
    b = kept;
}

// ---------------------------------------------------------------- a state as numbers, one after the other

template <class T> MFN void write(W*& out, const T& value) {
    if constexpr (__is_class(T)) value.dump(out);
    else *out++ = (W)value;
}
// Whether the number, list or object has room for what is read.
template <class T> MFN bool read(const W*& from, T& value) {
    if constexpr (__is_class(T)) {
        return value.load(from);
    } else {
        value = (T)*from;
        return (W)value == *from++;
    }
}

// ---------------------------------------------------------------- lists

template <bool B, class A, class C> struct Either { using T = A; };
template <class A, class C> struct Either<false, A, C> { using T = C; };

// A list of at most N elements, flat. Elements beyond `n` are left as they were. CUT: what does not fit is left out.
template <class E, int N, bool CUT = false> struct List {
    using Item = E;
    static constexpr bool IS_LONG = N * sizeof(E) >= 128;
    typename Either<CUT, int, typename Either<(N < 128), signed char, short>::T>::T n;
    alignas(IS_LONG ? 8 : alignof(E)) E v[N > 0 ? N + CUT : 1];

    MFN List() : n(0) {}
    MFN E& operator[](W i) {
        CHECK(i >= 0 && i < n, "index outside the list");
        return v[i];
    }
    MFN const E& operator[](W i) const {
        CHECK(i >= 0 && i < n, "index outside the list");
        return v[i];
    }
    MFN E& last() {
        CHECK(n > 0, "last of an empty list");
        return v[n - 1];
    }
    MFN const E& last() const {
        CHECK(n > 0, "last of an empty list");
        return v[n - 1];
    }
    template <class V> MFN void set_at(int i, const V& x) {
        if constexpr (!__is_class(V)) put(v[i], x);
        else if constexpr (requires { copy_used(v[i], x); }) copy_used(v[i], x);
        else v[i].copy(x);
    }
    template <class V> MFN void append(const V& x) {
        CHECK(n < N, "list is full");
        if constexpr (CUT)
            if (n >= N) return;
        set_at(n, x);
        n++;
    }
    // `if (yes) append(x)` without a branch: there is one place more than the list can hold
    template <class V> MFN void append_if(bool yes, const V& x) {
        if constexpr (CUT) {
            v[n] = (E)x;
            n += yes & (n < N);
        } else {
            if (yes) append(x);
        }
    }
    template <class V> MFN void insert(W at, const V& x) {
        CHECK(n < N, "list is full");
        CHECK(at >= 0, "index outside the list");
        if (at > n) at = n;
        for (int i = n; i > at; i--) v[i] = v[i - 1];
        put(v[at], x);
        n++;
    }
    MFN E pop() {
        CHECK(n > 0, "pop from an empty list");
        return v[--n];
    }
    MFN E pop(W at) {
        CHECK(at >= 0 && at < n, "index outside the list");
        E found = v[at];
        n--;
        for (int i = (int)at; i < n; i++) v[i] = v[i + 1];
        return found;
    }
    MFN void clear() { n = 0; }
    MFN void reverse() {
        for (int i = 0, j = n - 1; i < j; i++, j--) exchange(v[i], v[j]);
    }
    // the first place of a number, or -1
    MFN int find(W x) const {
#ifdef __CUDA_ARCH__
        if constexpr (IS_LONG && sizeof(E) <= 2) return find_by_words(x);
#endif
        for (int i = 0; i < n; i++)
            if (v[i] == x) return i;
        return -1;
    }
#ifdef __CUDA_ARCH__
    // Eight bytes at a time, since every step waits for memory; what lies behind the last element is no match.
    MFN int find_by_words(W x) const {
        if ((W)(E)x != x) return -1;
        constexpr bool BYTES = sizeof(E) == 1;
        const unsigned wanted = BYTES ? 0x01010101u * (unsigned char)x : 0x00010001u * (unsigned short)x;
        for (int i = 0; i < n; i += 8 / (int)sizeof(E)) {
            uint2 some = *(const uint2*)(v + i);
            unsigned low = BYTES ? __vcmpeq4(some.x, wanted) : __vcmpeq2(some.x, wanted);
            unsigned high = BYTES ? __vcmpeq4(some.y, wanted) : __vcmpeq2(some.y, wanted);
            if (low | high) {
                int at = i + (low ? __ffs((int)low) - 1 : 31 + __ffs((int)high)) / (8 * (int)sizeof(E));
                return at < n ? at : -1;
            }
        }
        return -1;
    }
#endif
    MFN bool has(W x) const { return find(x) >= 0; }
    MFN I index(W x) const {
        int found = find(x);
        return found >= 0 ? (I)found : never<I>();
    }
    MFN void remove(W x) { pop(index(x)); }
    MFN I count(W x) const {
        I found = 0;
        for (int i = 0; i < n; i++) found += v[i] == x;
        return found;
    }
    MFN void sort() {
        for (int i = 1; i < n; i++) {
            E x = v[i];
            int at = i;
            for (; at > 0 && v[at - 1] > x; at--) v[at] = v[at - 1];
            v[at] = x;
        }
    }
    // what a list display, a repetition, a slice or another list leaves in this one
    template <class... V> MFN void set(V... x) {
        CHECK((int)sizeof...(V) <= N, "list is full");
        int i = 0;
        (put(v[i++], x), ...);
        n = sizeof...(V);
    }
    template <class V> MFN void fill(V x, W count) {
        CHECK(count <= N, "list is full");
        int m = count > 0 ? (int)count : 0;
#ifdef __CUDA_ARCH__
        if constexpr (IS_LONG && sizeof(E) == 1) {  // eight at a time; there is room behind the last
            U eight = 0x0101010101010101ULL * (unsigned char)x;
            for (int i = 0; i < m; i += 8) *(U*)(v + i) = eight;
            n = m;
            return;
        }
#endif
        for (int i = 0; i < m; i++) put(v[i], x);
        n = m;
    }
    MFN void count_up(W from, W to) {
        int m = to > from ? (int)(to - from) : 0;
        CHECK(m <= N, "list is full");
        if constexpr (CUT) m = m < N ? m : N;
        for (int i = 0; i < m; i++) put(v[i], from + i);
        n = m;
    }
    template <class L> MFN void copy(const L& other) {
        int m = other.n;
        CHECK(m <= N, "list is full");
        if constexpr (CUT) m = m < N ? m : N;
        for (int i = 0; i < m; i++) set_at(i, other[i]);
        n = m;
    }
    template <class L> MFN void copy(const L& other, W from, W to) {
        if (from < 0) from = 0;
        if (to > other.n) to = other.n;
        int m = to > from ? (int)(to - from) : 0;
        CHECK(m <= N, "list is full");
        for (int i = 0; i < m; i++) set_at(i, other[from + i]);
        n = m;
    }
    template <class L> MFN void extend(const L& other) {
        for (int i = 0, m = other.n; i < m; i++) append(other[i]);
    }
    MFN void dump(W*& out) const {
        *out++ = n;
        for (int i = 0; i < n; i++) write(out, v[i]);
    }
    MFN bool load(const W*& from) {
        if (*from < 0 || *from > N) return false;
        n = (decltype(n))*from++;
        for (int i = 0; i < n; i++)
            if (!read(from, v[i])) return false;
        return true;
    }
    // shows a visitor what is used, no matter how much more there is room for
    template <class V> MFN void parts(V& visit) const {
        visit(&n, sizeof n);
        if constexpr (requires { v[0].parts(visit); }) {
            for (int i = 0; i < n; i++) v[i].parts(visit);
        } else {
            visit(v, n * sizeof(E));
        }
    }
    // the next element, to be filled in place
    MFN E& more() {
        CHECK(n < N, "list is full");
        return v[n++];
    }
};

template <class L> MFN I sum(const L& list) {
    I total = 0;
    for (int i = 0; i < list.n; i++) total += list[i];
    return total;
}

// ---------------------------------------------------------------- components

// A row of numbers in a table.
template <class E> struct Row {
    using Item = E;
    const E* v;
    int n;
    MFN E operator[](W i) const {
        CHECK(i >= 0 && i < n, "index outside the table");
        return v[i];
    }
    MFN E last() const { return v[n - 1]; }
    MFN bool has(W x) const {
        for (int i = 0; i < n; i++)
            if (v[i] == x) return true;
        return false;
    }
    MFN I index(W x) const {
        for (int i = 0; i < n; i++)
            if (v[i] == x) return i;
        return never<I>();
    }
    MFN I count(W x) const {
        I found = 0;
        for (int i = 0; i < n; i++) found += v[i] == x;
        return found;
    }
};

template <class E, int N> struct Table {
    using Item = E;
    int n;
    E v[N > 0 ? N : 1];
    MFN E operator[](W i) const {
        CHECK(i >= 0 && i < n, "index outside the table");
        return v[i];
    }
    MFN E last() const { return v[n - 1]; }
    MFN Row<E> row() const { return Row<E>{v, n}; }
    MFN bool has(W x) const { return row().has(x); }
    MFN I index(W x) const { return row().index(x); }
    MFN I count(W x) const { return row().count(x); }
    // the numbers of a data pack: length, items; false when they are too many or too large
    MFN bool load(const W*& from) {
        n = (int)*from++;
        bool fits = n <= N;
        for (int i = 0; i < n; i++, from++) {
            fits = fits && (W)(E)*from == *from;
            if (i < N) v[i] = (E)*from;
        }
        return fits;
    }
};

// Rows of different lengths, one after the other.
template <class E, int N, int M> struct Rows {
    using Item = Row<E>;
    int n;
    int at[M + 1];
    E v[N > 0 ? N : 1];
    MFN Row<E> operator[](W i) const {
        CHECK(i >= 0 && i < n, "index outside the table");
        return Row<E>{v + at[i], at[i + 1] - at[i]};
    }
    MFN bool load(const W*& from) {
        n = (int)*from++;
        bool fits = n <= M;
        int place = 0;
        for (int i = 0; i < n; i++) {
            if (i < M) at[i] = place;
            int length = (int)*from++;
            for (int j = 0; j < length; j++, place++, from++) {
                fits = fits && place < N && (W)(E)*from == *from;
                if (place < N) v[place] = (E)*from;
            }
        }
        if (fits) at[n] = place;
        return fits;
    }
};

// ---------------------------------------------------------------- sets of small numbers (podzemi.engine.bits)

template <class T> MFN T bit(I n) { return left_shift((T)1, n); }
template <class T> MFN bool has(T mask, I n) {
    CHECK(n >= 0 && n < 63, "shift by too many places");
    return ((W)mask >> n & 1) == 1;
}
template <class T> MFN I size(T mask) {
#ifdef __CUDA_ARCH__
    return sizeof(T) > 4 ? __popcll((U)mask) : __popc((unsigned)mask);
#else
    return sizeof(T) > 4 ? __builtin_popcountll((U)mask) : __builtin_popcount((unsigned)mask);
#endif
}
// How many bits a number has; 0 has none.
MFN int bit_length(unsigned number) {
#ifdef __CUDA_ARCH__
    return 32 - __clz((int)number);
#else
    return number ? 32 - __builtin_clz(number) : 0;
#endif
}
// The place of the lowest bit of a set that has one.
MFN int lowest(U mask) {
#ifdef __CUDA_ARCH__
    return __ffsll((long long)mask) - 1;
#else
    return __builtin_ctzll(mask);
#endif
}
MFN List<signed char, 63> members(W mask) {
    CHECK(mask >= 0, "a set below zero");
    List<signed char, 63> out;
    for (U rest = (U)mask; rest; rest &= rest - 1) out.v[out.n++] = (signed char)lowest(rest);
    return out;
}

// ---------------------------------------------------------------- dice (podzemi.engine.dice)

FN U mixed(U z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

// A stream of random choices: the generator's state, and the bits not used yet. Never scripted.
struct Dice {
    U state = 0;
    U word = 0;
    int left = 0;
    MFN U bits() {
        state += 0x9E3779B97F4A7C15ULL;
        return mixed(state);
    }
    MFN I below(W count) {
        CHECK(count >= 1, "nothing to choose from");
        int width = bit_length((unsigned)count - 1), top = 1 << width;
        for (;;) {
            if (left < width) {
                word = bits() >> 2;
                left = 62;
            }
            int value = (int)word & (top - 1);
            word >>= width;
            left -= width;
            if (value < count) return value;
        }
    }
    template <class L> MFN void shuffle(L& cards) {
        for (int i = cards.n - 1; i > 0; i--) exchange(cards[i], cards[below(i + 1)]);
    }
    MFN void dump(W*& out) const {
        *out++ = (W)state;
        *out++ = (W)word;
        *out++ = left;
    }
    MFN bool load(const W*& from) {
        state = (U)*from++;
        word = (U)*from++;
        left = (int)*from++;
        return true;
    }
};

}  // namespace podzemi
