import { z } from 'zod';

import { InvalidInputError } from './validate';

/** The query of a list that is paged by its sort key: stable while rows come and go, and as fast on page 1,000 as on 1. */
export const KeysetQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  after: z.string().max(300).optional(),
});

export interface KeysetPage<T> {
  readonly data: readonly T[];
  /** Hand in as `after` for the next page; null on the last one. */
  readonly next: string | null;
}

/** The response schema of such a list. */
export function keysetPageOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), next: z.string().nullable() });
}

/** Ask for `limit + 1` rows; the one too many tells that there is a next page. */
export function toKeysetPage<T>(
  rows: readonly T[],
  limit: number,
  keyOf: (row: T) => readonly string[],
): KeysetPage<T> {
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  return { data, next: rows.length > limit && last !== undefined ? encode(keyOf(last)) : null };
}

/** The sort key of the row to go on after. */
export function afterKey(after: string | undefined, parts: number): readonly string[] | undefined {
  if (after === undefined) return undefined;
  const key = decode(after);
  if (key?.length === parts) return key;
  throw unknownCursor();
}

/** For a cursor that no page of the list gave out. */
export function unknownCursor(): InvalidInputError {
  return new InvalidInputError([{ in: 'query', pointer: '/after', code: 'unknown-cursor' }]);
}

function encode(key: readonly string[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

function decode(cursor: string): readonly string[] | undefined {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(key) && key.every((part) => typeof part === 'string') ? key : undefined;
  } catch {
    return undefined;
  }
}
