// One game on a graphics card: a thread plays a match. Compiled at run time (native/card/gpu.py), after
// -DGAME=podzemi_<game> -DGAME_HEADER -DPODZEMI_COLUMNS.
//
// A small state lies in columns: word k of match i at words[k * matches + i], so that neighbouring threads read
// and write neighbouring words. A kernel copies it into its thread's own memory, plays, and writes it back.
// A large one, of which a step touches a small part, stays where it is, one state after the other.
#include GAME_HEADER
#include "machine.hpp"

namespace machine {
namespace {

constexpr int WORDS = (int)(sizeof(State) / sizeof(u32));
constexpr bool IN_COLUMNS = sizeof(State) <= PODZEMI_COPIED;
static_assert(sizeof(State) % sizeof(u32) == 0, "a state is a whole number of words");

// Brings the parts of a state that are in use from its columns into a thread's own memory, and back.
template <bool BACK> struct Moving {
    u32* words;
    u32* column;
    long long matches;
    __device__ void operator()(const void* part, podzemi::Size count) const {
        int at = (int)((const char*)part - (const char*)words);
        int k = at / 4, end = (at + (int)count + 3) / 4;
        for (; k + 8 <= end; k += 8) {
            u32 moved[8];
#pragma unroll
            for (int j = 0; j < 8; j++) moved[j] = read(k + j);
#pragma unroll
            for (int j = 0; j < 8; j++) write(k + j, moved[j]);
        }
        for (; k < end; k++) write(k, read(k));
    }
    __device__ u32 read(int k) const {
        if constexpr (BACK) return words[k];
        else return __ldg(column + k * matches);
    }
    __device__ void write(int k, u32 word) const {
        if constexpr (BACK) column[k * matches] = word;
        else words[k] = word;
    }
};

struct Copied {
    alignas(16) u32 words[WORDS];
    __device__ State& of(const Lanes&, long long) { return *(State*)words; }
    __device__ void clear(const Lanes&, long long) {
        for (int k = 0; k < WORDS; k++) words[k] = 0;
    }
    __device__ void load(const Lanes& lanes, long long i) {
        Moving<false> moving{words, (u32*)lanes.states + i, lanes.matches};
        ((State*)words)->parts(moving);
    }
    __device__ void store(const Lanes& lanes, long long i) {
        Moving<true> moving{words, (u32*)lanes.states + i, lanes.matches};
        ((State*)words)->parts(moving);
    }
};

struct InPlace {
    __device__ State& of(const Lanes& lanes, long long i) { return ((State*)lanes.states)[i]; }
    __device__ void clear(const Lanes& lanes, long long i) {
        u32* words = (u32*)&of(lanes, i);
        for (int k = 0; k < WORDS; k++) words[k] = 0;
    }
    __device__ void load(const Lanes&, long long) {}
    __device__ void store(const Lanes&, long long) const {}
};

template <bool COLUMNS> struct Kept { using State = Copied; };
template <> struct Kept<false> { using State = InPlace; };
using Own = Kept<IN_COLUMNS>::State;

}  // namespace
}  // namespace machine

using machine::Lanes;
using machine::Own;

#define EACH_MATCH                                                    \
    const long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x; \
    if (i >= lanes.matches) return;

extern "C" {

// Bytes of a state and of a code, numbers of an observation and their bytes, players, codes at most, options; numbers
// of a state that is written out. Not const, or else nobody outside could see it.
__device__ int game_facts[] = {
    (int)sizeof(machine::State), (int)sizeof(machine::Listed), machine::OBSERVATION_SIZE,
    (int)sizeof(machine::Observation), machine::MAX_PLAYERS, machine::MAX_LEGAL, GAME::OPTION_COUNT,
    GAME::DUMP_SIZE,
};

__global__ void work_on_matches(Lanes lanes, machine::Task task) {
    EACH_MATCH
    Own own;
    if (task.kind == machine::START) own.clear(lanes, i);
    else own.load(lanes, i);
    if (machine::work(lanes, i, own.of(lanes, i), task)) own.store(lanes, i);
}

__global__ void pick_actions(Lanes lanes, void* actions) {
    EACH_MATCH
    ((machine::Listed*)actions)[i] = machine::picked(lanes, i, machine::RANDOM);
}

__global__ void mask_matches(Lanes lanes, machine::Mask mask) {
    EACH_MATCH
    machine::mask(lanes, i, mask);
}

// Matches from `first` on as numbers: how many there are, then the numbers; a row for each.
__global__ void write_out(Lanes lanes, long long* rows, long long first, int count) {
    const int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= count) return;
    Own own;
    own.load(lanes, first + row);
    long long* out = rows + (long long)row * (GAME::DUMP_SIZE + 1);
    out[0] = GAME::dump(own.of(lanes, first + row), out + 1);
}

// The other way round; a row that does not fit is marked by -1.
__global__ void read_in(Lanes lanes, long long* rows, long long first, int count) {
    const int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= count) return;
    Own own;
    own.clear(lanes, first + row);
    long long* in = rows + (long long)row * (GAME::DUMP_SIZE + 1);
    if (!GAME::load(own.of(lanes, first + row), in + 1)) in[0] = -1;
    own.store(lanes, first + row);
}

}
