import { z } from 'zod';

import type { StalledKey } from '#db/read-models/stalled-query';

import { afterKey, keyPart } from '../http/keyset';
import { InvalidInputError } from '../http/validate';

// As the database writes an instant: to the microsecond, so that no row between two milliseconds is left out.
const SORTED = /^(-infinity|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?)$/;
const Sorted = z.string().regex(SORTED).refine(isInstant);
const Key = z.tuple([Sorted, keyPart.id]);

/** The position at which the next page of the stalled list starts. */
export function stalledKeyOf(after: string | undefined): StalledKey | null {
  if (after === undefined) return null;
  const key = Key.safeParse(keyIn(after));
  if (!key.success) throw unknown();
  return { at: key.data[0], id: key.data[1] };
}

function keyIn(after: string): readonly string[] | undefined {
  try {
    return afterKey(after, 2);
  } catch {
    throw unknown();
  }
}

/** Whether the day and hour exist. */
function isInstant(sorted: string): boolean {
  if (sorted === '-infinity') return true;
  const at = sorted.replace(' ', 'T').replace(/(\.\d{3})\d*/, '$1');
  return keyPart.instant.safeParse(at.replace(/[+-]\d\d(:\d\d)?$/, 'Z')).success;
}

// The query is sent as a body, and so is its cursor.
const unknown = () => new InvalidInputError([{ in: 'body', pointer: '/after', code: 'unknown-cursor' }]);
