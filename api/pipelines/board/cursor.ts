import { z } from 'zod';
import type { BoardCursor } from '#db/board/board';
import { keyPart, parseCursor } from '../../http/keyset';

/** Closed pipelines have no due date. */
const NO_DUE_DATE = '';
const Key = z.tuple([z.union([keyPart.instant, z.literal(NO_DUE_DATE)]), keyPart.id]);

/** The sort key of a card. */
export function cardKey({ dueAt, driverId }: BoardCursor): readonly string[] {
  return [dueAt ?? NO_DUE_DATE, driverId];
}

/** The position after the card with this key. */
export function cardCursor(after: string | undefined): BoardCursor | undefined {
  const key = parseCursor(after, Key);
  if (key === undefined) return undefined;
  const [dueAt, driverId] = key;
  return { dueAt: dueAt === NO_DUE_DATE ? null : dueAt, driverId };
}
