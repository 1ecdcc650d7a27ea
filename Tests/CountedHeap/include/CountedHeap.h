#pragma once
#include <stddef.h>

/// Heap blocks the program has asked for since its start; meant for one thread.
size_t heap_allocations(void);

/// Bytes of the heap in use.
size_t heap_bytes(void);
