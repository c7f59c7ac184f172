import type { ActorKind } from '../shared/actor';

/** Statuses of a driver on a carrier's bench (docs/state-machines.md#bench). */
export const benchStatuses = ['requested', 'approved', 'rejected', 'removed'] as const;
/** One of {@link benchStatuses}. */
export type BenchStatus = (typeof benchStatuses)[number];

/** Statuses in which the driver is on the bench, or waits for a review. */
export const openBenchStatuses: readonly BenchStatus[] = ['requested', 'approved'];

/** Commands on a bench entry. */
export const benchCommands = ['add', 'approve', 'reject', 'remove'] as const;
/** One of {@link benchCommands}. */
export type BenchCommand = (typeof benchCommands)[number];

/** One row of the table of moves. */
export interface BenchMove {
  readonly from: readonly (BenchStatus | 'none')[];
  readonly who: readonly ActorKind[];
  readonly to: BenchStatus;
  readonly event: BenchEventType;
  /** Only position HR or SAFETY. */
  readonly safetyOnly?: true;
}

/** Events of a bench entry. */
export const benchEventTypes = ['benchAdded', 'benchApproved', 'benchRejected', 'benchRemoved'] as const;
/** One of {@link benchEventTypes}. */
export type BenchEventType = (typeof benchEventTypes)[number];

/** For each command: the statuses and actors that allow it, and its result. */
export const benchMoves: Readonly<Record<BenchCommand, BenchMove>> = {
  add: { from: ['none', 'rejected', 'removed'], who: ['fleet'], to: 'requested', event: 'benchAdded' },
  approve: { from: ['requested'], who: ['fleet'], to: 'approved', event: 'benchApproved', safetyOnly: true },
  reject: { from: ['requested'], who: ['fleet'], to: 'rejected', event: 'benchRejected', safetyOnly: true },
  // A driver who is notified of a request may refuse it right away. The system removes drivers who exit the pipeline.
  remove: {
    from: ['requested', 'approved'],
    who: ['fleet', 'driver', 'system'],
    to: 'removed',
    event: 'benchRemoved',
  },
};

/** Target of the review by HR or Safety, in days. */
export const BENCH_REVIEW_DAYS = 2;

/** Reasons for which HR or Safety rejects a driver. */
export const benchRejectReasons = ['not_a_match', 'failed_review', 'other'] as const;

/** Reasons of an entry's last event; `driver_not_available`: the driver exited the pipeline or was erased. */
export const benchReasons = [...benchRejectReasons, 'driver_not_available'] as const;
/** One of {@link benchReasons}. */
export type BenchReason = (typeof benchReasons)[number];
