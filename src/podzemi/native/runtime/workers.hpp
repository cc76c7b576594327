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
#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <functional>
#ifdef _WIN32
#include <condition_variable>
#include <mutex>
#include <thread>
#else
#include <pthread.h>
#endif

namespace machine {

// The system's threads where they can be had: nothing here needs the library of C++, see link in native_build.py.
#ifdef _WIN32
using Mutex = std::mutex;
using Lock = std::unique_lock<std::mutex>;
using Signal = std::condition_variable;

template <class Work> void start_thread(Work work) { std::thread(work).detach(); }
#else
struct Mutex {
    pthread_mutex_t handle = PTHREAD_MUTEX_INITIALIZER;
};

class Lock {
  public:
    explicit Lock(Mutex& mutex) : held(&mutex.handle) { lock(); }
    ~Lock() { unlock(); }
    Lock(const Lock&) = delete;
    void lock() { pthread_mutex_lock(held); }
    void unlock() { pthread_mutex_unlock(held); }

  private:
    friend class Signal;
    pthread_mutex_t* held;
};

class Signal {
  public:
    template <class Ready> void wait(Lock& lock, Ready ready) {
        while (!ready()) pthread_cond_wait(&handle, lock.held);
    }
    void notify_one() { pthread_cond_signal(&handle); }
    void notify_all() { pthread_cond_broadcast(&handle); }

  private:
    pthread_cond_t handle = PTHREAD_COND_INITIALIZER;
};

// Ends the process where the system gives no more threads, as std::thread would.
template <class Work> void start_thread(Work work) {
    auto run = [](void* given) -> void* {
        Work* mine = (Work*)given;
        (*mine)();
        delete mine;
        return nullptr;
    };
    pthread_t thread;
    if (pthread_create(&thread, nullptr, run, new Work(work)) != 0) std::abort();
    pthread_detach(thread);
}
#endif

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
        Lock one_at_a_time(callers);
        {
            Lock lock(state);
            task = &work;
            end = total;
            next = 0;
            size = std::max(1LL, std::min(1024LL, total / (threads * 4LL)));
            wanted = threads - 1;
            for (; running < wanted; running++)
                start_thread([this, number = running, seen = turn] { serve(number, seen); });
            busy = wanted;
            turn++;
        }
        wake.notify_all();
        take_pieces();
        Lock lock(state);
        finished.wait(lock, [this] { return busy == 0; });
    }

  private:
    void serve(int number, long long seen) {
        Lock lock(state);
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
    Mutex callers, state;
    Signal wake, finished;
    const Piece* task = nullptr;
    std::atomic<long long> next{0};
    long long end = 0, size = 1, turn = 0;
    int running = 0, wanted = 0, busy = 0;
};

}  // namespace machine
#endif
