import { z } from 'zod';
import { decodeCursor, type KeysetQuery, toKeysetPage, unknownCursor } from './keyset';

interface Slice {
  readonly after: string | undefined;
  readonly limit: number;
}

/** One page of a list that is sorted by id, which is the order of creation. */
export async function pageById<T extends { readonly _id: string }>(
  { after, limit }: z.output<typeof KeysetQuery>,
  list: (slice: Slice) => Promise<T[]>,
): Promise<{ data: T[]; next: string | null }> {
  const id = decodeCursor(after, 1)?.[0];
  if (id !== undefined && !z.uuid().safeParse(id).success) throw unknownCursor();
  const rows = await list({ after: id, limit: limit + 1 });
  const { data, next } = toKeysetPage(rows, limit, ({ _id }) => [_id]);
  return { data: [...data], next };
}
