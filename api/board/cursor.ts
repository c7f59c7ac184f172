import { z } from 'zod';

import type { BoardCursor } from '#db/read-models/board';

import { keyAfter, keyPart } from '../http/keyset';

/** Closed pipelines, for which no one waits, have no due date. */
const NEVER = '';
const Key = z.tuple([z.union([keyPart.instant, z.literal(NEVER)]), keyPart.id]);

/** The sort key of a card. */
export function cardKey({ dueAt, driverId }: BoardCursor): readonly string[] {
  return [dueAt ?? NEVER, driverId];
}

/** The card that this key points to. */
export function cardCursor(after: string | undefined): BoardCursor | undefined {
  const key = keyAfter(after, Key);
  if (key === undefined) return undefined;
  const [dueAt, driverId] = key;
  return { dueAt: dueAt === NEVER ? null : dueAt, driverId };
}
