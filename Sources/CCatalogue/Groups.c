#include "CCatalogue.h"

#include <stdatomic.h>
#include <stddef.h>

static void *_Atomic groups[UINT8_MAX + 1];

void *catalogue_group(uint8_t group) { return atomic_load_explicit(&groups[group], memory_order_acquire); }

void *catalogue_keep_group(uint8_t group, void *definitions) {
  void *kept = NULL;
  return atomic_compare_exchange_strong(&groups[group], &kept, definitions) ? definitions : kept;
}
