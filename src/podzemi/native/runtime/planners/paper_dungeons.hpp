// The planner of Paper Dungeons: three dice of a round together, then rounds to come.
//
// A beam over the own sheet: after every die the best sheets are kept, equal ones once. A sheet is worth the glory
// written on it and the weights of its features (policy/sheet.py), one row of weights for each round. The
// best plans are then played on into the next rounds, all with the same rolls, and compared by what comes of them.
// Everything asked of the game is the translated rules; what is here is search alone.
#pragma once
#include <algorithm>
#include <cmath>
#include <ctime>
#include <memory>
#include <numeric>
#include <vector>

namespace podzemi_paper_dungeons {
namespace planner {

constexpr int FEATURES = 413, ROWS = 8;  // policy_sheet.FEATURES; a row for each round, the first before it
constexpr int ROUNDS = 8, ROOMS = 42, GEMS = 8;
constexpr int LEVEL_UP = 4, MOVE = 7, STEP = 8, PICK_MINIONS = 12;                 // codes.py
constexpr int CHOOSING = 0, SETTING_UP = 1, ACTING = 2, REWARDED = 3, CLOSED = 5;  // state.py: phases,
constexpr int BOOTS = 5, SKULL = 6, MEDALLION = 2, CLOAK = 3, HEALER = 8, HUNTER = 15;  // symbols, items, powers
constexpr int GLORY = 1000;                                                        // values are thousandths

// Milliseconds by one of the system's clocks; 0 where it has none.
inline double milliseconds(clockid_t clock) {
    timespec found;
    return clock_gettime(clock, &found) == 0 ? 1e3 * found.tv_sec + 1e-6 * found.tv_nsec : 0;
}

// The time spent on a question: processor time of this thread where the system tells it, or the time on the wall divided
// by `share` where that is more (0: never).
class Clock {
  public:
    explicit Clock(double share) : share_(share), busy_(milliseconds(BUSY)), wall_(milliseconds(WALL)) {}
    double spent() const {
        double worked = milliseconds(BUSY) - busy_;
        return share_ > 0 ? std::max(worked, (milliseconds(WALL) - wall_) / share_) : worked;
    }

  private:
#ifdef __wasm__  // Pyodide counts clocks as Linux does, whatever the headers say
    inline static const clockid_t WALL = (clockid_t)1, BUSY = (clockid_t)3;
#elif defined CLOCK_THREAD_CPUTIME_ID
    inline static const clockid_t WALL = CLOCK_MONOTONIC, BUSY = CLOCK_THREAD_CPUTIME_ID;
#else
    inline static const clockid_t WALL = CLOCK_MONOTONIC, BUSY = CLOCK_MONOTONIC;
#endif
    double share_, busy_, wall_;
};

// How wide to look: sheets kept after a die, whether every order and every die is tried; from the time `until` on
// (0: never) only the best sheets go on, as few as it takes to have a plan.
struct Width {
    int keep;
    bool thorough;
    double until = 0;
    const Clock* clock = nullptr;

    bool is_late() const { return until > 0 && clock->spent() >= until; }
};

struct Node {
    Sheet sheet;
    int value = 0;
    int place = 0;  // of the last die in the order in which dice are tried
    bool walked = false;
    Node() {}
    Node(const Node& other) { *this = other; }
    Node& operator=(const Node& other) {
        copy_used(sheet, other.sheet);
        value = other.value, place = other.place, walked = other.walked;
        return *this;
    }
};

// Drawn numbers of the planner itself.
struct Luck {
    U state;
    U bits() { return mixed(state += 0x9E3779B97F4A7C15ULL); }
    double share() { return ((bits() >> 11) + 0.5) / 9007199254740992.0; }
    double gumbel() { return -std::log(-std::log(share())); }
};

// ---------------------------------------------------------------- what a sheet is worth

// Values the sheets of one seat in a state that stands still.
class Eye {
  public:
    Eye(State& state, int seat, const int* table) : state(state), table(table), known{} {
        for (int gem = 0; gem < GEMS; gem++) rivals[gem] = FAR;
        for (int other = 0; other < state.sheets.n; other++)
            if (other != seat) watch(state.sheets[other]);
    }

    // Expected glory at the end of the game if the round ended now, in thousandths.
    int value(const Sheet& sheet) {
        copy_used(closed, sheet);
        if (state.players == 1) open_missions(closed);
        policy_sheet_close(state, closed);
        return promise(closed);
    }

    int promise(Sheet& sheet) {
        int total = GLORY * policy_sheet_written(state, sheet);
        if (state.round >= ROUNDS) return total;
        read(sheet, seen);
        const int* weights = table + FEATURES * state.round;
        int sum = 0;
        for (int k = 0; k < FEATURES; k++) sum += weights[k] * seen[k];
        return total + sum;
    }

    void read(Sheet& sheet, int* out) { policy_sheet_features(state, sheet, steps(sheet), rivals, out); }

    State& state;

  private:
    static constexpr int FAR = 12;

    signed char* steps(Sheet& sheet) {
        bool cloak = sheet.items[CLOAK] == 2, medallion = sheet.items[MEDALLION] == 2;
        int at = (sheet.position + 1) * 4 + cloak * 2 + medallion;
        if (!known[at]) {
            policy_sheet_distances(state, sheet.position, cloak, medallion, far[at]);
            known[at] = true;
        }
        return far[at];
    }

    void watch(Sheet& other) {
        const signed char* away = steps(other);
        for (int room = 0; room < ROOMS; room++) {
            int gem = BOX.room_gem[room];
            if (gem >= 0) rivals[gem] = std::min(rivals[gem], (int)away[room]);
        }
    }

    // Alone, the missions in play are those that the sheet has not scored.
    void open_missions(const Sheet& sheet) {
        int open = 0;
        for (int n = 0; n < state.missions.n; n++) {
            bool scored = false;
            for (int k = 0; k < sheet.missions.n; k += 3) scored |= sheet.missions[k] == state.missions[n];
            open |= !scored << n;
        }
        state.open_missions = (signed char)open;
    }

    const int* table;
    Sheet closed;
    int seen[FEATURES];
    int rivals[GEMS];
    bool known[(ROOMS + 1) * 4];
    signed char far[(ROOMS + 1) * 4][ROOMS];
};

// ---------------------------------------------------------------- sheets that were there already

inline U key(const Sheet& sheet) {
    U hash = 0x2545F4914F6CDD1DULL;
    auto add = [&](U word) { hash = mixed(hash ^ word) + word; };
    U word = 0;
    auto pack = [&](auto&& list) {
        word = list.n;
        for (int k = 0; k < list.n; k++) word = word * 7 + (U)list[k] + 1;
        add(word);
    };
    pack(sheet.levels);
    pack(sheet.items);
    unsigned used = 0;
    for (int k = 0; k < sheet.used.n; k++) used |= 1u << sheet.used[k];
    add((U)sheet.alive);
    add((U)sheet.explored);
    add(used | (U)sheet.potions << 8 | (U)sheet.hearts << 16 | (U)sheet.wounds << 24 | (U)sheet.gems << 32 |
        (U)sheet.circled << 40 | (U)sheet.crossed << 48 | (U)(unsigned char)sheet.position << 56);
    add((U)(unsigned short)sheet.walls | (U)(unsigned short)sheet.refunds << 16 | (U)(unsigned char)sheet.water << 32 |
        (U)sheet.movement << 40 | (U)sheet.psionic_used << 48 | (U)sheet.resurrected << 49);
    word = 0;
    for (int k = 0; k < sheet.agenda.n; k++) word = word * 1031 + (U)sheet.agenda[k] + 1;
    add(word);
    for (int k = 0; k < sheet.missions.n; k++) hash = hash * 131 + sheet.missions[k];
    return hash ? hash : 1;
}

// Keys in a table that doubles when it is half full.
class Seen {
  public:
    Seen() : slots(1024), count(0) {}
    bool add(U hash) {
        if (2 * ++count > slots.size()) grow();
        return put_in(hash);
    }
    void clear() {
        std::fill(slots.begin(), slots.end(), 0);
        count = 0;
    }

  private:
    bool put_in(U hash) {
        for (size_t at = hash & (slots.size() - 1);; at = (at + 1) & (slots.size() - 1)) {
            if (slots[at] == hash) return false;
            if (slots[at] == 0) return slots[at] = hash, true;
        }
    }
    void grow() {
        std::vector<U> old(slots.size() * 2);
        old.swap(slots);
        for (U hash : old)
            if (hash) put_in(hash);
    }
    std::vector<U> slots;
    size_t count;
};

// ---------------------------------------------------------------- the three dice of a round

inline bool better(const Node& one, const Node& two) { return one.value > two.value; }

class Beam {
  public:
    Beam(Eye& eye, Width width) : eye(eye), state(eye.state), width(width) {}

    // From these sheets to sheets that owe nothing more this round, the best first.
    std::vector<Node> run(const std::vector<Node>& roots) {
        fresh();
        for (const Node& root : roots) finish(root, -1, true);
        std::vector<Node> nodes = kept();
        while (!nodes.empty() && !turns_is_done(state, nodes[0].sheet)) {
            fresh();
            if (width.until > 0) std::sort(nodes.begin(), nodes.end(), better);
            for (Node& node : nodes) {
                use_dice(node);
                if (width.is_late() && !groups.empty()) break;
            }
            nodes = kept();
        }
        std::sort(nodes.begin(), nodes.end(), better);
        return nodes;
    }

  private:
    // What is under way comes to its end: answers, steps, stops.
    void finish(const Node& node, int from, bool forward) {
        Sheet& sheet = const_cast<Sheet&>(node.sheet);
        if (sheet.agenda.n == 0 && sheet.movement == 0) return found(node);
        Legal codes;
        legal_allowed_into(codes, state, sheet);
        if (sheet.agenda.n) return answer(node, codes, from, forward);
        int here = sheet.position;
        for (int k = 0; k < codes.n; k++) {
            bool steps = codes_kind_of(codes[k]) == STEP;
            int to = codes_first_of(codes[k]);
            if (steps && to == from && !forward) continue;  // there and back for nothing
            bool first = steps && !(sheet.explored >> to & 1);
            Node child = node;
            turns_act(state, child.sheet, codes[k]);
            finish(child, here, first);
        }
    }

    void answer(const Node& node, Legal& codes, int from, bool forward) {
        int kind = codes_kind_of(codes[0]);
        if (kind == PICK_MINIONS) trim_minions(node, codes);
        int most = width.thorough ? 8 : 3;
        std::vector<Node> children;
        for (int k = 0; k < codes.n; k++) {
            children.push_back(node);
            Node& child = children.back();
            turns_act(state, child.sheet, codes[k]);
            if (codes.n > most) child.value = eye.value(child.sheet);
        }
        if (codes.n > most) {
            std::sort(children.begin(), children.end(), better);
            children.resize(most);
        }
        for (const Node& child : children) finish(child, from, forward);
    }

    // Pairs of the minions that would hurt most.
    void trim_minions(const Node& node, Legal& codes) {
        Sheet& sheet = const_cast<Sheet&>(node.sheet);
        auto pain = [&](int room) -> int {
            if (room >= ROOMS) return 0;
            int gem = BOX.room_gem[room];
            bool open = gem >= 0 && !((sheet.circled | sheet.crossed) >> gem & 1);
            return 4 * chains_fight_wounds(state, sheet, room) + 3 * open;
        };
        std::stable_sort(codes.v, codes.v + codes.n, [&](Code one, Code two) {
            return pain(codes_first_of(one)) + pain(codes_second_of(one)) >
                   pain(codes_first_of(two)) + pain(codes_second_of(two));
        });
        codes.n = std::min<int>(codes.n, width.thorough ? 16 : 4);
    }

    void use_dice(Node& node) {
        Legal codes;
        legal_allowed_into(codes, state, node.sheet);
        int worth[6] = {};  // levels that a die can give
        for (int k = 0; k < codes.n; k++)
            if (codes_kind_of(codes[k]) == LEVEL_UP) worth[codes_first_of(codes[k])]++;
        unsigned tried = 0;  // dice that are like one before
        for (int die = 0; die < 6; die++)
            for (int other = 0; other < die; other++)
                if (state.faces[die] == state.faces[other] && die / 3 == other / 3 && !used(node.sheet, other)) tried |= 1u << die;
        for (int k = 0; k < codes.n; k++) {
            int kind = codes_kind_of(codes[k]), die = codes_first_of(codes[k]);
            if (tried >> die & 1) continue;
            if (!width.thorough && (kind < node.place || !is_plainest(node, codes, codes[k], worth))) continue;
            Node child = node;
            child.place = kind;
            child.walked |= kind == MOVE;
            turns_act(state, child.sheet, codes[k]);
            finish(child, -1, true);
        }
    }

    static bool used(const Sheet& sheet, int die) {
        for (int k = 0; k < sheet.used.n; k++)
            if (sheet.used[k] == die) return true;
        return false;
    }

    // Work that several dice can do is left to those that are least good for levels.
    bool is_plainest(const Node& node, Legal& codes, Code code, const int* worth) {
        int kind = codes_kind_of(code), die = codes_first_of(code), what = codes_second_of(code);
        if (kind == LEVEL_UP) return true;
        int lesser = 0;
        for (int k = 0; k < codes.n; k++) {
            int other = codes_first_of(codes[k]);
            if (codes_kind_of(codes[k]) != kind || other == die || codes_second_of(codes[k]) != what) continue;
            if ((state.faces[other] == BOOTS) != (state.faces[die] == BOOTS)) continue;
            lesser += worth[other] < worth[die] || (worth[other] == worth[die] && other < die);
        }
        return lesser < (kind == MOVE ? 2 : 1);
    }

    // ------------------------------------------------------------ what is kept

    void fresh() {
        seen.clear();
        groups.clear();
    }

    void found(const Node& node) {
        if (!seen.add(key(node.sheet))) return;
        unsigned mark = node.walked;
        if (width.thorough) {
            mark = 0;
            for (int k = 0; k < node.sheet.used.n; k++) mark |= 1u << node.sheet.used[k];
        }
        auto group = std::find_if(groups.begin(), groups.end(), [&](auto& one) { return one->mark == mark; });
        if (group == groups.end()) {
            groups.push_back(std::make_unique<Group>());
            group = groups.end() - 1;
            (*group)->mark = mark;
        }
        int value = eye.value(node.sheet);
        std::vector<Node>& nodes = (*group)->nodes;
        if (value <= (*group)->least) return;
        nodes.push_back(node);
        nodes.back().value = value;
        if ((int)nodes.size() >= 4 * width.keep) (*group)->least = trim(nodes);
    }

    int trim(std::vector<Node>& nodes) {
        if ((int)nodes.size() <= width.keep) return -GLORY * GLORY;
        std::nth_element(nodes.begin(), nodes.begin() + width.keep - 1, nodes.end(), better);
        nodes.resize(width.keep);
        return nodes.back().value;
    }

    std::vector<Node> kept() {
        std::vector<Node> all;
        for (auto& group : groups) {
            trim(group->nodes);
            all.insert(all.end(), group->nodes.begin(), group->nodes.end());
        }
        return all;
    }

    struct Group {
        unsigned mark = 0;
        int least = -GLORY * GLORY;
        std::vector<Node> nodes;
    };

    Eye& eye;
    State& state;
    Width width;
    Seen seen;
    std::vector<std::unique_ptr<Group>> groups;
};

inline Node start_of(const Sheet& sheet) {
    Node node;
    copy_used(node.sheet, sheet);
    node.sheet.path.clear();  // how the party came here matters no more
    return node;
}

// What the seat would do for the rest of the round, best first.
inline std::vector<Node> plans(State& state, int seat, const int* table, Width width) {
    Eye eye(state, seat, table);
    return Beam(eye, width).run({start_of(state.sheets[seat])});
}

// ---------------------------------------------------------------- whole rounds

// The choices of a reward are answered by value alone.
inline void answer_reward(State& state, int seat, const int* table) {
    std::vector<Node> found = plans(state, seat, table, {4, false});
    if (!found.empty()) copy_used(state.sheets[seat], found[0].sheet);
    state.sheets[seat].owes = false;
}

// E1 to E4 (PD-3), without the next roll.
inline void end_round(State& state, const int* table) {
    state.phase = CLOSED;
    rounds_claim_gems_(state);
    int boss = BOX.boss_of_round[state.round];
    if (boss >= 0 && bosses_fight(state, boss)) {
        state.phase = REWARDED;
        for (int seat = 0; seat < state.sheets.n; seat++)
            if (state.sheets[seat].owes) answer_reward(state, seat, table);
        state.phase = CLOSED;
    }
    rounds_score_missions_(state);
    if (boss >= 0 && state.vanishing) rounds_vanish_(state, state.bosses[boss]);
    for (int seat = 0; seat < state.sheets.n; seat++) state.sheets[seat].deeds.clear();
}

inline void roll(State& state, U seed) {
    state.dice = Dice{seed};
    rounds_start_round_(state);
    state.shown.clear();
}

inline int worth(State& state, int seat, const int* table) {
    return Eye(state, seat, table).promise(state.sheets[seat]);
}

// Everybody plays the round that is rolled; what each could expect of the best plan is written to `best`.
inline void play_round(State& state, const int* table, Width width, double temperature, Luck& luck, int* best) {
    std::vector<std::vector<Node>> all;
    for (int seat = 0; seat < state.sheets.n; seat++) all.push_back(plans(state, seat, table, width));
    for (int seat = 0; seat < state.sheets.n; seat++) {
        std::vector<Node>& found = all[seat];
        int choice = 0;
        double most = -1e18;
        for (int k = 0; k < (int)found.size(); k++) {
            double wish = found[k].value + (temperature > 0 ? temperature * luck.gumbel() : 0);
            if (wish > most) most = wish, choice = k;
        }
        std::swap(found[0], found[choice]);
        if (choice) found.push_back(found[choice]);  // the best, last
    }
    auto take = [&](State& to, int seat, const Node& node) {
        copy_used(to.sheets[seat], node.sheet);
        to.sheets[seat].owes = false;
    };
    for (int seat = 0; seat < state.sheets.n; seat++) take(state, seat, all[seat][0]);
    if (best != nullptr) {
        for (int seat = 0; seat < state.sheets.n; seat++) {
            auto wanted = std::make_unique<State>();
            copy_used(*wanted, state);
            const Node* top = &all[seat][0];
            for (const Node& node : all[seat])
                if (node.value > top->value) top = &node;
            take(*wanted, seat, *top);
            end_round(*wanted, table);
            best[seat] = worth(*wanted, seat, table);
        }
    }
    end_round(state, table);
}

// ---------------------------------------------------------------- before the first round

// The sheet with these cards, as the first round finds it; the choice of a set-up power is answered by value.
inline int worth_of_cards(State& state, int seat, Code code, const int* table) {
    auto copy = std::make_unique<State>();
    copy_used(*copy, state);
    Sheet& sheet = copy->sheets[seat];
    sheet.power = (signed char)codes_first_of(code);
    sheet.goal = (signed char)codes_second_of(code);
    if (sheet.power == HEALER) chains_gain_potion(*copy, sheet), chains_gain_potion(*copy, sheet);
    if (sheet.power == HUNTER && !copy->looting) chains_gain_gem(*copy, sheet, -1);
    Eye eye(*copy, seat, table);
    if (!rounds_asks_at_setup(sheet, copy->looting)) return eye.promise(sheet);
    copy->phase = SETTING_UP;
    Legal codes;
    legal_allowed_into(codes, *copy, sheet);
    int best = -GLORY * GLORY;
    for (int k = 0; k < codes.n; k++) {
        Node node = start_of(sheet);
        turns_act(*copy, node.sheet, codes[k]);
        best = std::max(best, eye.promise(node.sheet));
    }
    return best;
}

// By code: what a choice before the first round is worth.
inline std::vector<int> worth_of_setup(State& state, int seat, Legal& codes, const int* table) {
    std::vector<int> values;
    Eye eye(state, seat, table);
    for (int k = 0; k < codes.n; k++) {
        if (state.phase == CHOOSING) {
            values.push_back(worth_of_cards(state, seat, codes[k], table));
            continue;
        }
        Node node = start_of(state.sheets[seat]);
        turns_act(state, node.sheet, codes[k]);
        values.push_back(eye.promise(node.sheet));
    }
    return values;
}

// Cards and set-up powers of all; the first roll is made.
inline void set_up_all(State& state, const int* table, double temperature, Luck& luck) {
    while (state.phase < ACTING) {
        signed char seats[MAX_PLAYERS];
        int asked = to_act(state, seats);
        if (asked == 0) return;
        Legal codes;
        legal(state, seats[0], codes);
        std::vector<int> values = worth_of_setup(state, seats[0], codes, table);
        int choice = 0;
        double most = -1e18;
        for (int k = 0; k < codes.n; k++) {
            double wish = values[k] + temperature * luck.gumbel();
            if (wish > most) most = wish, choice = k;
        }
        apply(state, seats[0], codes[choice]);
    }
}

// ---------------------------------------------------------------- rounds to come

struct Budget {
    int candidates, rolls, depth;  // plans compared, rolls for each, rounds looked ahead
    int milliseconds;              // 0: no limit
    Width wide, narrow;
    U seed;
    double wall;  // so many times the milliseconds on the wall at most; 0: no limit
};

constexpr double TRUST = 10;

struct Candidate {
    Node node;
    double sum = 0;
    int rolls = 0;
    double denied = 0;  // what it takes from the others, on the average
    // The first judgement counts as much as TRUST rolls: few rolls are luck.
    double mean() const { return (sum + TRUST * node.value) / (rolls + TRUST) + denied; }
};

inline std::unique_ptr<State> ended(const State& base, int seat, const Node& plan, const int* table) {
    auto state = std::make_unique<State>();
    copy_used(*state, base);
    copy_used(state->sheets[seat], plan.sheet);
    state->sheets[seat].owes = false;
    end_round(*state, table);
    return state;
}

// What the others may expect after a plan, on the average: gems, missions and rewards that they do not get count.
inline double left_to_others(const State& base, int seat, const Node& plan, const int* table) {
    if (base.players == 1) return 0;
    auto state = ended(base, seat, plan, table);
    double total = 0;
    for (int other = 0; other < state->sheets.n; other++)
        if (other != seat) total += worth(*state, other, table);
    return total / (base.players - 1);
}

// What comes of a plan: the round ends, and so many more are played by narrow plans.
inline double outcome(const State& base, int seat, const Node& plan, const int* table, const Budget& budget, U seed) {
    auto state = ended(base, seat, plan, table);
    Luck luck{seed};
    for (int ahead = 0; ahead < budget.depth && state->round < ROUNDS; ahead++) {
        roll(*state, luck.bits());
        bool last = ahead + 1 == budget.depth;
        if (last && state->round < ROUNDS) return plans(*state, seat, table, budget.narrow)[0].value;
        if (state->players == 1 || last) {
            copy_used(state->sheets[seat], plans(*state, seat, table, budget.narrow)[0].sheet);
            state->sheets[seat].owes = false;
            end_round(*state, table);
        } else {
            play_round(*state, table, budget.narrow, 0, luck, nullptr);
        }
    }
    return worth(*state, seat, table);
}

// The state as the others will leave it: every one plays the plan that looks best to it.
inline std::unique_ptr<State> foresee_others(State& state, int seat, const int* table, Width width) {
    auto base = std::make_unique<State>();
    copy_used(*base, state);
    for (int other = 0; other < state.sheets.n; other++) {
        if (other == seat) continue;
        std::vector<Node> theirs = plans(state, other, table, width);
        if (!theirs.empty()) copy_used(base->sheets[other], theirs[0].sheet);
        base->sheets[other].owes = false;
    }
    return base;
}

// The best plans, compared over the same rolls; after each of several equal parts of the budget the worse half of
// those that are left is given up.
inline std::vector<Candidate> compare(State& state, int seat, const int* table, const Budget& budget) {
    Clock clock(budget.wall);
    Width wide = budget.wide;
    if (budget.milliseconds > 0) wide.until = budget.milliseconds, wide.clock = &clock;
    std::vector<Candidate> all;
    for (const Node& node : plans(state, seat, table, wide)) {
        all.push_back({node});
        if ((int)all.size() >= budget.candidates) break;
    }
    if (all.size() < 2 || budget.depth == 0 || state.phase != ACTING) return all;
    auto base = foresee_others(state, seat, table, budget.narrow);
    double usual = left_to_others(*base, seat, all[0].node, table);
    for (Candidate& one : all) one.denied = usual - left_to_others(*base, seat, one.node, table);
    int parts = std::max(1, (int)std::ceil(std::log2((double)all.size()))), done = 0;
    double thinking = budget.milliseconds - clock.spent();
    size_t left = all.size();
    for (int part = 1; part <= parts && left > 1; part++, left = (left + 1) / 2) {
        double until = budget.milliseconds - thinking * (parts - part) / parts;
        auto goes_on = [&](int tried) {
            if (tried == 0) return true;
            if (state.round >= ROUNDS) return false;  // nothing more is left to chance
            if (budget.milliseconds > 0) return clock.spent() < until;
            return done < budget.rolls * part / parts;
        };
        for (int tried = 0; goes_on(tried); tried++, done++)
            for (size_t n = 0; n < left; n++) {
                all[n].sum += outcome(*base, seat, all[n].node, table, budget, mixed(budget.seed + done));
                all[n].rolls++;
            }
        std::stable_sort(all.begin(), all.begin() + left,
                         [](const Candidate& one, const Candidate& two) { return one.mean() > two.mean(); });
        if (state.round >= ROUNDS) break;
    }
    return all;
}

// ---------------------------------------------------------------- with all rolls known

// The best score of a lone player that a wide beam over all rounds finds, the dice of the state being known.
inline int foreseen(State& state, int seat, const int* table, Width width, int sheets) {
    std::vector<Node> nodes{start_of(state.sheets[seat])};
    while (true) {
        Eye eye(state, seat, table);
        nodes = Beam(eye, width).run(nodes);
        if ((int)nodes.size() > sheets) nodes.resize(sheets);
        for (Node& node : nodes) {
            eye.value(node.sheet);  // sets the missions in play for this sheet
            policy_sheet_close(state, node.sheet);
            node.place = 0, node.walked = false;
            node.sheet.deeds.clear();
            node.sheet.path.clear();
            node.sheet.owes = false;
        }
        if (state.round >= ROUNDS) break;
        state.phase = CLOSED;
        rounds_start_round_(state);
        state.shown.clear();
        int skulls = state.faces.count(SKULL);
        for (Node& node : nodes) {
            node.sheet.used.clear();
            node.sheet.psionic_used = false;
            node.sheet.taken = 0, node.sheet.refunds = 0;
            node.sheet.owes = true;
            chains_suffer(state, node.sheet, rounds_skull_wounds(node.sheet, skulls));
        }
    }
    int best = -GLORY;
    for (Node& node : nodes) best = std::max(best, (int)policy_sheet_written(state, node.sheet));
    return best;
}

// ---------------------------------------------------------------- what can be asked

enum Question { READ, PLAN, SET_UP, ROUND, MATCH, FORESEE };

using Answer = std::vector<long long>;

// The choices before the first round, each as a plan of its own, best first.
inline void tell_setup(State& state, int seat, const int* table, Answer& out) {
    Legal codes;
    legal(state, seat, codes);
    std::vector<int> values = worth_of_setup(state, seat, codes, table), order(codes.n);
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int one, int two) { return values[one] > values[two]; });
    for (int k : order) out.insert(out.end(), {values[k], 1, 1, codes[k]});
}

// For each plan: its value, how many rolls it was tried with, how many codes, the codes.
inline void tell_plans(State& state, int seat, const int* table, const Budget& budget, Answer& out) {
    if (state.phase < ACTING) return tell_setup(state, seat, table, out);
    int before = state.sheets[seat].deeds.n, rewards = state.sheets[seat].last.n;
    for (const Candidate& one : compare(state, seat, table, budget)) {
        const Sheet& sheet = one.node.sheet;
        bool reward = state.phase == REWARDED;
        int from = reward ? rewards : before, to = reward ? sheet.last.n : sheet.deeds.n;
        out.insert(out.end(), {(long long)std::llround(one.mean()), one.rolls, to - from});
        for (int k = from; k < to; k++) out.push_back(reward ? sheet.last[k] : sheet.deeds[k]);
    }
}

inline void play_on(State& state, const int* table, Width width, double temperature, Luck& luck) {
    set_up_all(state, table, temperature, luck);
    while (true) {
        play_round(state, table, width, temperature, luck, nullptr);
        if (state.round >= ROUNDS) return;
        roll(state, luck.bits());
    }
}

// asked: the question, then its numbers; table: ROWS rows of weights.
inline bool consult(State& state, int seat, const long long* asked, int count, const int* table, long long size,
                    Answer& out) {
    if (count < 1 || size != (long long)ROWS * FEATURES) return false;
    auto number = [&](int k) { return k < count ? asked[k] : 0; };
    Width width{(int)number(1), number(2) != 0};
    Luck luck{(U)number(3)};
    double temperature = (double)number(4);
    int best[MAX_PLAYERS] = {};
    switch (number(0)) {
        case READ: {
            int seen[FEATURES];
            Eye eye(state, seat, table);
            eye.read(state.sheets[seat], seen);
            out.assign(seen, seen + FEATURES);
            out.push_back(policy_sheet_written(state, state.sheets[seat]));
            return true;
        }
        case PLAN:
            tell_plans(state, seat, table,
                       {(int)number(5), (int)number(6), (int)number(7), (int)number(8), width, {(int)number(9), number(10) != 0},
                        (U)number(3), number(11) / 1000.0},
                       out);
            return true;
        case SET_UP:
            set_up_all(state, table, temperature, luck);
            return true;
        case ROUND:
            if (state.phase == CLOSED) roll(state, luck.bits());
            play_round(state, table, width, temperature, luck, best);
            out.assign(best, best + state.players);
            return true;
        case MATCH:
            play_on(state, table, width, temperature, luck);
            for (int n = 0; n < state.players; n++) out.push_back(policy_sheet_written(state, state.sheets[n]));
            return true;
        case FORESEE:
            out.push_back(foreseen(state, seat, table, width, (int)number(5)));
            return true;
    }
    return false;
}

}  // namespace planner
}  // namespace podzemi_paper_dungeons
