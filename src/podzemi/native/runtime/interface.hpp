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
constexpr u64 GAMMA = 0x9E3779B97F4A7C15ULL;

// SplitMix64, as in engine/dice.py.
SHARED u64 mixed(u64 z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

// dice.seed_for: the seed of the index-th of many matches that one seed stands for.
SHARED u64 seed_for(u64 seed, u64 index) { return mixed((seed ^ (index * 0xD1342543DE82EF95ULL)) + 2 * GAMMA); }

// Who plays on where nobody is asked: any legal code as likely as the others, or in proportion to `policy.weigh`.
enum Policy { RANDOM = 0, WEIGHED = 1 };

// The reward of a match that ends: by place among the others, the first place shared by its winners, or the score.
enum Returns { BY_PLACE = 0, BY_WIN = 1, BY_SCORE = 2 };

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
    int listed;  // room for so many codes in a row of `legal`; the first ones are told and can be chosen
    int returns;
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
    int* cut;            // legal codes for which `legal` has no room
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
    Policy policy;  // ROLL
};

// A row of zeros and ones for every match: a one at the place of each legal code.
struct Mask {
    u8* out;
    int width;
    const int* places;  // by code
    int codes;
};

// Takes an answer of any length.
using Tell = void (*)(void* to, const long long* numbers, long long count);

#ifndef __CUDACC__  // a card has no tables of functions
struct Game {
    const char* name;
    const char* digest;  // of the translated source: equal digests have equal layouts
    int state_bytes, code_bytes, observation_size, observation_bytes;
    int max_players, max_legal, dump_size, option_count;

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
    void (*rollout)(const void* state, u64 seed, Policy policy, Outcome* out);

    // The game's own search, nullptr where there is none: numbers in, numbers told; 0: the question makes no sense.
    int (*consult)(void* state, int seat, const long long* asked, int count, const int* table, long long size, Tell tell,
                   void* to);

    // for search
    void (*reseed)(void* state, u64 seed);  // draw what chance decides from here on anew
    int (*weighed)(void* state, int seat, long long* codes, int* weights);  // legal codes with their weights
    int (*play_on)(void* state, u64* stream, Policy policy, long long most);  // so many decisions; is it over?
    int (*estimate)(void* state, int seat);
    void (*worth)(void* state, double* out);  // what a finished match is worth to each seat, -1 to 1

    void (*pick)(const Lanes& lanes, Policy policy, void* actions, long long from, long long to);
    void (*work)(const Lanes& lanes, const Task& task, long long from, long long to);
    void (*mask)(const Lanes& lanes, const Mask& mask, long long from, long long to);

    // With a data pack the components lie in memory; the built-in ones are constants, and all of this is null.
    int box_bytes;
    int (*fill_box)(void* box, const long long* numbers);  // 0: they do not fit
    void (*use_box)(const void* box);                      // from now on, in this thread
    const void* box;
    void* owner;  // the Python object that holds the components

    // This game, ready to be played in this thread.
    const Game* here() const {
        if (box != nullptr) use_box(box);
        return this;
    }
};
#endif

}  // namespace machine
