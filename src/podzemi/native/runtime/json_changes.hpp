// What changed between two texts of compact JSON; part of core.cpp.
//
// Both are walked at the same time, once. A path is the keys and indexes from the top with dots between; a key
// with a dot in it ends the way, and what holds it is one part.
struct JsonChanges {
    struct Step {
        const char* key;  // nullptr: an index
        size_t size;
    };

    const char* old;
    const char* now;
    std::vector<char> found = {'{'};
    Step path[64];

    static const char* text_end(const char* at) {
        for (at++; *at != '"' && *at != 0; at++)
            if (*at == '\\' && at[1] != 0) at++;
        return *at == 0 ? at : at + 1;
    }

    static const char* value_end(const char* at) {
        if (*at == '"') return text_end(at);
        int depth = 0;
        for (; *at != 0; at++) {
            if (*at == '"') {
                at = text_end(at) - 1;
            } else if (*at == '{' || *at == '[') {
                depth++;
            } else if (*at == '}' || *at == ']') {
                if (depth == 0) return at;
                if (--depth == 0) return at + 1;
            } else if (*at == ',' && depth == 0) {
                return at;
            }
        }
        return at;
    }

    void write(const char* from, size_t size) { found.insert(found.end(), from, from + size); }

    void add(int depth, const char* from, const char* to) {
        if (found.size() > 1) write(",", 1);
        write("\"", 1);
        for (int k = 0; k < depth; k++) {
            if (k > 0) write(".", 1);
            if (path[k].key == nullptr) number(path[k].size);
            else write(path[k].key, path[k].size);
        }
        write("\":", 2);
        write(from, to - from);
    }

    void number(size_t value) {
        char digits[24];
        write(digits, std::snprintf(digits, sizeof digits, "%zu", value));
    }

    // Adds what is different in the next values, and goes past both.
    void value(int depth) {
        const char *before = old, *from = now;
        const size_t mark = found.size();
        if (depth < 64 && *old == *now && (*now == '{' ? object(depth) : *now == '[' && list(depth))) {
            if (found.size() - mark <= (size_t)(now - from) || depth == 0) return;
        } else {
            old = value_end(before);
            now = value_end(from);
            if (old - before == now - from && std::memcmp(before, from, now - from) == 0) return;
        }
        found.resize(mark);
        add(depth, from, now);
    }

    // Whether both have the same keys; otherwise the object is one part.
    bool object(int depth) {
        old++, now++;
        if (*old == '}' && *now == '}') return old++, now++, true;
        while (*old == '"' && *now == '"') {
            const char* key = now + 1;
            bool dots = false;
            for (old++, now++; *now != '"' && *old == *now && *now != 0; old++, now++) {
                dots = dots || *now == '.';
                if (*now == '\\') old++, now++;
            }
            const size_t size = now - key;
            if (*old != '"' || *now != '"' || dots || size == 0) return false;
            old += 2, now += 2;
            path[depth] = {key, size};
            value(depth + 1);
            if (*old != *now) return false;
            if (*now == '}') return old++, now++, true;
            if (*now != ',') return false;
            old++, now++;
        }
        return false;
    }

    // Whether the list is as it was but for changed and added items; otherwise it is one part.
    bool list(int depth) {
        old++, now++;
        if (*old == ']' && *now == ']') return old++, now++, true;
        if (*old == ']' || *now == ']') return false;
        for (size_t index = 0;; index++) {
            path[depth] = {nullptr, index};
            if (*old == ']') {
                const char* from = now;
                now = value_end(now);
                add(depth + 1, from, now);
            } else {
                value(depth + 1);
            }
            if (*now == ']' && *old == ']') return old++, now++, true;
            if (*now != ',') return false;
            now++;
            if (*old == ',') old++;
        }
    }
};

PyObject* json_changes(PyObject*, PyObject* const* args, Py_ssize_t count) {
    if (!arguments(count, 2, 2)) return nullptr;
    char *old, *now;
    Py_ssize_t old_size, size;
    if (PyBytes_AsStringAndSize(args[0], &old, &old_size) != 0) return nullptr;
    if (PyBytes_AsStringAndSize(args[1], &now, &size) != 0) return nullptr;
    if (old_size == size && std::memcmp(old, now, size) == 0) return PyBytes_FromStringAndSize("{}", 2);
    JsonChanges changes{old, now};
    changes.value(0);
    changes.write("}", 1);
    return PyBytes_FromStringAndSize(changes.found.data(), changes.found.size());
}
