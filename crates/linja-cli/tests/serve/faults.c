// Loaded into a server by LD_PRELOAD: lets system calls that change a file of its database fail, as a broken or a
// full disk would. The test says which ones, in a file that both have mapped.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// As faults.rs writes it: the calls from number `first` to before `end` fail with `error`; `seen` have been made.
static volatile struct { int64_t first, end, error, seen; } *faults;

__attribute__((constructor)) static void start(void) {
    int file = open(getenv("LINJA_FAULTS_FILE"), O_RDWR);
    faults = mmap(NULL, sizeof *faults, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (file < 0 || faults == MAP_FAILED) abort();
    close(file);
}

static int path_fails(const char *path) {
    if (!strstr(path, "games.sqlite")) return 0;
    int64_t number = __atomic_add_fetch(&faults->seen, 1, __ATOMIC_SEQ_CST);
    return number >= faults->first && number < faults->end;
}

static int file_fails(int file) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return path_fails(path);
}

static int fail(void) {
    errno = (int)faults->error;
    return -1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// A write that fails has written half.
ssize_t write(int file, const void *data, size_t size) {
    if (!file_fails(file)) return REAL(write)(file, data, size);
    REAL(write)(file, data, size / 2);
    return fail();
}

ssize_t pwrite64(int file, const void *data, size_t size, off64_t place) {
    if (!file_fails(file)) return REAL(pwrite64)(file, data, size, place);
    REAL(pwrite64)(file, data, size / 2, place);
    return fail();
}

ssize_t pwrite(int file, const void *data, size_t size, off_t place) {
    return pwrite64(file, data, size, place);
}

int fsync(int file) { return file_fails(file) ? fail() : REAL(fsync)(file); }

int fdatasync(int file) { return file_fails(file) ? fail() : REAL(fdatasync)(file); }

int ftruncate64(int file, off64_t size) { return file_fails(file) ? fail() : REAL(ftruncate64)(file, size); }

int ftruncate(int file, off_t size) { return ftruncate64(file, size); }

int unlink(const char *path) { return path_fails(path) ? fail() : REAL(unlink)(path); }

int rename(const char *from, const char *to) { return path_fails(from) ? fail() : REAL(rename)(from, to); }
