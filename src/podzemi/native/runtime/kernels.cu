// One game on a graphics card: a thread plays a match. Compiled at run time (native/gpu.py), after
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

struct Copied {
    alignas(16) u32 words[WORDS];
    __device__ State& of(const Lanes&, long long) { return *(State*)words; }
    __device__ void clear(const Lanes&, long long) {
        for (int k = 0; k < WORDS; k++) words[k] = 0;
    }
    __device__ void load(const Lanes& lanes, long long i) {
        const u32* from = (const u32*)lanes.states;
        for (int k = 0; k < WORDS; k++) words[k] = from[k * lanes.matches + i];
    }
    __device__ void store(const Lanes& lanes, long long i) const {
        u32* to = (u32*)lanes.states;
        for (int k = 0; k < WORDS; k++) to[k * lanes.matches + i] = words[k];
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

// Bytes of a state and of a code, numbers of an observation and their bytes, players, listed codes, options; whether
// states lie in columns. Not const, or else nobody outside could see it.
__device__ int game_facts[] = {
    (int)sizeof(machine::State), (int)sizeof(machine::Listed), machine::OBSERVATION_SIZE,
    (int)sizeof(machine::Observation), machine::MAX_PLAYERS, machine::LISTED, GAME::OPTION_COUNT,
    (int)machine::IN_COLUMNS,
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
    ((machine::Listed*)actions)[i] = machine::picked(lanes, i);
}

__global__ void mask_matches(Lanes lanes, machine::Mask mask) {
    EACH_MATCH
    machine::mask(lanes, i, mask);
}

}
