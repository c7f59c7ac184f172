import { DAY_MS } from '#domain/shared/durations';
import type { StalledSort } from '#domain/stalled/filters';
import type { StalledOrder, StalledSearch } from '#domain/stalled/schema';
import { type StalledBranch, stalledBranches, unreviewable } from './stalled-branches';

/** A SQL statement with its named bindings. */
export interface StalledSql {
  readonly sql: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The filters, the reference time, and the carriers without reviewers at that time. */
export type StalledFilters = StalledSearch & { readonly now: Date; readonly withoutReviewers: readonly string[] };

/** The position to continue after: the sort value and id of the last row. */
export interface StalledKey {
  readonly at: string;
  readonly id: string;
}

/** All rows of every branch that the filters can match, unsorted. */
export function allStalled(filters: StalledFilters, columns: (branch: StalledBranch) => string): StalledSql {
  const parts = branchesFor(filters).map(
    (branch) => `select ${columns(branch)} from ${branch.from} where ${conditions(branch, filters)}`,
  );
  return { sql: parts.length === 0 ? '' : parts.join('\nunion all\n'), values: valuesOf(filters) };
}

/**
 * The first rows after a key in the requested order: merges the first rows of each branch, which come from its own
 * index.
 */
export function firstStalled({
  limit,
  after,
  ...order
}: StalledFilters & StalledOrder & { readonly limit: number; readonly after: StalledKey | null }): StalledSql {
  const { sort, direction } = order;
  const comparison = direction === 'asc' ? '>' : '<';
  const parts = branchesFor(order).map((branch) => {
    const by = sortedBy(branch, sort);
    const isDue = sort === 'due';
    const afterAt = 'cast(:afterAt as timestamptz)';
    const key = `(${isDue ? shifted(afterAt, '-', branch) : afterAt}, cast(:afterId as uuid))`;
    const isAfter = after === null ? '' : ` and (${by}, ${branch.id}) ${comparison} ${key}`;
    return `(select ${columnsOf(branch)}, ${isDue ? dueOf(branch) : by} as sorted from ${branch.from}
      where ${conditions(branch, order)}${isAfter} order by ${by} ${direction}, ${branch.id} ${direction} limit :limit)`;
  });
  if (parts.length === 0) return { sql: '', values: {} };
  return {
    sql: `select * from (${parts.join('\nunion all\n')}) as page order by sorted ${direction}, id ${direction} limit :limit`,
    values: { ...valuesOf(order), limit, ...(after !== null && { afterAt: after.at, afterId: after.id }) },
  };
}

function columnsOf(branch: StalledBranch): string {
  const { kind, id, stage, since, waitsFor, next, lastContact, snoozedUntil, ownerId, driverId, orderId } = branch;
  return `'${kind}' as kind, ${id} as id, ${stage} as stage, ${since} as since, ${dueOf(branch)} as due, ${waitsFor} as waits_for,
    ${next} as next, nullif(${lastContact}, '-infinity') as last_contact_at, ${snoozedUntil} as snoozed_until,
    ${ownerId} as owner_id, ${driverId} as driver_id, ${orderId} as order_id`;
}

const sortedBy = (branch: StalledBranch, sort: StalledSort): string =>
  ({ due: branch.dueColumn, entered: branch.since, lastContact: branch.lastContact })[sort];

// A constant shift keeps the order within a branch: the index sorts by the bare column, the page by the due date.
const shifted = (value: string, sign: '+' | '-', { dueShift }: StalledBranch): string =>
  dueShift === null ? value : `(${value} ${sign} ${dueShift})`;

/** The due date of a row. */
export const dueOf = (branch: StalledBranch): string => shifted(branch.dueColumn, '+', branch);

/** Skips the branches in which a filter cannot match anything. */
function branchesFor({
  kind,
  stage,
  owner,
  waitsFor,
  next,
  snoozed,
  withoutReviewers,
}: StalledFilters): readonly StalledBranch[] {
  return stalledBranches.filter(
    (branch) =>
      (kind === undefined || branch.kind === kind) &&
      (stage === undefined || branch.stages.includes(stage)) &&
      (waitsFor === undefined || branch.waits.includes(waitsFor)) &&
      (next === undefined || branch.actions.includes(next)) &&
      (owner === undefined || owner === 'none' || branch.hasOwner) &&
      (snoozed !== 'only' || branch.kind === 'driver') &&
      (branch !== unreviewable || withoutReviewers.length > 0),
  );
}

function conditions(
  branch: StalledBranch,
  { stage, owner, waitsFor, next, escalated, dueAfter, snoozed }: StalledFilters,
): string {
  const isSnoozed = `${branch.snoozedUntil} > cast(:now as timestamptz)`;
  return [
    branch.where,
    // A branch with a single stage needs no comparison: the branches that do not match are already skipped.
    stage !== undefined && branch.stages.length > 1 && `${branch.stage} = :stage`,
    waitsFor !== undefined && branch.waits.length > 1 && `${branch.waitsFor} = :waitsFor`,
    next !== undefined && branch.actions.length > 1 && `${branch.next} = :next`,
    owner === 'none' && branch.hasOwner && `${branch.ownerId} is null`,
    owner !== undefined && owner !== 'none' && `${branch.ownerId} = cast(:owner as uuid)`,
    escalated && isEscalated(branch),
    dueAfter !== undefined && `${branch.dueColumn} > ${shifted('cast(:dueAfter as timestamptz)', '-', branch)}`,
    branch.kind === 'driver' && snoozed === 'hide' && `(${isSnoozed}) is not true`,
    snoozed === 'only' && isSnoozed,
  ]
    .filter((condition) => condition !== false)
    .join(' and ');
}

/** The condition for rows past twice their target. */
export const isEscalated = (branch: StalledBranch): string =>
  `${dueOf(branch)} + (${dueOf(branch)} - ${branch.since}) <= cast(:now as timestamptz)`;

function valuesOf({
  now,
  withoutReviewers,
  stage,
  owner,
  waitsFor,
  next,
  minDaysOver,
  dueAfter,
  dueBy = now.toISOString(),
}: StalledFilters): StalledSql['values'] {
  const overBy = minDaysOver === undefined ? Infinity : now.getTime() - minDaysOver * DAY_MS;
  return {
    now,
    dueBy: new Date(Math.min(Date.parse(dueBy), overBy)),
    dueAfter: dueAfter ?? null,
    withoutReviewers: [...withoutReviewers],
    stage: stage ?? null,
    owner: owner ?? null,
    waitsFor: waitsFor ?? null,
    next: next ?? null,
  };
}
