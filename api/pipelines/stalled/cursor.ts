import { z } from 'zod';
import type { StalledKey } from '#db/stalled/stalled-query';
import { decodeCursor, keyPart } from '../../http/keyset';
import { InvalidInputError } from '../../http/validate';

// The database's format of an instant: with microseconds, so that no row between two milliseconds is skipped.
const SORTED = /^(-infinity|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?)$/;
const Sorted = z.string().regex(SORTED).refine(isInstant);
const Key = z.tuple([Sorted, keyPart.id]);

/** The position after which the next page of overdue items starts. */
export function stalledKeyOf(after: string | undefined): StalledKey | null {
  if (after === undefined) return null;
  const key = Key.safeParse(keyIn(after));
  if (!key.success) throw unknown();
  return { at: key.data[0], id: key.data[1] };
}

function keyIn(after: string): readonly string[] | undefined {
  try {
    return decodeCursor(after, 2);
  } catch {
    throw unknown();
  }
}

/** Whether the date and time exist. */
function isInstant(sorted: string): boolean {
  if (sorted === '-infinity') return true;
  const at = sorted.replace(' ', 'T').replace(/(\.\d{3})\d*/, '$1');
  return keyPart.instant.safeParse(at.replace(/[+-]\d\d(:\d\d)?$/, 'Z')).success;
}

// The query is sent as a body, so its cursor is in the body, too.
const unknown = () => new InvalidInputError([{ in: 'body', pointer: '/after', code: 'unknown-cursor' }]);
