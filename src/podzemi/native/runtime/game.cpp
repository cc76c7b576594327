// One game for the CPU. Compiled once per game: -DGAME=podzemi_<game> -DGAME_NAME -DGAME_HEADER -DGAME_DIGEST.
#include GAME_HEADER
#include "machine.hpp"

namespace machine {
namespace {

void copy_state(void* to, const void* from) { GAME::clone(*(State*)to, *(const State*)from); }

State& state_of(void* state) { return *(State*)state; }

void set_up(void* state, u64 seed, int players, const int* options) {
    GAME::setup(state_of(state), podzemi::Dice{seed}, players, options);
}

int seats_to_act(void* state, signed char* seats) { return GAME::to_act(state_of(state), seats); }

int legal_codes(void* state, int seat, long long* codes) {
    Codes found;
    GAME::legal(state_of(state), seat, found);
    for (int k = 0; k < found.n; k++) codes[k] = found.v[k];
    return found.n;
}

void apply(void* state, int seat, long long code) { GAME::apply(state_of(state), seat, (Code)code); }
long long default_code(void* state, int seat) { return GAME::default_code(state_of(state), seat); }
int is_over(void* state) { return GAME::over(state_of(state)); }
int player_count(const void* state) { return (int)((const State*)state)->players; }
void result_of(void* state, Outcome* out) { result(state_of(state), *out); }
void observe_one(void* state, int seat, void* out) { observe(state_of(state), seat, (Observation*)out, Lanes{}); }
int dump(const void* state, long long* numbers) { return GAME::dump(*(const State*)state, numbers); }
int load(void* state, const long long* numbers) { return GAME::load(state_of(state), numbers); }

void rollout_from(const void* state, u64 seed, Outcome* out) {
    State copy;
    copy_state(&copy, state);
    rollout(copy, seed, *out);
}

void pick_all(const Lanes& lanes, void* actions, long long from, long long to) {
    for (long long i = from; i < to; i++) ((Listed*)actions)[i] = picked(lanes, i);
}

void work_all(const Lanes& lanes, const Task& task, long long from, long long to) {
    for (long long i = from; i < to; i++) work(lanes, i, ((State*)lanes.states)[i], task);
}

void mask_all(const Lanes& lanes, const Mask& wanted, long long from, long long to) {
    for (long long i = from; i < to; i++) mask(lanes, i, wanted);
}

constexpr Game made() {
    Game game{};
    game.name = GAME_NAME;
    game.digest = GAME_DIGEST;
    game.state_bytes = sizeof(State);
    game.code_bytes = sizeof(Listed);
    game.observation_size = OBSERVATION_SIZE;
    game.observation_bytes = sizeof(Observation);
    game.max_players = MAX_PLAYERS;
    game.max_legal = MAX_LEGAL;
    game.listed = LISTED;
    game.dump_size = GAME::DUMP_SIZE;
    game.option_count = GAME::OPTION_COUNT;
    game.setup = set_up;
    game.to_act = seats_to_act;
    game.legal = legal_codes;
    game.apply = apply;
    game.default_code = default_code;
    game.over = is_over;
    game.players = player_count;
    game.copy = copy_state;
    game.result = result_of;
    game.observe = observe_one;
    game.dump = dump;
    game.load = load;
    game.rollout = rollout_from;
    game.pick = pick_all;
    game.work = work_all;
    game.mask = mask_all;
    return game;
}

}  // namespace

namespace games {
extern const Game GAME_OBJECT;
constexpr Game GAME_OBJECT = made();
}  // namespace games

}  // namespace machine
