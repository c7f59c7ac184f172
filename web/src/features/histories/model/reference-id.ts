import type { ReferencesView } from '#domain/driver-histories/schema';

type NamedReference = ReferencesView['references'][number];

/** Whether the list has a person with this id. */
export const has = (all: readonly NamedReference[], id: string | undefined): boolean =>
  all.some(({ _id }) => _id === id);

/**
 * The id that a person of an earlier list has now; undefined if the person was removed. It follows from the phone number: a person
 * whose number another tab changed stands at the same place of the list.
 */
export function idNow(
  all: readonly NamedReference[],
  was: readonly NamedReference[],
  id: string | undefined,
): string | undefined {
  if (has(all, id) || all.length < was.length) return has(all, id) ? id : undefined;
  const there = all[was.findIndex(({ _id }) => _id === id)]?._id;
  return has(was, there) ? undefined : there;
}
