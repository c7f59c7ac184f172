import type { ActorKind } from '../shared/actor';
import type { AccessEndReason, AccessStateOrNone } from './states';

/** The end of a request or a grant. */
export interface AccessEnding {
  readonly by: ActorKind;
  /** Null if a person ended it. */
  readonly reason: AccessEndReason | null;
  /** The driver's own words, stored first. */
  readonly noteId: string | null;
  readonly at: string;
}

/** The whole state of an access; plain JSON for Query, projection and continue-as-new. */
export interface DqAccessState {
  readonly schemaVersion: 1;
  readonly accessId: string;
  readonly organizationId: string;
  readonly driverId: string;
  readonly seq: number;
  /** The number of the request. */
  readonly round: number;
  readonly name: AccessStateOrNone;
  readonly enteredAt: string;
  readonly requestedAt: string;
  readonly requestedBy: string | null;
  /** The carrier's reason for the request. */
  readonly noteId: string | null;
  /** Whether the driver was reminded in this round. */
  readonly isReminded: boolean;
  /** The last day of the grant, and the first instant after it where the driver lives; null without a grant. */
  readonly endsOn: string | null;
  readonly endsAt: string | null;
  readonly ending: AccessEnding | null;
  /** The wait for the driver is paused while the carrier is deactivated; absent if nothing has delayed it. */
  readonly pause?: { readonly since: string | null; readonly heldMs: number } | undefined;
  /** The driver's data was erased: nothing can happen any more. */
  readonly isOver: boolean;
}

/** An access before the first request. */
export const emptyAccess = (of: Pick<DqAccessState, 'accessId' | 'organizationId' | 'driverId'>): DqAccessState => ({
  schemaVersion: 1,
  ...of,
  seq: 0,
  round: 0,
  name: 'none',
  enteredAt: '',
  requestedAt: '',
  requestedBy: null,
  noteId: null,
  isReminded: false,
  endsOn: null,
  endsAt: null,
  ending: null,
  isOver: false,
});
