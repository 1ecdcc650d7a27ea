// Lets calls of libraries fail as they document, in a program that this is loaded into before them.
//
// A site is a place in a module that calls a function. All sites that are called are counted in a file that the
// variable FAULT_COUNTS names, and which is there however the program ends. The n-th call of the site
// FAULT_SITE fails, n being FAULT_CALL, and all later ones, too, where FAULT_LASTS is set. FAULT_CODE is the
// error: a number of the system or of SQLite. Only the calls of FAULT_PROGRAM count, and of the libraries that
// work for it, but not those of its children.
#define _GNU_SOURCE
#include <SDL2/SDL.h>
#include <SDL2/SDL_shape.h>
#include <SDL2/SDL_syswm.h>
#include <SDL2/SDL_ttf.h>
#include <dbus/dbus.h>
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <png.h>
#include <pthread.h>
#include <spawn.h>
#include <sqlite3.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The file of counts is an array of these, which the test reads as well.
typedef struct {
  char name[96];
  atomic_uint calls;
  atomic_uint faults;
} Site;

enum { siteCount = 1024 };

static Site *sites;
static const char *chosen;
static unsigned firstCall;
static bool lasts;
static int code;
static atomic_flag isAdding = ATOMIC_FLAG_INIT;

static const char *fileName(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

__attribute__((constructor)) static void start(void) {
  const char *counts = getenv("FAULT_COUNTS"), *program = getenv("FAULT_PROGRAM");
  char path[4096] = "";
  if (!counts || !program || syscall(SYS_readlink, "/proc/self/exe", path, sizeof path - 1) < 0 ||
      strcmp(path, program) != 0) {
    return;
  }
  int file = (int)syscall(SYS_openat, AT_FDCWD, counts, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0 || syscall(SYS_ftruncate, file, sizeof(Site) * siteCount) != 0) {
    return;
  }
  void *memory =
      (void *)syscall(SYS_mmap, NULL, sizeof(Site) * siteCount, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  syscall(SYS_close, file);
  if (memory == MAP_FAILED) {
    return;
  }
  chosen = getenv("FAULT_SITE");
  const char *call = getenv("FAULT_CALL"), *number = getenv("FAULT_CODE");
  firstCall = call ? (unsigned)atoi(call) : 1;
  code = number ? atoi(number) : 0;
  lasts = getenv("FAULT_LASTS") != NULL;
  sites = memory;
}

// --- Sites ----------------------------------------------------------------------------------------

typedef enum { byProgram, withFiles, inBigBlocks } Callers;

static bool hasPrefix(const char *text, const char *prefix) { return strncmp(text, prefix, strlen(prefix)) == 0; }

// The program itself calls the libraries. Files are used by SQLite and Foundation as well. Swift ends programs
// without memory, so that only libraries in C ask for blocks that there are not.
static bool counts(Callers callers, const char *module) {
  const bool isProgram = strcmp(module, fileName(getenv("FAULT_PROGRAM"))) == 0;
  switch (callers) {
    case byProgram: return isProgram;
    case withFiles: return isProgram || hasPrefix(module, "libsqlite3") || hasPrefix(module, "libFoundation");
    case inBigBlocks:
      return hasPrefix(module, "libSDL2") || hasPrefix(module, "libpng") || hasPrefix(module, "libfreetype") ||
             hasPrefix(module, "libharfbuzz") || hasPrefix(module, "libsqlite3") || hasPrefix(module, "libdbus");
  }
  return false;
}

static Site *site(const char *name) {
  while (atomic_flag_test_and_set(&isAdding)) {
  }
  Site *found = NULL;
  for (int index = 0; index < siteCount && !found; index++) {
    if (sites[index].name[0] == 0) {
      strcpy(sites[index].name, name);
    }
    if (strcmp(sites[index].name, name) == 0) {
      found = &sites[index];
    }
  }
  atomic_flag_clear(&isAdding);
  return found;
}

static bool fails(const char *function, void *address, Callers callers) {
  Dl_info info;
  if (!sites || !dladdr(address, &info) || !info.dli_fname || !counts(callers, fileName(info.dli_fname))) {
    return false;
  }
  char name[sizeof sites->name];
  snprintf(name, sizeof name, "%.40s@%.30s+%lx", function, fileName(info.dli_fname),
           (unsigned long)((char *)address - (char *)info.dli_fbase));
  Site *const called = site(name);
  if (!called) {
    return false;
  }
  const unsigned number = atomic_fetch_add(&called->calls, 1) + 1;
  if (!chosen || strcmp(chosen, name) != 0 || (lasts ? number < firstCall : number != firstCall)) {
    return false;
  }
  atomic_fetch_add(&called->faults, 1);
  return true;
}

// Defines a function that fails by a statement.
#define FAULT(type, name, callers, parameters, arguments, failure)   \
  type name parameters {                                             \
    static __typeof__(&name) next;                                   \
    if (!next) {                                                     \
      next = (__typeof__(&name))dlsym(RTLD_NEXT, #name);             \
    }                                                                \
    if (fails(#name, __builtin_return_address(0), callers)) failure; \
    return next arguments;                                           \
  }

// --- SDL ------------------------------------------------------------------------------------------

#define SDL_FAULT(type, name, failure, parameters, arguments)                        \
  FAULT(type, name, byProgram, parameters, arguments, {                              \
    SDL_SetError("Out of memory");                                                   \
    return failure;                                                                  \
  })

SDL_FAULT(int, SDL_InitSubSystem, -1, (Uint32 a), (a))
SDL_FAULT(SDL_Window *, SDL_CreateWindow, NULL, (const char *a, int b, int c, int d, int e, Uint32 f),
          (a, b, c, d, e, f))
SDL_FAULT(SDL_Window *, SDL_CreateShapedWindow, NULL,
          (const char *a, unsigned b, unsigned c, unsigned d, unsigned e, Uint32 f), (a, b, c, d, e, f))
SDL_FAULT(SDL_Renderer *, SDL_CreateRenderer, NULL, (SDL_Window * a, int b, Uint32 c), (a, b, c))
SDL_FAULT(SDL_Texture *, SDL_CreateTexture, NULL, (SDL_Renderer * a, Uint32 b, int c, int d, int e), (a, b, c, d, e))
SDL_FAULT(SDL_Surface *, SDL_CreateRGBSurfaceWithFormatFrom, NULL,
          (void *a, int b, int c, int d, int e, Uint32 f), (a, b, c, d, e, f))
SDL_FAULT(SDL_Surface *, SDL_ConvertSurfaceFormat, NULL, (SDL_Surface * a, Uint32 b, Uint32 c), (a, b, c))
SDL_FAULT(SDL_Surface *, SDL_GetWindowSurface, NULL, (SDL_Window * a), (a))
SDL_FAULT(SDL_Cursor *, SDL_CreateSystemCursor, NULL, (SDL_SystemCursor a), (a))
SDL_FAULT(SDL_RWops *, SDL_RWFromConstMem, NULL, (const void *a, int b), (a, b))
SDL_FAULT(SDL_Window *, SDL_GetWindowFromID, NULL, (Uint32 a), (a))
SDL_FAULT(SDL_Window *, SDL_GetKeyboardFocus, NULL, (void), ())
SDL_FAULT(const char *, SDL_GetCurrentVideoDriver, NULL, (void), ())
SDL_FAULT(char *, SDL_GetClipboardText, SDL_strdup(""), (void), ())
SDL_FAULT(char *, SDL_GetPrimarySelectionText, SDL_strdup(""), (void), ())
SDL_FAULT(int, SDL_SetClipboardText, -1, (const char *a), (a))
SDL_FAULT(int, SDL_SetPrimarySelectionText, -1, (const char *a), (a))
SDL_FAULT(SDL_bool, SDL_HasClipboardText, SDL_FALSE, (void), ())
SDL_FAULT(SDL_bool, SDL_GetWindowWMInfo, SDL_FALSE, (SDL_Window * a, SDL_SysWMinfo *b), (a, b))
SDL_FAULT(SDL_bool, SDL_SetHint, SDL_FALSE, (const char *a, const char *b), (a, b))
SDL_FAULT(SDL_bool, SDL_SetHintWithPriority, SDL_FALSE, (const char *a, const char *b, SDL_HintPriority c), (a, b, c))
SDL_FAULT(Uint32, SDL_RegisterEvents, (Uint32)-1, (int a), (a))
SDL_FAULT(int, SDL_PushEvent, -1, (SDL_Event * a), (a))
SDL_FAULT(int, SDL_FillRect, -1, (SDL_Surface * a, const SDL_Rect *b, Uint32 c), (a, b, c))
SDL_FAULT(int, SDL_UpperBlit, -1, (SDL_Surface * a, const SDL_Rect *b, SDL_Surface *c, SDL_Rect *d), (a, b, c, d))
SDL_FAULT(int, SDL_UpdateWindowSurfaceRects, -1, (SDL_Window * a, const SDL_Rect *b, int c), (a, b, c))
SDL_FAULT(int, SDL_UpdateTexture, -1, (SDL_Texture * a, const SDL_Rect *b, const void *c, int d), (a, b, c, d))
SDL_FAULT(int, SDL_RenderClear, -1, (SDL_Renderer * a), (a))
SDL_FAULT(int, SDL_RenderCopy, -1, (SDL_Renderer * a, SDL_Texture *b, const SDL_Rect *c, const SDL_Rect *d),
          (a, b, c, d))
SDL_FAULT(int, SDL_SetRenderDrawColor, -1, (SDL_Renderer * a, Uint8 b, Uint8 c, Uint8 d, Uint8 e), (a, b, c, d, e))
SDL_FAULT(int, SDL_SetTextureBlendMode, -1, (SDL_Texture * a, SDL_BlendMode b), (a, b))
SDL_FAULT(int, SDL_GetRendererOutputSize, -1, (SDL_Renderer * a, int *b, int *c), (a, b, c))
SDL_FAULT(int, SDL_CaptureMouse, -1, (SDL_bool a), (a))
SDL_FAULT(int, SDL_GetNumVideoDisplays, -1, (void), ())
SDL_FAULT(int, SDL_GetDisplayBounds, -1, (int a, SDL_Rect *b), (a, b))
SDL_FAULT(int, SDL_GetDisplayUsableBounds, -1, (int a, SDL_Rect *b), (a, b))
SDL_FAULT(int, SDL_GetWindowBordersSize, -1, (SDL_Window * a, int *b, int *c, int *d, int *e), (a, b, c, d, e))
SDL_FAULT(int, SDL_GetWindowDisplayIndex, -1, (SDL_Window * a), (a))
SDL_FAULT(int, SDL_SetWindowFullscreen, -1, (SDL_Window * a, Uint32 b), (a, b))
SDL_FAULT(int, SDL_SetWindowHitTest, -1, (SDL_Window * a, SDL_HitTest b, void *c), (a, b, c))
SDL_FAULT(int, SDL_SetWindowInputFocus, -1, (SDL_Window * a), (a))
SDL_FAULT(int, SDL_SetWindowShape, -1, (SDL_Window * a, SDL_Surface *b, SDL_WindowShapeMode *c), (a, b, c))

// --- Texts and pictures ---------------------------------------------------------------------------

SDL_FAULT(int, TTF_Init, -1, (void), ())
FAULT(TTF_Font *, TTF_OpenFontIndexDPIRW, byProgram,
      (SDL_RWops * a, int b, int c, long d, unsigned e, unsigned f), (a, b, c, d, e, f), {
        if (b && a) {
          SDL_RWclose(a);
        }
        SDL_SetError("Out of memory");
        return NULL;
      })
SDL_FAULT(int, TTF_GlyphMetrics32, -1, (TTF_Font * a, Uint32 b, int *c, int *d, int *e, int *f, int *g),
          (a, b, c, d, e, f, g))
SDL_FAULT(int, TTF_GlyphIsProvided32, 0, (TTF_Font * a, Uint32 b), (a, b))
SDL_FAULT(int, TTF_SizeUTF8, -1, (TTF_Font * a, const char *b, int *c, int *d), (a, b, c, d))
SDL_FAULT(int, TTF_SetFontDirection, -1, (TTF_Font * a, TTF_Direction b), (a, b))
SDL_FAULT(int, TTF_SetFontScriptName, -1, (TTF_Font * a, const char *b), (a, b))
SDL_FAULT(SDL_Surface *, TTF_RenderUTF8_Blended, NULL, (TTF_Font * a, const char *b, SDL_Color c), (a, b, c))

FAULT(png_structp, png_create_write_struct, byProgram,
      (png_const_charp a, png_voidp b, png_error_ptr c, png_error_ptr d), (a, b, c, d), return NULL)
FAULT(png_infop, png_create_info_struct, byProgram, (png_const_structrp a), (a), return NULL)
FAULT(void, png_write_info, byProgram, (png_structrp a, png_const_inforp b), (a, b), png_error(a, "Out of memory"))
FAULT(void, png_write_row, byProgram, (png_structrp a, png_const_bytep b), (a, b), png_error(a, "Out of memory"))
FAULT(void, png_write_end, byProgram, (png_structrp a, png_inforp b), (a, b), png_error(a, "Out of memory"))
FAULT(int, png_image_begin_read_from_memory, byProgram, (png_imagep a, png_const_voidp b, png_size_t c), (a, b, c),
      return 0)
FAULT(int, png_image_finish_read, byProgram, (png_imagep a, png_const_colorp b, void *c, png_int_32 d, void *e),
      (a, b, c, d, e), {
        png_image_free(a);
        return 0;
      })

// --- D-Bus: no memory -----------------------------------------------------------------------------

FAULT(DBusConnection *, dbus_connection_open_private, byProgram, (const char *a, DBusError *b), (a, b), {
  dbus_set_error_const(b, DBUS_ERROR_NO_MEMORY, "Not enough memory");
  return NULL;
})
FAULT(dbus_bool_t, dbus_connection_send, byProgram, (DBusConnection * a, DBusMessage *b, dbus_uint32_t *c),
      (a, b, c), return FALSE)
FAULT(dbus_bool_t, dbus_connection_set_watch_functions, byProgram,
      (DBusConnection * a, DBusAddWatchFunction b, DBusRemoveWatchFunction c, DBusWatchToggledFunction d, void *e,
       DBusFreeFunction f),
      (a, b, c, d, e, f), return FALSE)
FAULT(dbus_bool_t, dbus_watch_handle, byProgram, (DBusWatch * a, unsigned b), (a, b), return FALSE)
FAULT(DBusMessage *, dbus_message_new_method_call, byProgram,
      (const char *a, const char *b, const char *c, const char *d), (a, b, c, d), return NULL)
FAULT(DBusMessage *, dbus_message_new_method_return, byProgram, (DBusMessage * a), (a), return NULL)
FAULT(DBusMessage *, dbus_message_new_signal, byProgram, (const char *a, const char *b, const char *c), (a, b, c),
      return NULL)
FAULT(DBusMessage *, dbus_message_new_error, byProgram, (DBusMessage * a, const char *b, const char *c), (a, b, c),
      return NULL)
FAULT(dbus_bool_t, dbus_message_iter_append_basic, byProgram, (DBusMessageIter * a, int b, const void *c), (a, b, c),
      return FALSE)
FAULT(dbus_bool_t, dbus_message_iter_open_container, byProgram,
      (DBusMessageIter * a, int b, const char *c, DBusMessageIter *d), (a, b, c, d), return FALSE)
FAULT(dbus_bool_t, dbus_message_iter_close_container, byProgram, (DBusMessageIter * a, DBusMessageIter *b), (a, b), {
  dbus_message_iter_abandon_container(a, b);
  return FALSE;
})
FAULT(char *, dbus_message_iter_get_signature, byProgram, (DBusMessageIter * a), (a), return NULL)

// --- SQLite ---------------------------------------------------------------------------------------

static _Thread_local int sqliteFault;

static int failWith(int number) {
  sqliteFault = number;
  return number;
}

// The connection knows nothing of the failure.
const char *sqlite3_errmsg(sqlite3 *connection) {
  const int number = sqliteFault;
  sqliteFault = 0;
  const char *(*next)(sqlite3 *) = (const char *(*)(sqlite3 *))dlsym(RTLD_NEXT, "sqlite3_errmsg");
  return number ? sqlite3_errstr(number) : next(connection);
}

int sqlite3_errcode(sqlite3 *connection) {
  int (*next)(sqlite3 *) = (int (*)(sqlite3 *))dlsym(RTLD_NEXT, "sqlite3_errcode");
  return sqliteFault ? sqliteFault : next(connection);
}

FAULT(int, sqlite3_open_v2, byProgram, (const char *a, sqlite3 **b, int c, const char *d), (a, b, c, d), {
  if (code == SQLITE_NOMEM) {
    *b = NULL;
  } else {
    next(a, b, c & ~SQLITE_OPEN_CREATE, d);
  }
  return failWith(code);
})
FAULT(int, sqlite3_prepare_v2, byProgram, (sqlite3 * a, const char *b, int c, sqlite3_stmt **d, const char **e),
      (a, b, c, d, e), {
        *d = NULL;
        return failWith(code);
      })
FAULT(int, sqlite3_step, byProgram, (sqlite3_stmt * a), (a), return failWith(code))
FAULT(int, sqlite3_exec, byProgram,
      (sqlite3 * a, const char *b, int (*c)(void *, int, char **, char **), void *d, char **e), (a, b, c, d, e),
      return failWith(code))
FAULT(int, sqlite3_bind_int64, byProgram, (sqlite3_stmt * a, int b, sqlite3_int64 c), (a, b, c),
      return failWith(SQLITE_NOMEM))
FAULT(int, sqlite3_bind_text, byProgram, (sqlite3_stmt * a, int b, const char *c, int d, void (*e)(void *)),
      (a, b, c, d, e), return failWith(SQLITE_NOMEM))
FAULT(int, sqlite3_bind_blob, byProgram, (sqlite3_stmt * a, int b, const void *c, int d, void (*e)(void *)),
      (a, b, c, d, e), return failWith(SQLITE_NOMEM))
FAULT(const unsigned char *, sqlite3_column_text, byProgram, (sqlite3_stmt * a, int b), (a, b), {
  failWith(SQLITE_NOMEM);
  return NULL;
})
FAULT(const void *, sqlite3_column_blob, byProgram, (sqlite3_stmt * a, int b), (a, b), {
  failWith(SQLITE_NOMEM);
  return NULL;
})

// --- Files ----------------------------------------------------------------------------------------

#define FILE_FAULT(type, name, failure, parameters, arguments) \
  FAULT(type, name, withFiles, parameters, arguments, {        \
    errno = code;                                              \
    return failure;                                            \
  })

// With the permissions of a file that is made.
#define OPEN_FAULT(name, parameters, arguments)                            \
  int name parameters {                                                    \
    va_list list;                                                          \
    va_start(list, flags);                                                 \
    const mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0; \
    va_end(list);                                                          \
    static __typeof__(&name) next;                                         \
    if (!next) {                                                           \
      next = (__typeof__(&name))dlsym(RTLD_NEXT, #name);                   \
    }                                                                      \
    if (fails(#name, __builtin_return_address(0), withFiles)) {            \
      errno = code;                                                        \
      return -1;                                                           \
    }                                                                      \
    return next arguments;                                                 \
  }
OPEN_FAULT(open, (const char *path, int flags, ...), (path, flags, mode))
OPEN_FAULT(open64, (const char *path, int flags, ...), (path, flags, mode))
OPEN_FAULT(openat, (int folder, const char *path, int flags, ...), (folder, path, flags, mode))

// Not of pipes and the like, by which the runtime wakes its threads, nor of the messages themselves.
static bool isFile(int descriptor) {
  struct stat status;
  return descriptor == 1 || (descriptor != 2 && fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode));
}
#define DATA_FAULT(type, name, parameters, arguments)                                 \
  type name parameters {                                                              \
    static __typeof__(&name) next;                                                    \
    if (!next) {                                                                      \
      next = (__typeof__(&name))dlsym(RTLD_NEXT, #name);                              \
    }                                                                                 \
    if (sites && isFile(file) && fails(#name, __builtin_return_address(0), withFiles)) { \
      errno = code;                                                                   \
      return -1;                                                                      \
    }                                                                                 \
    return next arguments;                                                            \
  }
DATA_FAULT(ssize_t, write, (int file, const void *bytes, size_t count), (file, bytes, count))
DATA_FAULT(ssize_t, pwrite, (int file, const void *bytes, size_t count, off_t at), (file, bytes, count, at))
DATA_FAULT(ssize_t, pwrite64, (int file, const void *bytes, size_t count, off64_t at), (file, bytes, count, at))
DATA_FAULT(ssize_t, read, (int file, void *bytes, size_t count), (file, bytes, count))
DATA_FAULT(ssize_t, pread, (int file, void *bytes, size_t count, off_t at), (file, bytes, count, at))
DATA_FAULT(ssize_t, pread64, (int file, void *bytes, size_t count, off64_t at), (file, bytes, count, at))
FILE_FAULT(int, fsync, -1, (int a), (a))
FILE_FAULT(int, fdatasync, -1, (int a), (a))
FILE_FAULT(int, ftruncate, -1, (int a, off_t b), (a, b))
FILE_FAULT(int, ftruncate64, -1, (int a, off64_t b), (a, b))
FILE_FAULT(int, rename, -1, (const char *a, const char *b), (a, b))
FILE_FAULT(int, link, -1, (const char *a, const char *b), (a, b))
FILE_FAULT(int, unlink, -1, (const char *a), (a))
FILE_FAULT(int, mkdir, -1, (const char *a, mode_t b), (a, b))
FILE_FAULT(int, mkstemp, -1, (char *a), (a))
FILE_FAULT(int, pipe, -1, (int a[2]), (a))
FILE_FAULT(int, pipe2, -1, (int a[2], int b), (a, b))
// Not eventfd and timerfd_create, without which the run loop of Foundation ends the program at its first use: a
// program with windows looks before whether it may open as many files.
FAULT(int, pthread_create, withFiles,
      (pthread_t * a, const pthread_attr_t *b, void *(*c)(void *), void *d), (a, b, c, d), return EAGAIN)
FILE_FAULT(int, inotify_init1, -1, (int a), (a))
FILE_FAULT(int, inotify_add_watch, -1, (int a, const char *b, uint32_t c), (a, b, c))
FILE_FAULT(DIR *, opendir, NULL, (const char *a), (a))
FILE_FAULT(FILE *, fopen, NULL, (const char *a, const char *b), (a, b))
FILE_FAULT(void *, mmap, MAP_FAILED, (void *a, size_t b, int c, int d, int e, off_t f), (a, b, c, d, e, f))
FILE_FAULT(void *, mmap64, MAP_FAILED, (void *a, size_t b, int c, int d, int e, off64_t f), (a, b, c, d, e, f))
FAULT(void *, dlopen, byProgram, (const char *a, int b), (a, b), return next("/no/library.so", b))

// --- Memory ---------------------------------------------------------------------------------------

// These are called before any other function can be looked up.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);

enum { bigBlock = 1 << 20 };

#define BLOCK_FAULT(name, size, parameters, arguments)                                             \
  void *name parameters {                                                                          \
    if (sites && (size) >= bigBlock && fails(#name, __builtin_return_address(0), inBigBlocks)) {   \
      errno = ENOMEM;                                                                              \
      return NULL;                                                                                 \
    }                                                                                              \
    return __libc_##name arguments;                                                                \
  }
BLOCK_FAULT(malloc, a, (size_t a), (a))
BLOCK_FAULT(calloc, a *b, (size_t a, size_t b), (a, b))
BLOCK_FAULT(realloc, b, (void *a, size_t b), (a, b))
