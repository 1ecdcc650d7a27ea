#pragma once
#include <stddef.h>

/// Heap blocks the calling thread has asked for since its start.
size_t heap_allocations(void);

/// Bytes of the heap in use.
size_t heap_bytes(void);
