// One game for the CPU: -DGAME=podzemi_<game> -DGAME_NAME -DGAME_HEADER -DGAME_DIGEST. Compiled twice per game,
// the second time with PODZEMI_ANY_BOX, for data packs.
#include GAME_HEADER
#include "machine.hpp"
#ifdef PODZEMI_PLANNER
#include PODZEMI_PLANNER
#endif

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

void rollout_from(const void* state, u64 seed, Policy policy, Outcome* out) {
    State copy;
    copy_state(&copy, state);
    rollout(copy, seed, policy, *out);
}

void reseed(void* state, u64 seed) { state_of(state).dice = podzemi::Dice{seed}; }

int weighed_codes(void* state, int seat, long long* codes, int* weights) {
    Codes found;
    GAME::Weights liked;
    GAME::legal(state_of(state), seat, found);
    GAME::weigh(state_of(state), seat, found, liked);
    for (int k = 0; k < found.n; k++) codes[k] = found.v[k];
    for (int k = 0; k < found.n; k++) weights[k] = liked.v[k];
    return found.n;
}

int play_on(void* state, u64* stream, Policy policy, long long most) {
    State& match = state_of(state);
    for (; !GAME::over(match); most--) {
        if (most == 0) return false;
        int seat = first_to_act(match);
        GAME::apply(match, seat, choose(match, seat, MAX_LEGAL, policy, *stream));
    }
    return true;
}

int estimate_one(void* state, int seat) { return GAME::estimate(state_of(state), seat); }

void worth_of(void* state, double* out) {
    Outcome ended;
    result(state_of(state), ended);
    int players = player_count(state);
    for (int seat = 0; seat < players; seat++) out[seat] = worth(ended, seat, players);
}

void pick_all(const Lanes& lanes, Policy policy, void* actions, long long from, long long to) {
    for (long long i = from; i < to; i++) ((Listed*)actions)[i] = picked(lanes, i, policy);
}

void work_all(const Lanes& lanes, const Task& task, long long from, long long to) {
    for (long long i = from; i < to; i++) work(lanes, i, ((State*)lanes.states)[i], task);
}

void mask_all(const Lanes& lanes, const Mask& wanted, long long from, long long to) {
    for (long long i = from; i < to; i++) mask(lanes, i, wanted);
}

#ifdef PODZEMI_PLANNER
int consult(void* state, int seat, const long long* asked, int count, const int* table, long long size, Tell tell,
            void* to) {
    std::vector<long long> answer;
    if (!GAME::planner::consult(state_of(state), seat, asked, count, table, size, answer)) return 0;
    tell(to, answer.data(), (long long)answer.size());
    return 1;
}
#endif

#ifdef PODZEMI_ANY_BOX
int fill_box(void* box, const long long* numbers) { return ((GAME::Box*)box)->load(numbers); }
void use_box(const void* box) { GAME::current_box = (const GAME::Box*)box; }
#endif

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
#ifdef PODZEMI_PLANNER
    game.consult = consult;
#endif
    game.reseed = reseed;
    game.weighed = weighed_codes;
    game.play_on = play_on;
    game.estimate = estimate_one;
    game.worth = worth_of;
    game.pick = pick_all;
    game.work = work_all;
    game.mask = mask_all;
#ifdef PODZEMI_ANY_BOX
    game.box_bytes = sizeof(GAME::Box);
    game.fill_box = fill_box;
    game.use_box = use_box;
#endif
    return game;
}

}  // namespace

namespace games {
extern const Game GAME_OBJECT;
constexpr Game GAME_OBJECT = made();
}  // namespace games

}  // namespace machine
