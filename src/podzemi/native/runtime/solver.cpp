// Near-equilibrium play of a two-player game that is cut into rounds, by Monte-Carlo counterfactual regret minimisation,
// and what it can lose: exact best responses of small games, trained ones of large games.
//
// Compiled for one game (-DGAME=podzemi_<game> -DROUND=<module>_, after its header). Beside the rules the module offers
//   deal(state)                       everything hidden in a new order
//   outcome(state)                    how the round ended, or -1; the caller says what each outcome is worth to the starter
//   is_pointless(state, code)         legal, and never worth a thought
//   describe(state, seat, detail, out)  what the asked seat goes by, as numbers
#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <ctime>
#include <unordered_map>
#include <vector>

#define JOINED(a, b) a##b
#define NAMED(a, b) GAME::JOINED(a, b)
#define OF_ROUND(name) NAMED(ROUND, name)

namespace {

using podzemi::U;
using podzemi::W;
using State = GAME::State;

constexpr int MOST_ACTIONS = 8;
constexpr int MOST_OUTCOMES = 8;
constexpr int MOST_NUMBERS = 16;
constexpr U GAMMA = 0x9E3779B97F4A7C15ULL;

// ---------------------------------------------------------------- chance

// SplitMix64: one stream for everything that a training run draws, so that its seed decides it.
struct Stream {
    U state;
    U next() { return podzemi::mixed(state += GAMMA); }
    double share() { return (double)(next() >> 11) * 0x1p-53; }
};

// ---------------------------------------------------------------- what a seat knows

// The numbers that describe a decision as one: FNV over 64-bit words, then mixed (`key_of` in solver.py does the same).
U key_of(State& state, int seat, int detail) {
    int numbers[MOST_NUMBERS];
    int count = OF_ROUND(describe)(state, seat, detail, numbers);
    U key = 0xCBF29CE484222325ULL;
    for (int k = 0; k < count; k++) key = (key ^ (U)(W)numbers[k]) * 0x100000001B3ULL;
    key = podzemi::mixed(key);
    return key != 0 ? key : 1;  // 0 marks an empty place
}

int seat_to_act(State& state) {
    signed char seats[GAME::MAX_PLAYERS];
    return GAME::to_act(state, seats) > 0 ? seats[0] : -1;
}

// The codes worth a thought.
void choices(State& state, int seat, GAME::Legal& codes) {
    GAME::Legal legal;
    GAME::legal(state, seat, legal);
    codes.n = 0;
    for (int k = 0; k < legal.n; k++)
        if (!OF_ROUND(is_pointless)(state, legal.v[k])) codes.v[codes.n++] = legal.v[k];
    if (codes.n == 0) codes = legal;
}

// ---------------------------------------------------------------- the table

struct Entry {
    U key;
    float value;  // what the seat lately got here
    int actions;
    unsigned visits;  // of `visit`
    float regret[MOST_ACTIONS];
    float sum[MOST_ACTIONS];  // of strategies: their average is what is played
};

// Open addressing; grows between iterations only, so that entries stay where they are within one.
struct Table {
    std::vector<Entry> places;
    size_t used = 0;

    explicit Table(size_t size) : places(size, Entry{}) {}

    Entry& at(U key) {
        size_t mask = places.size() - 1, k = key & mask;
        while (places[k].key != 0 && places[k].key != key) k = (k + 1) & mask;
        return places[k];
    }

    Entry& made(U key, int actions) {
        Entry& entry = at(key);
        if (entry.key == 0) {
            entry.key = key;
            entry.actions = actions;
            used++;
        }
        return entry;
    }

    void make_room(size_t wanted) {
        if (used + wanted < places.size() / 10 * 7) return;
        std::vector<Entry> before(places.size() * 2, Entry{});
        before.swap(places);
        for (const Entry& entry : before)
            if (entry.key != 0) at(entry.key) = entry;
    }
};

// In proportion to the positive numbers; all alike where there are none.
void in_proportion(const float* numbers, int count, float* shares) {
    float total = 0;
    for (int k = 0; k < count; k++) total += shares[k] = std::max(numbers[k], 0.0f);
    for (int k = 0; k < count; k++) shares[k] = total > 0 ? shares[k] / total : 1.0f / count;
}

int drawn(const float* shares, int count, Stream& stream) {
    double left = stream.share();
    for (int k = 0; k < count - 1; k++)
        if ((left -= shares[k]) < 0) return k;
    return count - 1;
}

// ---------------------------------------------------------------- the solver

struct Settings {
    double width;   // an action is tried with so many times its share of the strategy ...
    double least;   // ... but at least with this chance
    double floor;   // regrets do not fall below this many iterations' worth
    double pace;    // how quickly the value of an entry follows
};

struct Solver {
    State root;
    int detail;
    double payoff[MOST_OUTCOMES];  // by outcome, to the starter
    Table table{1 << 16};
    Settings settings{1.6, 0.12, 500.0, 0.1};
    Stream stream{0};
    long long iterations = 0;
    Solver* rival = nullptr;  // whose average strategy the other seat plays, when a best response is trained
    int exploiter = -1;       // 0: the starter learns against the rival, 1: the other seat
    int shortened = 0;        // so many low bits of a key are not kept, as in a table that was packed
    bool is_quick = false;    // where the table knows nothing `policy.weigh` decides, not chance alone

    int starter() const { return root.starter; }

    double worth(int outcome, int seat) const { return seat == starter() ? payoff[outcome] : -payoff[outcome]; }

    // A new deal of the round.
    void deal(State& state) {
        GAME::clone(state, root);
        state.dice = podzemi::Dice{stream.next()};
        OF_ROUND(deal)(state);
    }

    // The average strategy; false where it is not known.
    bool average(State& state, int seat, GAME::Legal& codes, float* shares) {
        const Entry& entry = table.at(key_of(state, seat, detail) >> shortened);
        bool known = entry.key != 0 && entry.actions == codes.n;
        float likings[MOST_ACTIONS] = {};
        if (!known && is_quick) like(state, seat, codes, likings);
        in_proportion(known ? entry.sum : likings, codes.n, shares);
        return known;
    }

    // What a quick player thinks of the codes.
    void like(State& state, int seat, GAME::Legal& codes, float* likings) {
        GAME::Weights weights;
        GAME::weigh(state, seat, codes, weights);
        for (int k = 0; k < codes.n; k++) likings[k] = (float)weights.v[k];
    }

    // One sampled walk for a seat; what it gets. `reach`: how likely the walk came by here, by the seat's own choices.
    double walk(State& state, int seat, double weight, double reach) {
        for (;;) {
            int outcome = OF_ROUND(outcome)(state);
            if (outcome >= 0) return worth(outcome, seat);
            int asked = seat_to_act(state);
            GAME::Legal codes;
            choices(state, asked, codes);
            if (codes.n == 1) {
                GAME::apply(state, asked, codes.v[0]);
                continue;
            }
            if (asked == seat) return explore(state, seat, codes, weight, reach);
            float shares[MOST_ACTIONS];
            if (rival != nullptr) {
                rival->average(state, asked, codes, shares);
            } else {
                Entry& entry = table.made(key_of(state, asked, detail), codes.n);
                in_proportion(entry.regret, codes.n, shares);
                double share = weight * std::min(1 / reach, 20.0);
                for (int k = 0; k < codes.n; k++) entry.sum[k] += (float)(share * shares[k]);
            }
            GAME::apply(state, asked, codes.v[drawn(shares, codes.n, stream)]);
        }
    }

    // The seat's own decision: likely actions and a few others are tried, the rest counts as it did lately.
    double explore(State& state, int seat, const GAME::Legal& codes, double weight, double reach) {
        Entry& entry = table.made(key_of(state, seat, detail), codes.n);
        float shares[MOST_ACTIONS];
        in_proportion(entry.regret, codes.n, shares);
        if (rival != nullptr)
            for (int k = 0; k < codes.n; k++) entry.sum[k] += (float)(weight * shares[k]);
        double values[MOST_ACTIONS], value = 0;
        const double usual = entry.value;
        for (int k = 0; k < codes.n; k++) {
            double chance = std::min(1.0, std::max(settings.least, settings.width * shares[k]));
            values[k] = usual;
            if (chance >= 1 || stream.share() < chance) {
                State next;
                GAME::clone(next, state);
                GAME::apply(next, seat, codes.v[k]);
                values[k] += (walk(next, seat, weight, reach * chance) - usual) / chance;
            }
            value += shares[k] * values[k];
        }
        const float floor = (float)(-settings.floor * weight);
        for (int k = 0; k < codes.n; k++)
            entry.regret[k] = std::max(entry.regret[k] + (float)(weight * (values[k] - value)), floor);
        entry.value += (float)(settings.pace * (value - usual));
        return value;
    }

    void iterate() {
        table.make_room(1 << 14);
        double weight = 1e-3 * (double)(1 + iterations);  // later strategies count more
        for (int side = 0; side < 2; side++) {
            if (exploiter >= 0 && exploiter != side) continue;
            State state;
            deal(state);
            walk(state, side == 0 ? starter() : 1 - starter(), weight, 1.0);
        }
        iterations++;
    }

    // Forgets the average so far: early strategies are poor.
    void forget() {
        for (Entry& entry : table.places) std::fill(entry.sum, entry.sum + MOST_ACTIONS, 0.0f);
    }
};

// ---------------------------------------------------------------- playing it out

// What rounds of average strategies tell.
struct Tally {
    double worth, squares, known, decisions;
    double outcomes[MOST_OUTCOMES];
};

void play(Solver& first, Solver& second, long long rounds, U seed, Tally& tally) {
    first.stream.state = seed;
    for (long long round = 0; round < rounds; round++) {
        State state;
        first.deal(state);
        int outcome;
        while ((outcome = OF_ROUND(outcome)(state)) < 0) {
            int asked = seat_to_act(state);
            GAME::Legal codes;
            choices(state, asked, codes);
            int k = 0;
            if (codes.n > 1) {
                float shares[MOST_ACTIONS];
                bool known = (asked == first.starter() ? first : second).average(state, asked, codes, shares);
                k = drawn(shares, codes.n, first.stream);
                tally.decisions++;
                tally.known += known;
            }
            GAME::apply(state, asked, codes.v[k]);
        }
        double worth = first.payoff[outcome];
        tally.outcomes[outcome]++;
        tally.worth += worth;
        tally.squares += worth * worth;
    }
}

// Counts which entries one side comes to by its average strategy, the sides taking turns, while the other side
// plays this share of its decisions at random: what a table needs against all kinds of people.
void visit(Solver& solver, long long rounds, double share, U seed) {
    solver.stream.state = seed;
    for (long long round = 0; round < rounds; round++) {
        const int careful = (int)(round & 1);
        State state;
        solver.deal(state);
        while (OF_ROUND(outcome)(state) < 0) {
            int asked = seat_to_act(state);
            GAME::Legal codes;
            choices(state, asked, codes);
            float shares[MOST_ACTIONS] = {1};
            if (codes.n > 1) {
                bool known = solver.average(state, asked, codes, shares);
                if (asked == careful && known) solver.table.at(key_of(state, asked, solver.detail)).visits++;
                if (asked != careful && solver.stream.share() < share) std::fill(shares, shares + codes.n, 1.0f / codes.n);
            }
            GAME::apply(state, asked, codes.v[drawn(shares, codes.n, solver.stream)]);
        }
    }
}

// ---------------------------------------------------------------- every deal at once, for small games

// All orders of the cards in the deck, next card first, sorted: those that begin alike lie side by side.
struct Deals {
    std::vector<std::vector<signed char>> orders;

    explicit Deals(const State& root) {
        std::vector<signed char> cards(root.deck.v, root.deck.v + root.deck.n);
        std::sort(cards.begin(), cards.end());
        do orders.push_back(cards);
        while (std::next_permutation(cards.begin(), cards.end()));
    }
};

// A position in which only the drawn cards are settled: it stands for the deals `from` to `to`.
struct Possible {
    State state;
    double chance;  // by the cards and the other seat
    int from, to;
};

// The deck lies in the order of the first of the deals.
void settle(const Deals& deals, const State& root, Possible& one) {
    int cards = root.deck.n;
    for (int k = 0; k < one.state.deck.n; k++) one.state.deck.v[k] = deals.orders[one.from][cards - 1 - k];
}

// Plays a code for all deals: a card that is drawn splits them by what it is. `visit` gets each part.
template <class Visit>
void after(const Deals& deals, const State& root, const Possible& one, int seat, int code, Visit visit) {
    const int next = root.deck.n - one.state.deck.n;  // the next card's place in an order
    Possible part = one;
    GAME::apply(part.state, seat, code);
    if (part.state.deck.n == one.state.deck.n) {
        visit(part);
        return;
    }
    for (int from = one.from, to; from < one.to; from = to) {
        for (to = from; to < one.to && deals.orders[to][next] == deals.orders[from][next];) to++;
        part = one;
        part.from = from;
        part.to = to;
        part.chance *= (double)(to - from) / (one.to - one.from);
        settle(deals, root, part);
        GAME::apply(part.state, seat, code);
        visit(part);
    }
}

Possible all_deals(const Deals& deals, const State& root) {
    Possible all{root, 1.0, 0, (int)deals.orders.size()};
    settle(deals, root, all);
    return all;
}

// ---------------------------------------------------------------- exact regret minimisation

// CFR+ over the whole tree: regrets of a side are summed over all positions of an iteration, then cut at zero.
struct Exact {
    Solver& solver;
    Deals deals{solver.root};
    int seat = 0;
    std::vector<std::array<float, MOST_ACTIONS>> changes{};  // by place in the table

    // What the seat gets, weighted by chance and the other seat; `own`: by the seat's own choices.
    double walk(const Possible& one, double own) {
        State state = one.state;
        int outcome = OF_ROUND(outcome)(state);
        if (outcome >= 0) return one.chance * solver.worth(outcome, seat);
        int asked = seat_to_act(state);
        GAME::Legal codes;
        choices(state, asked, codes);
        float shares[MOST_ACTIONS] = {1};
        Entry* entry = nullptr;
        if (codes.n > 1) {
            entry = &solver.table.made(key_of(state, asked, solver.detail), codes.n);
            in_proportion(entry->regret, codes.n, shares);
        }
        double values[MOST_ACTIONS] = {}, value = 0;
        for (int k = 0; k < codes.n; k++) {
            Possible from = one;
            if (asked != seat) from.chance *= shares[k];
            double reach = asked == seat ? own * shares[k] : own;
            if (from.chance <= 0 && reach <= 0) continue;
            after(deals, solver.root, from, asked, codes.v[k], [&](const Possible& next) { values[k] += walk(next, reach); });
            value += asked == seat ? shares[k] * values[k] : values[k];
        }
        if (asked == seat && entry != nullptr) learn(*entry, shares, values, value, own);
        return value;
    }

    void learn(Entry& entry, const float* shares, const double* values, double value, double own) {
        auto& change = changes[&entry - solver.table.places.data()];
        double weight = own * (double)(solver.iterations * solver.iterations);
        for (int k = 0; k < entry.actions; k++) {
            change[k] += (float)(values[k] - value);
            entry.sum[k] += (float)(weight * shares[k]);
        }
    }

    void iterate() {
        solver.iterations++;
        for (int side = 0; side < 2; side++) {
            seat = side == 0 ? solver.starter() : 1 - solver.starter();
            changes.assign(solver.table.places.size(), {});
            walk(all_deals(deals, solver.root), 1.0);
            for (size_t place = 0; place < changes.size(); place++) {
                float* regret = solver.table.places[place].regret;
                for (int k = 0; k < MOST_ACTIONS; k++) regret[k] = std::max(0.0f, regret[k] + changes[place][k]);
            }
        }
    }
};

// ---------------------------------------------------------------- exact best response

struct Responder {
    Solver& solver;
    int seat;
    int detail;  // what the seat goes by, which may be more than the table does
    long long positions = 0;
    Deals deals{solver.root};

    using Groups = std::unordered_map<U, std::vector<Possible>>;

    // Plays on to the seat's next decision, the other seat by its average strategy; what ends on the way counts at once.
    double advance(std::vector<Possible>& todo, Groups& groups) {
        double ended = 0;
        while (!todo.empty()) {
            Possible one = todo.back();
            todo.pop_back();
            positions++;
            int outcome = OF_ROUND(outcome)(one.state);
            if (outcome >= 0) {
                ended += one.chance * solver.worth(outcome, seat);
                continue;
            }
            int asked = seat_to_act(one.state);
            GAME::Legal codes;
            choices(one.state, asked, codes);
            if (asked == seat && codes.n > 1) {
                groups[key_of(one.state, seat, detail)].push_back(one);
                continue;
            }
            float shares[MOST_ACTIONS] = {1};
            if (codes.n > 1) solver.average(one.state, asked, codes, shares);
            for (int k = 0; k < codes.n; k++) {
                if (shares[k] <= 0) continue;
                Possible from = one;
                from.chance *= shares[k];
                after(deals, solver.root, from, asked, codes.v[k], [&](const Possible& next) { todo.push_back(next); });
            }
        }
        return ended;
    }

    // The most that the seat can get from positions among which it has decided alike.
    double best(std::vector<Possible>& todo) {
        Groups groups;
        double total = advance(todo, groups);
        for (auto& [key, group] : groups) total += best_action(group);
        return total;
    }

    // The most from positions that the seat cannot tell apart.
    double best_action(const std::vector<Possible>& group) {
        GAME::Legal codes;
        State state = group[0].state;
        choices(state, seat, codes);
        double most = -INFINITY;
        for (int k = 0; k < codes.n; k++) {
            std::vector<Possible> todo;
            for (const Possible& one : group)
                after(deals, solver.root, one, seat, codes.v[k], [&](const Possible& next) { todo.push_back(next); });
            most = std::max(most, best(todo));
        }
        return most;
    }
};

// Processor time: a busy machine trains longer, not worse.
double seconds() { return (double)std::clock() / CLOCKS_PER_SEC; }

}  // namespace

extern "C" {

Solver* solver_new(const W* root, int detail, const double* payoff, int outcomes) {
    Solver* solver = new Solver{};
    if (!GAME::load(solver->root, root)) {
        delete solver;
        return nullptr;
    }
    solver->detail = detail;
    std::copy(payoff, payoff + outcomes, solver->payoff);
    return solver;
}

void solver_free(Solver* solver) { delete solver; }

void solver_settings(Solver* solver, const double* numbers) {
    solver->settings = Settings{numbers[0], numbers[1], numbers[2], numbers[3]};
}

// Trains until so many iterations are done or the time is up; how many there are now.
long long solver_train(Solver* solver, long long iterations, double limit, U seed) {
    solver->stream.state = podzemi::mixed(seed ^ (GAMMA * (U)(solver->iterations + 1)));
    double until = seconds() + limit;
    for (long long k = 0; k < iterations; k++) {
        if ((k & 63) == 0 && seconds() > until) break;
        solver->iterate();
    }
    return solver->iterations;
}

// Whole iterations over every deal, for small games; the table has room for so many entries.
void solver_train_exactly(Solver* solver, long long iterations, long long room) {
    solver->table.make_room(room);
    Exact exact{*solver};
    for (long long k = 0; k < iterations; k++) exact.iterate();
}

void solver_forget(Solver* solver) { solver->forget(); }

// The table is filled with packed keys, and where it knows nothing a quick player decides.
void solver_shorten(Solver* solver, int bits) {
    solver->shortened = bits;
    solver->is_quick = true;
}

void solver_exploit(Solver* solver, Solver* rival, int side) {
    solver->rival = rival;
    solver->exploiter = side;
}

void solver_play(Solver* first, Solver* second, long long rounds, U seed, double* out) {
    Tally tally{};
    play(*first, *second, rounds, seed, tally);
    std::memcpy(out, &tally, sizeof(tally));
}

void solver_visit(Solver* solver, long long rounds, double share, U seed) { visit(*solver, rounds, share, seed); }

double solver_best_response(Solver* solver, int side, int detail, long long* positions) {
    Responder responder{*solver, side == 0 ? solver->starter() : 1 - solver->starter(), detail};
    std::vector<Possible> todo{all_deals(responder.deals, solver->root)};
    double most = responder.best(todo);
    *positions = responder.positions;
    return most;
}

long long solver_size(Solver* solver) { return (long long)solver->table.used; }

// Keys, numbers of actions, visits, then regrets and sums of strategies, 8 floats each.
void solver_read(Solver* solver, U* keys, int* actions, unsigned* visits, float* regrets, float* sums) {
    for (const Entry& entry : solver->table.places) {
        if (entry.key == 0) continue;
        *keys++ = entry.key;
        *actions++ = entry.actions;
        *visits++ = entry.visits;
        regrets = std::copy(entry.regret, entry.regret + MOST_ACTIONS, regrets);
        sums = std::copy(entry.sum, entry.sum + MOST_ACTIONS, sums);
    }
}

// Adds entries, and goes on as if so many iterations had been done.
void solver_write(Solver* solver, long long iterations, long long count, const U* keys, const int* actions,
                  const float* regrets, const float* sums) {
    solver->iterations = iterations;
    for (long long k = 0; k < count; k++) {
        solver->table.make_room(1);
        Entry& entry = solver->table.made(keys[k], actions[k]);
        std::copy(regrets + k * MOST_ACTIONS, regrets + (k + 1) * MOST_ACTIONS, entry.regret);
        std::copy(sums + k * MOST_ACTIONS, sums + (k + 1) * MOST_ACTIONS, entry.sum);
    }
}

}  // extern "C"
