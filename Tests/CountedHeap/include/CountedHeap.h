#pragma once
#include <stddef.h>

/// The number of heap blocks that the calling thread has requested since its start.
size_t heap_allocations(void);

/// The number of bytes of the heap in use.
size_t heap_bytes(void);
