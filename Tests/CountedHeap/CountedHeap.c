#include "CountedHeap.h"

// For one thread, so that the work of other threads does not count.
static __thread size_t allocations;

#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#include <sanitizer/allocator_interface.h>

// A sanitizer has a heap of its own, and calls this function for each block. Its tables may not exist yet.
__attribute__((no_sanitize("address", "thread")))
void __sanitizer_malloc_hook(const volatile void *block, size_t size) {
  (void)block;
  (void)size;
  allocations++;
}

size_t heap_bytes(void) { return __sanitizer_get_current_allocated_bytes(); }

void heap_trim(void) { __sanitizer_purge_allocator(); }

#else
#include <malloc.h>

extern void *__libc_malloc(size_t size);

// A program's own malloc replaces the library's, for the Swift runtime, too.
void *malloc(size_t size) {
  allocations++;
  return __libc_malloc(size);
}

size_t heap_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

void heap_trim(void) { malloc_trim(0); }

#endif

size_t heap_allocations(void) { return allocations; }

// A compiler removes calls of functions that do nothing.
void measured_part_begins(void) { __asm__ volatile("" ::: "memory"); }
void measured_part_ends(void) { __asm__ volatile("" ::: "memory"); }
