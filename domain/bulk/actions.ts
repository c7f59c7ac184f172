import type { Permission } from '../accounts/policy';
import type { ActorKind } from '../shared/actor';

interface BulkActionRule {
  /** The permission to start the action: the same as for a single driver. */
  readonly permission: Permission;
  /** The actor of each driver's command. */
  readonly actor: ActorKind;
}

/** Every kind of bulk action on drivers. `activities/bulk/run-for-driver.ts` has the command of each for one driver. */
export const bulkActions = {
  assign: { permission: 'ops:act', actor: 'ops' },
  message: { permission: 'ops:act', actor: 'ops' },
  requestDocument: { permission: 'ops:act', actor: 'ops' },
  snooze: { permission: 'ops:act', actor: 'ops' },
} as const satisfies Record<string, BulkActionRule>;

/** One of {@link bulkActions}. */
export type BulkKind = keyof typeof bulkActions;
/** The kinds of bulk actions. */
export const bulkKinds = Object.keys(bulkActions) as readonly BulkKind[];

/** Channels of a message to drivers. */
export const bulkChannels = ['mail', 'sms'] as const;
/** One of {@link bulkChannels}. */
export type BulkChannel = (typeof bulkChannels)[number];

/** Maximum number of drivers in one bulk action. */
export const BULK_LIMIT = 500;
