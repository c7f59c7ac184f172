import type { StalledOrder, StalledSearch, StalledSort } from '#domain/stalled/schema';
import { DAY_MS } from '#domain/shared/durations';
import { stalledBranches, type StalledBranch } from './stalled-branches';

/** A statement with its named values. */
export interface StalledSql {
  readonly sql: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The filters, at an instant. */
export type StalledFilters = StalledSearch & { readonly now: Date };

/** Where a page goes on: the sorted value and the id of the row before it. */
export interface StalledKey {
  readonly at: string;
  readonly id: string;
}

/** Rows of every sort that the filters can find, not sorted. */
export function allStalled(filters: StalledFilters, columns: (branch: StalledBranch) => string): StalledSql {
  const parts = branchesFor(filters).map(
    (branch) => `select ${columns(branch)} from ${branch.from} where ${conditions(branch, filters)}`,
  );
  return { sql: parts.length === 0 ? '' : parts.join('\nunion all\n'), values: valuesOf(filters) };
}

/** The first rows after a key in the asked order: of each sort the first ones from its own index, then the first of these. */
export function firstStalled({
  limit,
  after,
  ...order
}: StalledFilters & StalledOrder & { readonly limit: number; readonly after: StalledKey | null }): StalledSql {
  const { sort, direction } = order;
  const goesOn = direction === 'asc' ? '>' : '<';
  const parts = branchesFor(order).map((branch) => {
    const by = sortedBy(branch, sort);
    const isAfter =
      after === null
        ? ''
        : ` and (${by}, ${branch.id}) ${goesOn} (cast(:afterAt as timestamptz), cast(:afterId as uuid))`;
    return `(select ${columnsOf(branch)}, ${by} as sorted from ${branch.from}
      where ${conditions(branch, order)}${isAfter} order by ${by} ${direction}, ${branch.id} ${direction} limit :limit)`;
  });
  if (parts.length === 0) return { sql: '', values: {} };
  return {
    sql: `select * from (${parts.join('\nunion all\n')}) as page order by sorted ${direction}, id ${direction} limit :limit`,
    values: { ...valuesOf(order), limit, ...(after !== null && { afterAt: after.at, afterId: after.id }) },
  };
}

function columnsOf(branch: StalledBranch): string {
  const { kind, id, stage, since, due, waitsFor, next, lastContact, snoozedUntil, ownerId, driverId, orderId } = branch;
  return `'${kind}' as kind, ${id} as id, ${stage} as stage, ${since} as since, ${due} as due, ${waitsFor} as waits_for,
    ${next} as next, nullif(${lastContact}, '-infinity') as last_contact_at, ${snoozedUntil} as snoozed_until,
    ${ownerId} as owner_id, ${driverId} as driver_id, ${orderId} as order_id`;
}

const sortedBy = ({ due, since, lastContact }: StalledBranch, sort: StalledSort): string =>
  ({ due, entered: since, lastContact })[sort];

/** Whether a filter of a kind can find anything there: what it can not is not even asked. */
function branchesFor({ kind, stage, owner, waitsFor, next, snoozed }: StalledFilters): readonly StalledBranch[] {
  return stalledBranches.filter(
    (branch) =>
      (kind === undefined || branch.kind === kind) &&
      (stage === undefined || branch.stages.includes(stage)) &&
      (waitsFor === undefined || branch.waits.includes(waitsFor)) &&
      (next === undefined || branch.actions.includes(next)) &&
      (owner === undefined || owner === 'none' || branch.hasOwner) &&
      (snoozed !== 'only' || branch.kind === 'driver'),
  );
}

function conditions(
  branch: StalledBranch,
  { stage, owner, waitsFor, next, escalated, snoozed }: StalledFilters,
): string {
  const isSnoozed = `${branch.snoozedUntil} > cast(:now as timestamptz)`;
  return [
    branch.where,
    // A constant that cannot differ is not compared: the sorts that it leaves out are left out already.
    stage !== undefined && branch.stages.length > 1 && `${branch.stage} = :stage`,
    waitsFor !== undefined && branch.waits.length > 1 && `${branch.waitsFor} = :waitsFor`,
    next !== undefined && branch.actions.length > 1 && `${branch.next} = :next`,
    owner === 'none' && branch.hasOwner && `${branch.ownerId} is null`,
    owner !== undefined && owner !== 'none' && `${branch.ownerId} = cast(:owner as uuid)`,
    escalated && isEscalated(branch),
    branch.kind === 'driver' && snoozed === 'hide' && `(${isSnoozed}) is not true`,
    snoozed === 'only' && isSnoozed,
  ]
    .filter((condition) => condition !== false)
    .join(' and ');
}

/** Past twice its target. */
export const isEscalated = ({ due, since }: Pick<StalledBranch, 'due' | 'since'>): string =>
  `${due} + (${due} - ${since}) <= cast(:now as timestamptz)`;

function valuesOf({ now, stage, owner, waitsFor, next, minDaysOver = 0 }: StalledFilters): StalledSql['values'] {
  const dueBy = new Date(now.getTime() - minDaysOver * DAY_MS);
  return { now, dueBy, stage: stage ?? null, owner: owner ?? null, waitsFor: waitsFor ?? null, next: next ?? null };
}
