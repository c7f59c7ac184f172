import type { Transaction } from '#db/core/handle';
import { digestFilters, type DigestLineInput } from '#domain/digest/filters';
import { initialOf } from '#domain/shared/initial';
import { countScreeningCalls, listScreeningCalls } from '../screening-calls/screening-calls';
import { countStalled, listStalled, type StalledRow } from '../stalled/stalled';

/** One row of a digest line; drivers by first name and initial. */
export interface DigestRow extends Pick<StalledRow, 'kind' | 'stage' | 'since' | 'due' | 'driverId' | 'orderId'> {
  readonly name: string;
  readonly about: string | null;
}

const ROWS_SHOWN = 5;

/** Returns the number of rows, and the first few. */
export async function readDigestLine(
  trx: Transaction,
  params: DigestLineInput,
): Promise<{ count: number; first: DigestRow[] }> {
  const search = { ...digestFilters(params), snoozed: 'hide', now: new Date(params.now) } as const;
  const { count } = await countStalled(trx, search);
  if (count === 0) return { count, first: [] };
  const rows = await listStalled(trx, { ...search, sort: 'due', direction: 'asc', limit: ROWS_SHOWN, after: null });
  const names = await shortNames(
    trx,
    rows.flatMap(({ driverId }) => driverId ?? []),
  );
  return { count, first: rows.map((row) => ({ ...row, ...namesOf(row, names) })) };
}

function namesOf(
  { kind, driverId, orderTitle, carrierName }: StalledRow,
  names: ReadonlyMap<string, string>,
): Pick<DigestRow, 'name' | 'about'> {
  if (kind === 'order') return { name: orderTitle ?? '', about: carrierName };
  return { name: names.get(driverId ?? '') ?? '', about: kind === 'candidacy' ? orderTitle : null };
}

async function shortNames(trx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows: { id: string; name: string }[] = await trx('drivers')
    .whereIn('drivers.id', [...ids])
    .select({
      id: 'drivers.id',
      name: trx.raw(`drivers.first_name || ' ' || left(drivers.last_name, 1) || '.'`),
    });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A driver to call, by first name and initial. */
export interface DigestCallRow {
  readonly driverId: string;
  readonly name: string;
  readonly callAt: string;
}

/** Returns the number of calls agreed for a time up to `until` and not made yet, and the first few. */
export async function readDigestCalls(
  trx: Transaction,
  { ownerId, until, now }: { ownerId: string | null; until: string; now: string },
): Promise<{ count: number; first: DigestCallRow[] }> {
  const params = { owner: ownerId ?? 'none', agreedBy: until, now: new Date(now) };
  const { due: count } = await countScreeningCalls(trx, params);
  if (count === 0) return { count, first: [] };
  const rows = await listScreeningCalls(trx, { ...params, turn: 'due', after: null, limit: ROWS_SHOWN });
  return {
    count,
    first: rows.map(({ driverId, firstName, lastName, callAt }) => ({
      driverId,
      name: `${firstName} ${initialOf(lastName)}.`,
      callAt,
    })),
  };
}
