import { z } from 'zod';

import type { BoardCursor } from '#db/read-models/board';

import { afterKey, unknownCursor } from '../http/keyset';

/** Who nobody waits for has no due date. */
const NEVER = '';
const KEY_PARTS = 2;
const Key = z.tuple([z.union([z.iso.datetime(), z.literal(NEVER)]), z.uuid()]);

/** The sort key of a card. */
export function cardKey({ dueAt, driverId }: BoardCursor): readonly string[] {
  return [dueAt ?? NEVER, driverId];
}

/** The card that such a key stands for. */
export function cardCursor(after: string | undefined): BoardCursor | undefined {
  const key = afterKey(after, KEY_PARTS);
  if (key === undefined) return undefined;
  const parsed = Key.safeParse(key);
  if (!parsed.success) throw unknownCursor();
  const [dueAt, driverId] = parsed.data;
  return { dueAt: dueAt === NEVER ? null : dueAt, driverId };
}
