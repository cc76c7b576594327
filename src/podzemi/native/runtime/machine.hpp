// One match of many, one decision at a time: what the threads of the CPU and the kernels of the GPU both run.
// Comes after the header of a game, whose namespace is GAME.
#pragma once
#include "interface.hpp"

namespace machine {
namespace {

using GAME::Code;
using GAME::MAX_LEGAL;
using GAME::MAX_PLAYERS;
using GAME::Observation;
using GAME::OBSERVATION_SIZE;
using GAME::State;
using Codes = GAME::Legal;

// Codes as they are told: in 32 bits where they fit, signed, so that -1 can stand for none.
template <bool WIDE> struct Told { using Number = int; };
template <> struct Told<true> { using Number = long long; };
using Listed = Told<(sizeof(Code) > sizeof(int))>::Number;

constexpr u64 PRIME = 0x100000001B3ULL;

// ---------------------------------------------------------------- chance outside the rules

// Whole numbers below count; one multiplication instead of a rejection, for policies only.
SHARED int draw(u64& stream, int count) {
    stream += GAMMA;
    return (int)(((mixed(stream) >> 32) * (u64)count) >> 32);
}

// ---------------------------------------------------------------- one match

SHARED int first_to_act(State& state) {
    signed char seats[MAX_PLAYERS];
    return GAME::to_act(state, seats) > 0 ? seats[0] : -1;
}

SHARED int listed(const Codes& codes, int most) { return codes.n < most ? codes.n : most; }

#ifdef PODZEMI_JUDGED
// A place in a list of weights, each drawn in proportion; any place if all are 0.
SHARED int draw_weighed(u64& stream, const GAME::Weights& weights) {
    u64 sum = 0;
    for (int k = 0; k < weights.n; k++) sum += (u64)weights.v[k];
    if (sum == 0) return draw(stream, weights.n);
    stream += GAMMA;
    u64 left = (u64)(((unsigned __int128)mixed(stream) * sum) >> 64);
    int k = 0;
    while (left >= (u64)weights.v[k]) left -= (u64)weights.v[k++];
    return k;
}
#endif

// One of the first `most` codes.
SHARED int choose_place(State& state, int seat, Codes& codes, int most, Policy policy, u64& stream) {
    codes.n = listed(codes, most);
#ifdef PODZEMI_JUDGED
    if (policy == WEIGHED && codes.n > 1) {
        GAME::Weights weights;
        GAME::weigh(state, seat, codes, weights);
        return draw_weighed(stream, weights);
    }
#endif
    return draw(stream, codes.n);
}

SHARED Code choose(State& state, int seat, int most, Policy policy, u64& stream) {
    Codes codes;
    GAME::legal(state, seat, codes);
    return codes.v[choose_place(state, seat, codes, most, policy, stream)];
}

// What a place is worth: 1 for better than all others, -1 for worse than all; the sum over the seats is 0.
SHARED double worth(const Outcome& out, int seat, int players) {
    int won = 0;
    for (int other = 0; other < players; other++)
        won += (out.places[seat] < out.places[other]) - (out.places[seat] > out.places[other]);
    return players > 1 ? (double)won / (double)(players - 1) : 0.0;
}

// The first place, shared by those who have it.
SHARED double win(const Outcome& out, int seat, int players) {
    int first = 0;
    for (int other = 0; other < players; other++) first += out.places[other] == 1;
    return out.places[seat] == 1 ? 1.0 / (double)first : 0.0;
}

SHARED double returned(const Outcome& out, int seat, int players, int returns) {
    if (returns == BY_SCORE) return (double)out.scores[seat];
    return returns == BY_WIN ? win(out, seat, players) : worth(out, seat, players);
}

SHARED void result(State& state, Outcome& out) {
    int places[MAX_PLAYERS];
    GAME::scores(state, out.scores);
    GAME::places(state, places);
    for (int seat = 0; seat < (int)state.players; seat++) out.places[seat] = (signed char)places[seat];
}

// From here to the end. Chance is drawn anew, so that the seed alone decides what happens.
SHARED void rollout(State& state, u64 seed, Policy policy, Outcome& out) {
    state.dice = podzemi::Dice{seed_for(seed, 0)};
    u64 stream = seed;
    long long decisions = 0;
    while (!GAME::over(state)) {
        int seat = first_to_act(state);
        GAME::apply(state, seat, choose(state, seat, MAX_LEGAL, policy, stream));
        decisions++;
    }
    result(state, out);
    out.decisions = decisions;
}

// ---------------------------------------------------------------- a match among many

SHARED long long cell(const Lanes& lanes, long long match, int k, int width) {
#ifdef PODZEMI_COLUMNS
    return (long long)k * lanes.matches + match;
#else
    return match * width + k;
#endif
}

SHARED void start(const Lanes& lanes, long long i, State& state) {
    u64 index = (u64)i + (u64)lanes.episodes[i] * (u64)lanes.matches;
    GAME::setup(state, podzemi::Dice{seed_for(lanes.seed, index)}, lanes.players, lanes.options);
}

// Before the first match of a place. The streams of policies begin far from the seeds of matches.
SHARED void clear(const Lanes& lanes, long long i) {
    lanes.episodes[i] = 0;
    lanes.streams[i] = seed_for(~lanes.seed, (u64)i);
    lanes.hashes[i] = 0xCBF29CE484222325ULL;
    lanes.done[i] = lanes.refused[i] = 0;
    lanes.lengths[i] = 0;
    for (int seat = 0; seat < lanes.players; seat++) {
        long long at = cell(lanes, i, seat, lanes.players);
        lanes.scores[at] = lanes.places[at] = 0;
        lanes.rewards[at] = 0;
    }
}

// What a seat sees, put together in memory of its own: the compiler then knows that the state lies elsewhere.
APART void observe(State& state, int seat, Observation* to, const Lanes& lanes) {
    alignas(8) Observation seen[OBSERVATION_SIZE > 0 ? OBSERVATION_SIZE : 1];
    GAME::observe(state, seat, seen);
#ifdef __CUDACC__
#pragma unroll 16
#endif
    for (int k = 0; k < OBSERVATION_SIZE; k++) to[cell(lanes, 0, k, OBSERVATION_SIZE)] = seen[k];
}

// Who is asked, what is allowed, and what that seat sees.
SHARED void tell(const Lanes& lanes, long long i, State& state, int seat, const Codes& codes) {
    lanes.to_act[i] = (signed char)seat;
    Listed* legal = (Listed*)lanes.legal;
    int before = lanes.counts[i], count = listed(codes, lanes.listed);
    for (int k = 0; k < count; k++) legal[cell(lanes, i, k, lanes.listed)] = codes.v[k];
    for (int k = count; k < before; k++) legal[cell(lanes, i, k, lanes.listed)] = -1;
    lanes.counts[i] = count;
    lanes.cut[i] = codes.n - count;
    observe(state, seat, (Observation*)lanes.observations + cell(lanes, i, 0, OBSERVATION_SIZE), lanes);
}

SHARED void reward(const Lanes& lanes, long long i, const Outcome& out) {
    for (int seat = 0; seat < lanes.players; seat++) {
        long long at = cell(lanes, i, seat, lanes.players);
        lanes.scores[at] = out.scores[seat];
        lanes.places[at] = out.places[seat];
        lanes.rewards[at] = (float)returned(out, seat, lanes.players, lanes.returns);
    }
}

SHARED void finish(const Lanes& lanes, long long i, State& state, u64& hash) {
    Outcome out;
    result(state, out);
    for (int seat = 0; seat < lanes.players; seat++)
        hash = (hash ^ (u64)(out.scores[seat] * MOST_SEATS + out.places[seat])) * PRIME;
    reward(lanes, i, out);
    lanes.episodes[i]++;
    lanes.done[i] = 1;
}

// Forget how the last match ended, once the next one goes on.
SHARED void forget(const Lanes& lanes, long long i) {
    if (!lanes.done[i]) return;
    lanes.done[i] = 0;
    lanes.lengths[i] = 0;
    for (int seat = 0; seat < lanes.players; seat++) lanes.rewards[cell(lanes, i, seat, lanes.players)] = 0;
}

// A decision that is known to be legal. Whether it ends the match.
SHARED bool decide(const Lanes& lanes, long long i, State& state, int seat, Code code) {
    forget(lanes, i);
    lanes.lengths[i]++;
    u64 hash = (lanes.hashes[i] ^ (u64)code) * PRIME;
    GAME::apply(state, seat, code);
    bool over = GAME::over(state);
    if (over) finish(lanes, i, state, hash);
    lanes.hashes[i] = hash;
    return over;
}

SHARED long long number(const Actions& actions, long long i) {
    return actions.width == 8 ? ((const long long*)actions.numbers)[i] : ((const int*)actions.numbers)[i];
}

// The guard: the place of an action in the list of what is legal, or -1; nothing else is ever played.
SHARED int place_of(const Lanes& lanes, long long i, const Actions& actions) {
    long long wanted = number(actions, i);
    int count = lanes.counts[i];
    if (actions.are_places) return 0 <= wanted && wanted < count ? (int)wanted : -1;
    const Listed* legal = (const Listed*)lanes.legal;
    for (int k = 0; k < count;) {
        int found = -1;
        for (int end = count < k + 8 ? count : k + 8; k < end; k++)  // a card reads these at once
            if (legal[cell(lanes, i, k, lanes.listed)] == wanted) found = k;
        if (found >= 0) return found;
    }
    return -1;
}

SHARED Listed picked(const Lanes& lanes, long long i, Policy policy) {
    u64 stream = lanes.streams[i];
#ifdef PODZEMI_JUDGED
    if (policy == WEIGHED) {
        Listed code = (Listed)choose(((State*)lanes.states)[i], lanes.to_act[i], lanes.listed, policy, stream);
        lanes.streams[i] = stream;
        return code;
    }
#endif
    int k = draw(stream, lanes.counts[i]);
    lanes.streams[i] = stream;
    return ((const Listed*)lanes.legal)[cell(lanes, i, k, lanes.listed)];
}

// The list of legal codes in another form, for games with few codes.
SHARED void mask(const Lanes& lanes, long long i, const Mask& mask) {
    for (int place = 0; place < mask.width; place++) mask.out[cell(lanes, i, place, mask.width)] = 0;
    for (int k = 0; k < lanes.counts[i]; k++) {
        Listed code = ((const Listed*)lanes.legal)[cell(lanes, i, k, lanes.listed)];
        if (0 <= code && code < mask.codes) mask.out[cell(lanes, i, mask.places[code], mask.width)] = 1;
    }
}

// A task for one match. Every function of the rules is called in one place: a card's compiler writes each call out in
// full. Whether the state has changed.
SHARED bool work(const Lanes& lanes, long long i, State& state, const Task& task) {
    bool decided = false, ended = task.kind == START;
    int seat = -1, left = task.kind == ROLL ? task.steps : 0;
    Code code = 0;
    if (task.kind == START) clear(lanes, i);
    if (task.kind == START || task.kind == LOOK) lanes.counts[i] = lanes.listed;  // so that the whole row is written
    if (task.kind == STEP) {
        int place = place_of(lanes, i, task.actions);
        lanes.refused[i] = place < 0;
        if (place < 0) {
            forget(lanes, i);
            return false;
        }
        seat = lanes.to_act[i];
        code = (Code)((const Listed*)lanes.legal)[cell(lanes, i, place, lanes.listed)];
        decided = true;
    }
    u64 stream = lanes.streams[i];
    Codes codes;
    for (;; decided = true) {
        if (decided) ended = decide(lanes, i, state, seat, code);
        if (ended) start(lanes, i, state);  // the next match
        seat = first_to_act(state);
        codes.n = 0;
        GAME::legal(state, seat, codes);
        if (left-- <= 0) break;
        code = codes.v[choose_place(state, seat, codes, lanes.listed, task.policy, stream)];
    }
    lanes.streams[i] = stream;
    tell(lanes, i, state, seat, codes);
    return true;
}

}  // namespace
}  // namespace machine
