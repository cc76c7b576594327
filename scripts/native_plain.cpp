// One game as a plain C library, for tests and measurements: g++ -DGAME=welcome_dungeon -include HEADER.
#define JOIN(a, b) a##b
#define SPACE_OF(game) JOIN(podzemi_, game)
namespace game = SPACE_OF(GAME);
using podzemi::U;
using podzemi::W;

namespace {

// A match, and the stream that its choices come from; the dice of each are taken from it.
struct Match {
    game::State state;
    U choices;
    int players;
};

game::Legal codes;

U pick(Match& match, int count) {
    match.choices += 0x9E3779B97F4A7C15ULL;
    return ((podzemi::mixed(match.choices) >> 32) * (U)count) >> 32;
}

void start(Match& match, const int* options) {
    podzemi::Dice dice;
    dice.state = podzemi::mixed(match.choices ^ 0xD1342543DE82EF95ULL);
    game::setup(match.state, dice, match.players, options);
}

}  // namespace

extern "C" {

int state_size() { return sizeof(game::State); }
int dump_size() { return game::DUMP_SIZE; }
int max_legal() { return game::MAX_LEGAL; }
int max_players() { return game::MAX_PLAYERS; }
int option_count() { return game::OPTION_COUNT; }

#ifdef PODZEMI_CHECKED
void on_failure(void (*report)(const char*, int, const char*)) { podzemi::on_failure = report; }
#endif
#ifdef PODZEMI_ANY_BOX
bool load_box(const W* from) {
    static game::Box box;
    game::current_box = &box;
    return box.load(from);
}
#endif

void setup(game::State* state, U dice_state, int players, const int* options) {
    podzemi::Dice dice;
    dice.state = dice_state;
    game::setup(*state, dice, players, options);
}
int to_act(game::State* state, signed char* seats) { return game::to_act(*state, seats); }
int legal(game::State* state, int seat, W* out) {
    game::legal(*state, seat, codes);
    for (int i = 0; i < codes.n; i++) out[i] = codes.v[i];
    return codes.n;
}
void apply(game::State* state, int seat, W code) { game::apply(*state, seat, (game::Code)code); }
W default_code(game::State* state, int seat) { return game::default_code(*state, seat); }
bool over(game::State* state) { return game::over(*state); }
void scores(game::State* state, int* out) { game::scores(*state, out); }
void places(game::State* state, int* out) { game::places(*state, out); }
int dump(const game::State* state, W* out) { return game::dump(*state, out); }
bool load(game::State* state, const W* from) { return game::load(*state, from); }

// A match with its own stream of choices, in memory of the caller's.
int match_size() { return sizeof(Match); }
void begin(Match* match, U seed, int players, const int* options) {
    match->choices = seed;
    match->players = players;
    start(*match, options);
}

// Plays on for `steps` decisions, matches one after the other. What is chosen: `defaults` of 16 times what an absent
// seat plays, else any legal code. Into `out`, unless it is null: seat, number of codes, codes, default, chosen code, the
// length of what follows, the whole state every `every` decisions and at the end of a match, and after that scores and places.
// How many numbers were written; `ended`: how many matches.
W play(Match* match, const int* options, W steps, int defaults, int every, W* out, int* ended) {
    W* at = out;
    int results[2 * game::MAX_PLAYERS];
    for (W step = 0; step < steps; step++) {
        signed char seats[game::MAX_PLAYERS] = {};
        int waiting = game::to_act(match->state, seats);
        int seat = seats[waiting > 1 ? pick(*match, waiting) : 0];
        game::legal(match->state, seat, codes);
        game::Code code = codes.v[pick(*match, codes.n)];
        game::Code absent = out || defaults ? game::default_code(match->state, seat) : 0;
        if (defaults && (int)pick(*match, 16) < defaults) code = absent;
        game::apply(match->state, seat, code);
        bool over = game::over(match->state);
        if (out) {
            *at++ = seat;
            *at++ = codes.n;
            for (int i = 0; i < codes.n; i++) *at++ = codes.v[i];
            *at++ = absent;
            *at++ = code;
            W* length = at++;
            *length = over || step % every == 0 ? game::dump(match->state, at) : 0;
            at += *length;
        }
        if (!over) continue;
        game::scores(match->state, results);
        game::places(match->state, results + match->players);
        for (int i = 0; out && i < 2 * match->players; i++) *at++ = results[i];
        ++*ended;
        start(*match, options);
    }
    return at - out;
}

// So many copies of a state, one after the other, each made from the last one.
void copies(game::State* states, int count) {
    for (int i = 0; i < count; i++) game::clone(states[(i + 1) & 1], states[i & 1]);
}

}  // extern "C"

#ifdef PODZEMI_MAIN
#include <cstdio>
#include <cstdlib>
#include <vector>

// Plays the matches that standard input names, a line each: seed, players, decisions, defaults, options. For sanitizers.
int main() {
    static Match match;
    unsigned long long seed;
    int players, defaults, options[game::OPTION_COUNT + 1] = {};
    long long steps;
    int ended = 0;
    std::vector<W> trace(16 * (game::MAX_LEGAL + game::DUMP_SIZE + 64));
    while (std::scanf("%llu %d %lld %d", &seed, &players, &steps, &defaults) == 4) {
        for (int i = 0; i < game::OPTION_COUNT; i++)
            if (std::scanf("%d", &options[i]) != 1) return 2;
        begin(&match, seed, players, options);
        for (long long done = 0; done < steps; done += 16) {
            play(&match, options, 16, defaults, 1, trace.data(), &ended);
            dump(&match.state, trace.data());
            if (!load(&match.state, trace.data())) return 3;
        }
    }
    std::printf("%d matches\n", ended);
    return 0;
}
#endif
