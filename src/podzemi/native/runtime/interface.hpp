// What a compiled game offers: the same functions for every game, filled in by game.cpp and
// used by core.cpp. Plain C types only, so that neither side needs to know the other's.
#pragma once

#ifdef __CUDACC__
#define SHARED static __device__ inline
#define APART static __device__ inline
#else
#define SHARED static inline
#define APART [[gnu::noinline]] static  // one copy, into which all that it calls is inlined
#endif

namespace machine {

using u8 = unsigned char;
using u32 = unsigned int;
using u64 = unsigned long long;

constexpr int MOST_SEATS = 8;
constexpr int MOST_OPTIONS = 16;
constexpr int MOST_LISTED = 4096;
constexpr u64 GAMMA = 0x9E3779B97F4A7C15ULL;

// SplitMix64, as in engine/dice.py.
SHARED u64 mixed(u64 z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

// dice.seed_for: the seed of the index-th of many matches that one seed stands for.
SHARED u64 seed_for(u64 seed, u64 index) { return mixed((seed ^ (index * 0xD1342543DE82EF95ULL)) + 2 * GAMMA); }

// How a match ended, seen from each seat.
struct Outcome {
    int scores[MOST_SEATS];
    signed char places[MOST_SEATS];  // 1 is the best; seats that share a place have the same number
    long long decisions;
};

// Many matches in lock step: where their states and all that is told about them lie. A row per match;
// on the GPU (PODZEMI_COLUMNS) number k of match i lies at [k * matches + i] instead of
// [i * width + k], so that neighbouring threads touch neighbouring words.
struct Lanes {
    long long matches;
    int players;
    int options[MOST_OPTIONS];
    u64 seed;
    // what the matches are
    void* states;
    u32* episodes;  // matches finished in this place
    u64* streams;   // of the random policy
    u64* hashes;    // of everything decided so far
    // what is asked now
    signed char* to_act;
    int* counts;
    void* legal;         // codes, then -1
    void* observations;  // as the seat to act sees it
    // what the last step did
    u8* done;
    u8* refused;
    int* scores;          // by seat, of the match that ended last in this place
    signed char* places;
    float* rewards;
    int* lengths;  // decisions of the match so far
};

// What all matches play: codes, or places in their lists of legal codes; 4 or 8 bytes each.
struct Actions {
    const void* numbers;
    int width;
    int are_places;
};

constexpr int START = 0;  // the first match of every place
constexpr int LOOK = 1;   // write again what is told
constexpr int STEP = 2;   // one decision: the actions
constexpr int ROLL = 3;   // so many decisions at random, told after the last

// What is to be done with every match.
struct Task {
    int kind;
    int steps;
    Actions actions;
};

// A row of zeros and ones for every match: a one at the place of each legal code.
struct Mask {
    u8* out;
    int width;
    const int* places;  // by code
    int codes;
};

struct Game {
    const char* name;
    const char* digest;  // of the translated source: equal digests have equal layouts
    int state_bytes, code_bytes, observation_size, observation_bytes;
    int max_players, max_legal, listed, dump_size, option_count;

    void (*setup)(void* state, u64 seed, int players, const int* options);
    int (*to_act)(void* state, signed char* seats);
    int (*legal)(void* state, int seat, long long* codes);
    void (*apply)(void* state, int seat, long long code);
    long long (*default_code)(void* state, int seat);
    int (*over)(void* state);
    int (*players)(const void* state);
    void (*copy)(void* to, const void* from);
    void (*result)(void* state, Outcome* out);
    void (*observe)(void* state, int seat, void* out);
    int (*dump)(const void* state, long long* numbers);
    int (*load)(void* state, const long long* numbers);  // 0: they do not fit
    void (*rollout)(const void* state, u64 seed, Outcome* out);

    void (*pick)(const Lanes& lanes, void* actions, long long from, long long to);
    void (*work)(const Lanes& lanes, const Task& task, long long from, long long to);
    void (*mask)(const Lanes& lanes, const Mask& mask, long long from, long long to);
};

}  // namespace machine
