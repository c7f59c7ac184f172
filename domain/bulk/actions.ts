import type { Permission } from '../accounts/policy';
import type { ActorKind } from '../shared/actor';

interface BulkActionRule {
  /** The permission to start the action: the same as for a single driver. */
  readonly permission: Permission;
  /** The actor of each driver's command. */
  readonly actor: ActorKind;
}

/**
 * Every kind of bulk action: operations' on drivers, and a carrier's on candidates. `activities/bulk/run-for-driver.ts` and
 * `run-for-candidate.ts` have the command of each for one of them.
 */
export const bulkActions = {
  assign: { permission: 'ops:act', actor: 'ops' },
  message: { permission: 'ops:act', actor: 'ops' },
  requestDocument: { permission: 'ops:act', actor: 'ops' },
  snooze: { permission: 'ops:act', actor: 'ops' },
  moveToReview: { permission: 'hiring:act', actor: 'fleet' },
  approveForInterview: { permission: 'hiring:review', actor: 'fleet' },
  invite: { permission: 'hiring:act', actor: 'fleet' },
  messageCandidates: { permission: 'hiring:act', actor: 'fleet' },
  pass: { permission: 'hiring:act', actor: 'fleet' },
} as const satisfies Record<string, BulkActionRule>;

/** One of {@link bulkActions}. */
export type BulkKind = keyof typeof bulkActions;
type KindOf<Kind extends ActorKind> = {
  [K in BulkKind]: (typeof bulkActions)[K]['actor'] extends Kind ? K : never;
}[BulkKind];
/** The kinds of operations' bulk actions. */
export type OpsBulkKind = KindOf<'ops'>;
/** The kinds of a carrier's bulk actions. */
export type CandidateBulkKind = KindOf<'fleet'>;

const kindsOf = (actor: ActorKind): readonly BulkKind[] =>
  (Object.keys(bulkActions) as readonly BulkKind[]).filter((kind) => bulkActions[kind].actor === actor);

/** The kinds of operations' bulk actions. */
export const opsBulkKinds = kindsOf('ops') as readonly OpsBulkKind[];
/** The kinds of a carrier's bulk actions, in the order of its buttons. */
export const candidateBulkKinds = kindsOf('fleet') as readonly CandidateBulkKind[];

/** Channels of a message to drivers. */
export const bulkChannels = ['mail', 'sms'] as const;
/** One of {@link bulkChannels}. */
export type BulkChannel = (typeof bulkChannels)[number];

/** The number of drivers for whom a preview shows the message as they get it. */
export const BULK_SAMPLES = 3;

/** Maximum number of drivers or candidates in one bulk action. */
export const BULK_LIMIT = 500;
