#ifndef CCATALOGUE_H
#define CCATALOGUE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A name: where it ends in the bytes of all names, and its hash; it begins where the one before ends.
struct catalogue_name {
  int32_t end;
  uint32_t hash;
};

/// A link of a name's chain: an entry that has the name, and how; -1 stands behind the last one.
struct catalogue_link {
  int16_t entry;
  int16_t next;
  uint8_t use;
};

/// What is known of an entry before it runs. Names are numbers, -1 where there is none; labels and
/// parameters are stretches of the two lists; the owner is one more than its number, 0 where there is none.
/// The place is that of its definition in the group.
struct catalogue_entry {
  int16_t name, type, c, brief, selector;
  int16_t labels, parameters, place;
  uint8_t label_count, parameter_count;
  uint8_t role, owner, result, is_variadic, watch, group;
};

/// A list and how many elements it has.
#define CATALOGUE_LIST(element, name) const element *_Nonnull name; int32_t name##_count

/// Everything that a launch needs to know of the catalogue, as read-only memory.
struct catalogue_tables {
  CATALOGUE_LIST(uint8_t, bytes);
  CATALOGUE_LIST(struct catalogue_name, names);
  /// The numbers of the names by their hash, -1 where there is none.
  CATALOGUE_LIST(int32_t, slots);
  /// The first link of each name, -1 where it has none.
  CATALOGUE_LIST(int16_t, first);
  CATALOGUE_LIST(struct catalogue_link, links);
  CATALOGUE_LIST(struct catalogue_entry, entries);
  /// The labels of all entries, one after another; -1 where there is none.
  CATALOGUE_LIST(int32_t, labels);
  /// What all their parameters take, a kind in each byte.
  CATALOGUE_LIST(uint64_t, kinds);
  /// One more than the number of the kind that a name stands for, by the name's number; 0 for none.
  CATALOGUE_LIST(uint8_t, types);
  /// The names of types in their order.
  CATALOGUE_LIST(int32_t, type_names);
};

const struct catalogue_tables *_Nonnull catalogue_tables(void);

/// What a group of definitions was made to, for all threads; null before.
void *_Nullable catalogue_group(uint8_t group);

/// Keeps what a group was made to, unless another thread was faster; gives what is kept.
void *_Nonnull catalogue_keep_group(uint8_t group, void *_Nonnull definitions);

#ifdef __cplusplus
}
#endif

#endif
