// All that the rules need of C++'s own library, for compilers that would have to build it first: zig would take
// half a minute for that. Memory from the system; where there is none, the process ends.
#include <cstdlib>
#include <new>

namespace {
void* taken(std::size_t size) {
    void* memory = std::malloc(size > 0 ? size : 1);
    if (memory == nullptr) std::abort();
    return memory;
}
}  // namespace

const std::nothrow_t std::nothrow{};
void* operator new(std::size_t size) { return taken(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return std::malloc(size > 0 ? size : 1); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

#ifdef _LIBCPP_VERSION
void std::__libcpp_verbose_abort(const char*, ...) noexcept { std::abort(); }
#endif
