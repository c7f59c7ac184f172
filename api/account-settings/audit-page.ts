import { z } from 'zod';

import type { AuditLine } from '#domain/accounts/settings/schema';

import { afterKey, toKeysetPage, unknownCursor, type KeysetQuery } from '../http/keyset';

interface Slice {
  readonly after: string | undefined;
  readonly limit: number;
}

/** One page of an audit, whoever's it is. */
export async function auditPage(
  { after, limit }: z.output<typeof KeysetQuery>,
  list: (slice: Slice) => Promise<AuditLine[]>,
): Promise<{ data: AuditLine[]; next: string | null }> {
  const id = afterKey(after, 1)?.[0];
  if (id !== undefined && !z.uuid().safeParse(id).success) throw unknownCursor();
  const rows = await list({ after: id, limit: limit + 1 });
  const { data, next } = toKeysetPage(rows, limit, ({ _id }) => [_id]);
  return { data: [...data], next };
}
