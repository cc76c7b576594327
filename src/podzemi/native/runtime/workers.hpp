// Threads that share out the matches of a batch. What comes out never depends on how many there are,
// since no match looks at another.
#pragma once
#ifdef __wasm__  // a browser's worker is one thread: the caller does all of it
#include <functional>
namespace machine {
using Piece = std::function<void(long long from, long long to)>;
class Workers {
  public:
    static Workers& all() { static Workers one; return one; }
    void run(int, long long total, const Piece& work) { work(0, total); }
};
}  // namespace machine
#else
#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

#ifndef _WIN32
#include <pthread.h>
#endif

namespace machine {

using Piece = std::function<void(long long from, long long to)>;

// One set of threads for the whole process. It grows when more are asked for, and sleeps between calls.
class Workers {
  public:
    static Workers& all() {
        if (instance == nullptr) {
            instance = new Workers();  // never deleted: its threads wait until the process ends
#ifndef _WIN32
            pthread_atfork(nullptr, nullptr, [] { instance = nullptr; });  // a child has no threads yet
#endif
        }
        return *instance;
    }

    // Calls work with pieces of [0, total) on so many threads, this one among them; returns when all are done.
    void run(int threads, long long total, const Piece& work) {
        if (threads <= 1 || total < 2) return work(0, total);
        std::lock_guard<std::mutex> one_at_a_time(callers);
        {
            std::lock_guard<std::mutex> lock(state);
            task = &work;
            end = total;
            next = 0;
            size = std::max(1LL, std::min(1024LL, total / (threads * 4LL)));
            wanted = threads - 1;
            while (running < wanted) std::thread(&Workers::serve, this, running++, turn).detach();
            busy = wanted;
            turn++;
        }
        wake.notify_all();
        take_pieces();
        std::unique_lock<std::mutex> lock(state);
        finished.wait(lock, [this] { return busy == 0; });
    }

  private:
    void serve(int number, long long seen) {
        std::unique_lock<std::mutex> lock(state);
        for (;;) {
            wake.wait(lock, [&] { return turn != seen; });
            seen = turn;
            if (number >= wanted) continue;
            lock.unlock();
            take_pieces();
            lock.lock();
            if (--busy == 0) finished.notify_one();
        }
    }

    void take_pieces() {
        for (long long from; (from = next.fetch_add(size)) < end;) (*task)(from, std::min(end, from + size));
    }

    static inline Workers* instance = nullptr;
    std::mutex callers, state;
    std::condition_variable wake, finished;
    const Piece* task = nullptr;
    std::atomic<long long> next{0};
    long long end = 0, size = 1, turn = 0;
    int running = 0, wanted = 0, busy = 0;
};

}  // namespace machine
#endif
