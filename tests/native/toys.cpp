// Games of a few lines whose right play is known, searched by runtime/search.hpp.
//
//   toys GAME SELECTION ITERATIONS: for each action of seat 0 its code, visits, mean value and share.
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "search.hpp"

namespace {

using namespace machine;

struct Toy {
    int players, moves, hidden, first, second;
    u64 dice;
};

Toy& toy(void* state) { return *(Toy*)state; }
void copy(void* to, const void* from) { std::memcpy(to, from, sizeof(Toy)); }
int players(const void* state) { return ((const Toy*)state)->players; }
void reseed(void* state, u64 seed) { toy(state).dice = seed; }
int estimate(void*, int) { return 0; }

// ---------------------------------------------------------------- both seats choose at once, in secret

int both_to_act(void* state, signed char* seats) {
    int count = 0;
    if (toy(state).first < 0) seats[count++] = 0;
    if (toy(state).second < 0) seats[count++] = 1;
    return count;
}
int both_over(void* state) { return toy(state).first >= 0 && toy(state).second >= 0; }
int three_codes(void*, int, long long* codes) {
    for (int k = 0; k < 3; k++) codes[k] = k;
    return 3;
}
void both_apply(void* state, int seat, long long code) { (seat == 0 ? toy(state).first : toy(state).second) = (int)code; }
void sees_nothing(void*, int, void* out) { *(signed char*)out = 0; }

// Rock, paper, scissors; who wins with rock wins all, with anything else half: paper is played half of the time.
void throws_worth(void* state, double* out) {
    int one = toy(state).first, two = toy(state).second;
    int won = (one - two + 3) % 3;  // 1: the first wins, 2: the second
    double stake = won == 0 ? 0 : (won == 1 ? one : two) == 0 ? 1.0 : 0.5;
    out[0] = won == 1 ? stake : -stake;
    out[1] = -out[0];
}

// ---------------------------------------------------------------- guess a hidden coin, or walk away with a little

int alone_to_act(void* state, signed char* seats) {
    seats[0] = 0;
    return toy(state).first < 0;
}
int alone_over(void* state) { return toy(state).first >= 0; }
void alone_apply(void* state, int, long long code) { toy(state).first = (int)code; }
void coin_worth(void* state, double* out) {
    int chosen = toy(state).first;
    out[0] = chosen == 2 ? 0.2 : chosen == toy(state).hidden ? 1.0 : -1.0;
    out[1] = -out[0];
}

// ---------------------------------------------------------------- one good action among many

int many_codes(void*, int, long long* codes) {
    for (int k = 0; k < 50; k++) codes[k] = k;
    return 50;
}
int many_weighed(void* state, int seat, long long* codes, int* weights) {
    int count = many_codes(state, seat, codes);
    for (int k = 0; k < count; k++) weights[k] = k == 37 ? 10 : k == 11 ? 9 : 1;
    return count;
}
void many_worth(void* state, double* out) {
    double noise = (double)(mixed(toy(state).dice) >> 11) * 0x1p-53 < 0.5 ? -0.5 : 0.5;
    out[0] = (toy(state).first == 11 ? 0.4 : 0.0) + noise;
    out[1] = -out[0];
}

int three_weighed(void* state, int seat, long long* codes, int* weights) {
    for (int k = 0; k < 3; k++) weights[k] = 1;
    return three_codes(state, seat, codes);
}

Game game(const char* name) {
    Game made{};
    bool both = !std::strcmp(name, "throws"), many = !std::strcmp(name, "many");
    made.state_bytes = sizeof(Toy);
    made.observation_size = made.observation_bytes = 1;
    made.max_players = 2;
    made.max_legal = 50;
    made.to_act = both ? both_to_act : alone_to_act;
    made.over = both ? both_over : alone_over;
    made.apply = both ? both_apply : alone_apply;
    made.legal = many ? many_codes : three_codes;
    made.weighed = many ? many_weighed : three_weighed;
    made.worth = both ? throws_worth : many ? many_worth : coin_worth;
    made.observe = sees_nothing;
    made.copy = copy;
    made.players = players;
    made.reseed = reseed;
    made.estimate = estimate;
    return made;
}

// Nobody plays on by a policy but at random.
const Game* PLAYED;
int play_on(void* state, u64* stream, Policy, long long most) {
    long long codes[50];
    signed char seats[2];
    for (; !PLAYED->over(state); most--) {
        if (most == 0) return 0;
        PLAYED->to_act(state, seats);
        int count = PLAYED->legal(state, seats[0], codes);
        *stream += GAMMA;
        PLAYED->apply(state, seats[0], codes[(mixed(*stream) >> 33) % (u64)count]);
    }
    return 1;
}

}  // namespace

int main(int, char** words) {
    Game played = game(words[1]);
    PLAYED = &played;
    played.play_on = play_on;
    int selection = std::atoi(words[2]);
    bool many = !std::strcmp(words[1], "many");
    SearchSettings settings{0.7, 0.1, many ? 1.0 : 0.0, many, 0, selection, selection, RANDOM, -1, 0, 10000};
    Search search(&played, 0, settings, 5);
    for (int hidden = 0; hidden < 2; hidden++) {
        Toy world{2, 0, hidden, -1, -1, 0};
        search.add_world(&world, 1.0);
    }
    if (!search.plant()) return 1;
    search.run(std::atoll(words[3]));
    for (u32 k = 0; k < search.root().count; k++) {
        const Edge& edge = search.edge(search.root().first + k);
        double strategy = 0;
        for (u32 j = 0; j < search.root().count; j++) strategy += search.edge(search.root().first + j).strategy;
        std::printf("%lld %u %f %f\n", edge.code, edge.visits, edge.visits ? edge.total / edge.visits : 0.0,
                    strategy > 0 ? edge.strategy / strategy : (double)edge.visits / search.iterations());
    }
}
