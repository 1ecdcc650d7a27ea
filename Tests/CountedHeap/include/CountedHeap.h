#pragma once
#include <stddef.h>

/// The number of heap blocks that the calling thread has requested since its start.
size_t heap_allocations(void);

/// The number of bytes of the heap in use.
size_t heap_bytes(void);

/// Returns free memory of the heap to the system.
void heap_trim(void);

/// Marks the beginning of what `make cost` counts: callgrind counts from zero from here on.
void measured_part_begins(void);

/// Marks its end: callgrind writes what it has counted.
void measured_part_ends(void);
