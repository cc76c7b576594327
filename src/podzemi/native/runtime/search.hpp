// Tree search over what a seat may know, for any compiled game.
//
// A search is given worlds: full states, each of which the seat holds possible. Every iteration takes one of them,
// draws chance anew, and goes down the tree. What a seat can tell apart decides where it is in the tree: a node
// is found by the observation of the seat to act and by what is legal for it. So seats with secrets do not share
// what they do not know, seats that decide at the same time do not see each other's choice, and what chance
// has shown leads to nodes of its own. A new node is judged by playing on from it, to the end or to `rollout_depth`.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstring>
#include <vector>

#include "interface.hpp"

namespace machine {

enum Selection { UCB = 0, PUCT = 1, REGRET = 2 };
enum Aim { PLACES = 0, WINS = 1 };

struct SearchSettings {
    double exploration;           // how much what was tried little is tried again
    double first_play_urgency;    // PUCT: what was never tried is thought so much worse than the node
    double progressive_widening;  // so many times the root of the visits are tried at all, best weights first; 0: all
    int weighed;         // 0: `policy.weigh` is not asked, all actions are alike
    int breadth;         // never more actions than these in a node, best weights first; 0: all
    int selection;       // where one seat decides
    int simultaneous;    // where several seats decide at the same time
    int policy;          // who plays on from a new node
    int rollout_depth;   // for so many decisions, then `estimate` judges; -1: to the end
    int opponents;       // 1: other seats play by the policy and have no nodes
    int max_nodes;
    int aim;             // PLACES: every rival behind counts alike; WINS: the first place alone, shared in parts
};

struct Edge {
    long long code;
    u32 visits = 0;
    float prior;          // its share of the weights
    double total = 0;     // of what came of it, for the seat that chose
    double squares = 0;
    double regret = 0;    // REGRET: what it would have brought beyond what was played
    double strategy = 0;  // REGRET: how often it was to be played
};

struct Node {
    u64 key;
    int seat;
    int selection;
    u32 first, count;  // its edges, best weights first
    u32 visits = 0;
    double total = 0;
};

class Search {
public:
    Search(const Game* game, int seat, const SearchSettings& settings, u64 seed)
        : game_(game), seat_(seat), settings_(settings), seed_(seed), scratch_(words()),
          codes_(game->max_legal), weights_(game->max_legal), order_(game->max_legal),
          seen_((size_t)game->observation_size * game->observation_bytes + 8), slots_(1 << 12, EMPTY) {}

    // A world that the seat holds possible; `weight`: how possible.
    void add_world(const void* state, double weight) {
        worlds_.emplace_back(words());
        std::memcpy(worlds_.back().data(), state, game_->state_bytes);
        heavy_.push_back((heavy_.empty() ? 0.0 : heavy_.back()) + weight);
    }

    // The seat's decision in the first world: the root. Whether there is one.
    bool plant() {
        game_->here();
        game_->copy(state(), worlds_[0].data());
        signed char seats[MOST_SEATS];
        int asked = game_->to_act(state(), seats);
        if (std::find(seats, seats + asked, seat_) == seats + asked) return false;
        players_ = game_->players(state());
        root_ = grow(key_of(seat_, listed(seat_)), seat_, asked > 1);
        return true;
    }

    void run(long long iterations) {
        game_->here();
        for (; iterations > 0; iterations--) iterate();
    }

    const Node& root() const { return nodes_[root_]; }
    const Edge& edge(u32 number) const { return edges_[number]; }
    long long iterations() const { return done_; }
    size_t nodes() const { return nodes_.size(); }

private:
    static constexpr int EMPTY = -1;
    static constexpr double TRIES = 0.1;  // REGRET: so much is played at random
    struct Step {
        int node;
        u32 edge;
        double chance;
    };

    // ------------------------------------------------------------ one iteration

    void iterate() {
        u64 stream = seed_for(seed_, (u64)done_);
        game_->copy(state(), worlds_[world(done_)].data());
        game_->reseed(state(), mixed(stream));
        path_.clear();
        if (descend(stream)) judge(stream);
        else settle();
        learn();
        done_++;
    }

    // The worlds take turns, each as often as its weight says.
    size_t world(long long iteration) const {
        double turn = std::fmod(0.5 + (double)iteration * 0.6180339887498949, 1.0) * heavy_.back();
        return (size_t)std::min<long long>(std::upper_bound(heavy_.begin(), heavy_.end(), turn) - heavy_.begin(),
                                           (long long)heavy_.size() - 1);
    }

    // Down the tree to a new node; false: to the end of the match.
    bool descend(u64& stream) {
        bool at_root = true;  // the seat's own decision comes first, even if others decide at the same time
        while (!game_->over(state())) {
            signed char seats[MOST_SEATS];
            int asked = game_->to_act(state(), seats);
            int seat = at_root ? seat_ : seats[0];
            if (settings_.opponents == 1 && seat != seat_) {
                if (game_->play_on(state(), &stream, (Policy)settings_.policy, 1)) return false;
                continue;
            }
            int count = listed(seat);
            if (count == 1 && !at_root) {
                game_->apply(state(), seat, codes_[0]);
                continue;
            }
            int node = at_root ? root_ : find(key_of(seat, count));
            if (node == EMPTY) {
                if (nodes_.size() < (size_t)settings_.max_nodes) {
                    node = grow(key_of(seat, count), seat, asked > 1);
                    path_.push_back({node, NONE, 1.0});
                }
                return true;
            }
            at_root = false;
            Step step = chosen(node, stream);
            path_.push_back(step);
            game_->apply(state(), seat, edges_[step.edge].code);
        }
        return false;
    }

    // What the new node is worth to every seat.
    void judge(u64& stream) {
        if (game_->play_on(state(), &stream, (Policy)settings_.policy, settings_.rollout_depth)) {
            settle();
            return;
        }
        for (int seat = 0; seat < players_; seat++) {
            bool is_read = settings_.opponents == 0 || seat == seat_ || settings_.aim == WINS;
            if (is_read) values_[seat] = game_->estimate(state(), seat) / 1000.0;
        }
        if (settings_.aim == WINS) expect_wins();
    }

    // What a finished match is worth to every seat.
    void settle() {
        game_->worth(state(), values_);
        if (settings_.aim == PLACES) return;
        double best = *std::max_element(values_, values_ + players_);
        double share = 2.0 / std::count(values_, values_ + players_, best);
        for (int seat = 0; seat < players_; seat++) values_[seat] = (values_[seat] == best ? share : 0.0) - 1.0;
    }

    // From the share of rivals that each seat should leave behind to the chance to be first: strengths whose
    // differences are the odds between two (Bradley and Terry), and their soft maximum.
    void expect_wins() {
        double scale = 2.0 * (players_ - 1) / players_, sum = 0;
        for (int seat = 0; seat < players_; seat++) {
            values_[seat] = std::exp(scale * std::atanh(std::clamp(values_[seat], -0.98, 0.98)));
            sum += values_[seat];
        }
        for (int seat = 0; seat < players_; seat++) values_[seat] = 2.0 * values_[seat] / sum - 1.0;
    }

    void learn() {
        for (const Step& step : path_) {
            Node& node = nodes_[step.node];
            double value = values_[node.seat];
            node.visits++;
            node.total += value;
            if (step.edge == NONE) continue;
            Edge& edge = edges_[step.edge];
            edge.visits++;
            edge.total += value;
            edge.squares += value * value;
            if (node.selection == REGRET) regret(node, step, value);
        }
    }

    // ------------------------------------------------------------ which way

    Step chosen(int number, u64& stream) {
        const Node& node = nodes_[number];
        if (node.selection == REGRET) return by_regret(number, stream);
        u32 end = node.first + tried(node), best = node.first;
        double best_score = -1e300;
        for (u32 k = node.first; k < end; k++) {
            double score = node.selection == PUCT ? puct(node, edges_[k]) : ucb(node, edges_[k]);
            if (score > best_score) best = k, best_score = score;
        }
        return {number, best, 1.0};
    }

    // How many of the edges are tried at all.
    u32 tried(const Node& node) const {
        if (settings_.progressive_widening <= 0) return node.count;
        double allowed = 1 + settings_.progressive_widening * std::sqrt((double)node.visits);
        return allowed < node.count ? (u32)allowed : node.count;
    }

    double ucb(const Node& node, const Edge& edge) const {
        if (edge.visits == 0) return 1e9 + edge.prior;
        return edge.total / edge.visits + settings_.exploration * std::sqrt(std::log((double)node.visits) / edge.visits);
    }

    double puct(const Node& node, const Edge& edge) const {
        double mean = edge.visits ? edge.total / edge.visits : node.total / std::max(node.visits, 1u) - settings_.first_play_urgency;
        return mean + settings_.exploration * edge.prior * std::sqrt((double)node.visits + 1) / (1.0 + edge.visits);
    }

    // Regret matching: each action as often as its regret says, a few at random.
    Step by_regret(int number, u64& stream) {
        Node& node = nodes_[number];
        u32 count = tried(node), end = node.first + count;
        double sum = 0;
        for (u32 k = node.first; k < end; k++) sum += std::max(edges_[k].regret, 0.0);
        stream += GAMMA;
        double left = (double)(mixed(stream) >> 11) * 0x1p-53;
        Step step{number, end - 1, 0};
        bool found = false;
        for (u32 k = node.first; k < end; k++) {
            Edge& edge = edges_[k];
            double played = sum > 0 ? std::max(edge.regret, 0.0) / sum : 1.0 / count;
            double chance = (1 - TRIES) * played + TRIES / count;
            edge.strategy += played;
            if (!found && (left < chance || k + 1 == end)) step = {number, k, chance}, found = true;
            left -= chance;
        }
        return step;
    }

    // What was not played is worth 0 in this sample, what was played more the rarer it is. Positive regrets only (RM+).
    void regret(const Node& node, const Step& step, double value) {
        double brought = value + 1;  // from 0 on: what is not played must not look better than a loss
        u32 end = node.first + tried(node);
        for (u32 k = node.first; k < end; k++) {
            double instead = k == step.edge ? brought / step.chance : 0.0;
            edges_[k].regret = std::max(0.0, edges_[k].regret + instead - brought);
        }
    }

    // ------------------------------------------------------------ nodes

    // The legal codes of the seat, how many.
    int listed(int seat) { return game_->legal(state(), seat, codes_.data()); }

    u64 key_of(int seat, int count) {
        game_->observe(state(), seat, seen_.data());
        size_t bytes = (size_t)game_->observation_size * game_->observation_bytes;
        std::memset(seen_.data() + bytes, 0, 8);  // what lies behind the last word
        u64 key = mixed(GAMMA + (u64)seat);
        for (size_t at = 0; at < bytes; at += 8) {
            u64 word;
            std::memcpy(&word, seen_.data() + at, 8);
            key = (key ^ word) * 0x9FB21C651E98DF25ULL;
            key ^= key >> 32;
        }
        for (int k = 0; k < count; k++) {
            key = (key ^ (u64)codes_[k]) * 0x9FB21C651E98DF25ULL;
            key ^= key >> 32;
        }
        return key;
    }

    int find(u64 key) const {
        for (size_t slot = key & (slots_.size() - 1);; slot = (slot + 1) & (slots_.size() - 1)) {
            if (slots_[slot] == EMPTY) return EMPTY;
            if (nodes_[slots_[slot]].key == key) return slots_[slot];
        }
    }

    int grow(u64 key, int seat, bool together) {
        int count = settings_.weighed ? game_->weighed(state(), seat, codes_.data(), weights_.data()) : listed(seat);
        if (!settings_.weighed) std::fill_n(weights_.begin(), count, 1);
        Node node;
        node.key = key;
        node.seat = seat;
        node.selection = together ? settings_.simultaneous : settings_.selection;
        node.first = (u32)edges_.size();
        node.count = (u32)(settings_.breadth > 0 ? std::min(count, settings_.breadth) : count);
        double sum = 0;
        for (int k = 0; k < count; k++) order_[k] = k, sum += weights_[k];
        auto better = [&](int a, int b) {  // those that are alike in any order but that of the list
            if (weights_[a] != weights_[b]) return weights_[a] > weights_[b];
            return mixed(key ^ (u64)codes_[a]) < mixed(key ^ (u64)codes_[b]);
        };
        std::sort(order_.begin(), order_.begin() + count, better);
        for (u32 k = 0; k < node.count; k++) {
            Edge edge;
            edge.code = codes_[order_[k]];
            edge.prior = (float)(sum > 0 ? weights_[order_[k]] / sum : 1.0 / count);
            edges_.push_back(edge);
        }
        nodes_.push_back(node);
        if (nodes_.size() * 2 > slots_.size()) spread();
        put((int)nodes_.size() - 1);
        return (int)nodes_.size() - 1;
    }

    void put(int node) {
        size_t slot = nodes_[node].key & (slots_.size() - 1);
        while (slots_[slot] != EMPTY) slot = (slot + 1) & (slots_.size() - 1);
        slots_[slot] = node;
    }

    void spread() {
        slots_.assign(slots_.size() * 4, EMPTY);
        for (size_t node = 0; node + 1 < nodes_.size(); node++) put((int)node);
    }

    size_t words() const { return ((size_t)game_->state_bytes + 7) / 8; }
    void* state() { return scratch_.data(); }

    static constexpr u32 NONE = ~0u;

    const Game* game_;
    int seat_;
    SearchSettings settings_;
    u64 seed_;
    int players_ = 0;
    int root_ = EMPTY;
    long long done_ = 0;
    std::vector<long long> scratch_;  // the match of this iteration
    std::vector<std::vector<long long>> worlds_;
    std::vector<double> heavy_;  // weights of the worlds, added up
    std::vector<long long> codes_;
    std::vector<int> weights_, order_;
    std::vector<unsigned char> seen_;
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::vector<int> slots_;  // nodes by key
    std::vector<Step> path_;
    double values_[MOST_SEATS];
};

}  // namespace machine
