import { z } from 'zod';
import { tooLong } from '#domain/shared/too-long';
import { InvalidInputError } from './validate';

/**
 * The query of a keyset-paginated list: stable while rows are added and removed, and as fast on page 1,000 as on page
 * 1.
 */
export const KeysetQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  after: z.string().max(300, tooLong()).optional(),
});

export interface KeysetPage<T> {
  readonly data: readonly T[];
  /** Pass as `after` for the next page; null on the last one. */
  readonly next: string | null;
}

/** The response schema of such a list. */
export function keysetPageOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), next: z.string().nullable() });
}

/** Expects `limit + 1` rows; the extra row shows that there is a next page. */
export function toKeysetPage<T>(
  rows: readonly T[],
  limit: number,
  keyOf: (row: T) => readonly string[],
): KeysetPage<T> {
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  return { data, next: rows.length > limit && last !== undefined ? encode(keyOf(last)) : null };
}

/** The sort key after which the page starts. */
export function decodeCursor(after: string | undefined, parts: number): readonly string[] | undefined {
  if (after === undefined) return undefined;
  const key = decode(after);
  if (key?.length === parts) return key;
  throw unknownCursor();
}

/** The same, for keys with typed parts: invalid values would fail in the database. */
export function parseCursor<Key extends z.ZodTuple>(after: string | undefined, key: Key): z.output<Key> | undefined {
  if (after === undefined) return undefined;
  const parsed = key.safeParse(decode(after));
  if (parsed.success) return parsed.data;
  throw unknownCursor();
}

/** The database has no year 0. */
const FIRST_INSTANT = '0001-01-01T00:00:00.000Z';

/** Parts of a sort key. */
export const keyPart = {
  instant: z.iso.datetime().refine((at) => at >= FIRST_INSTANT),
  id: z.uuid(),
  /** The name of a stage, kind or workflow. */
  name: z.string().regex(/^[\w/.-]{1,200}$/),
  number: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
  /** The number of an event in its workflow; 0 for timeline entries that are not workflow events. */
  seq: z
    .string()
    .regex(/^-?\d{1,9}$/)
    .transform(Number),
} as const;

/** For a cursor that does not come from this list. */
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
