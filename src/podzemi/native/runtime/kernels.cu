// One game on a graphics card: a thread plays a match. Compiled at run time (native/gpu.py), after
// -DGAME=podzemi_<game> -DGAME_HEADER -DPODZEMI_COLUMNS.
//
// Word k of the state of match i lies at words[k * matches + i], so that neighbouring threads read and write
// neighbouring words. A kernel copies a match into its thread's own memory, plays, and writes it back.
#include GAME_HEADER
#include "machine.hpp"

namespace machine {
namespace {

constexpr int WORDS = (int)(sizeof(State) / sizeof(u32));
static_assert(sizeof(State) % sizeof(u32) == 0, "a state is a whole number of words");

struct Own {
    alignas(16) u32 words[WORDS];
    __device__ State& state() { return *(State*)words; }
    __device__ void clear() {
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

}  // namespace
}  // namespace machine

using machine::Actions;
using machine::Lanes;
using machine::Own;

#define EACH_MATCH                                                    \
    const long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x; \
    if (i >= lanes.matches) return;

extern "C" {

// state bytes, code bytes, observation size, observation bytes, players, legal codes, options: at most or exactly
__device__ const int game_facts[] = {
    (int)sizeof(machine::State), (int)sizeof(machine::Code), machine::OBSERVATION_SIZE,
    (int)sizeof(machine::Observation), machine::MAX_PLAYERS, machine::MAX_LEGAL, GAME::OPTION_COUNT,
};

__global__ void start_matches(Lanes lanes) {
    EACH_MATCH
    Own own;
    own.clear();
    machine::begin(lanes, i, own.state());
    own.store(lanes, i);
}

__global__ void look_at_matches(Lanes lanes) {
    EACH_MATCH
    Own own;
    own.load(lanes, i);
    lanes.counts[i] = machine::MAX_LEGAL;
    machine::look(lanes, i, own.state());
}

__global__ void pick_actions(Lanes lanes, int policy, void* actions) {
    EACH_MATCH
    Own own;
    if (policy != machine::RANDOM) own.load(lanes, i);
    ((machine::Code*)actions)[i] = machine::picked(lanes, i, policy, own.state());
}

__global__ void step_matches(Lanes lanes, Actions actions) {
    EACH_MATCH
    Own own;
    own.load(lanes, i);
    if (machine::step(lanes, i, own.state(), actions)) own.store(lanes, i);
}

__global__ void roll_matches(Lanes lanes, int policy, int steps) {
    EACH_MATCH
    Own own;
    own.load(lanes, i);
    machine::roll(lanes, i, own.state(), policy, steps);
    own.store(lanes, i);
}

__global__ void mask_matches(Lanes lanes, unsigned char* out, int width) {
    EACH_MATCH
    machine::mask(lanes, i, out, width);
}

}
