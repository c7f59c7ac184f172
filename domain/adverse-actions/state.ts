import type { ActorKind } from '../shared/actor';
import type { AdverseActionStateOrNone, AdverseEndReason, AdversePath, NoticeKind } from './states';

/** A notice that was sent: the stored letter, its hash and the versions of its texts are in its row. */
export interface SentNotice {
  readonly noticeId: string;
  readonly kind: NoticeKind;
  readonly at: string;
  readonly by: string | null;
  /** When its email had failed; absent if it did not, or if that is not known yet. */
  readonly undeliveredAt?: string;
  /** The letter that the carrier mailed; absent without one. */
  readonly mailed?: NoticeMailing;
}

/** A notice that was mailed, as HR or SAFETY recorded it. The proof is a text that is stored first. */
export interface NoticeMailing {
  readonly on: string;
  readonly noteId: string;
  readonly by: string | null;
  readonly at: string;
}

/** The wait between the notices. While the clock is stopped, only the number of days left is known. */
export interface AdverseWait {
  readonly daysLeft: number;
  /** The last day of the wait where the driver lives, and the first instant after it; null while the clock is stopped. */
  readonly endsOn: string | null;
  readonly endsAt: string | null;
}

/** The driver's last dispute; its texts are stored first. */
export interface AdverseDispute {
  readonly noteId: string;
  readonly at: string;
  /** The carrier's answer; null while it is open. */
  readonly answer: { readonly noteId: string; readonly by: string | null; readonly at: string } | null;
}

/** The end of an adverse action without a decision against the driver. */
export interface AdverseEnding {
  readonly by: ActorKind;
  /** Null if the carrier withdrew it. */
  readonly reason: AdverseEndReason | null;
  readonly noteId: string | null;
  readonly at: string;
}

/** The part of the state that belongs to one adverse action of a candidacy. */
export interface AdverseRound {
  /** Counts the adverse actions of this candidacy: after a withdrawn one, another may begin. */
  readonly round: number;
  /** The round of the candidacy that may be closed because of the report. */
  readonly candidacyRound: number;
  readonly name: AdverseActionStateOrNone;
  readonly path: AdversePath;
  readonly enteredAt: string;
  readonly startedAt: string;
  readonly startedBy: string | null;
  /** The stored report: its agency and files. */
  readonly reportId: string;
  /** The home zone of the driver, whose business days count. */
  readonly zone: string;
  /** Null on the remote path. */
  readonly wait: AdverseWait | null;
  readonly notices: readonly SentNotice[];
  readonly dispute: AdverseDispute | null;
  /** When the driver requested the free copy of the remote path. */
  readonly copyRequestedAt: string | null;
  readonly ending: AdverseEnding | null;
}

/** The whole state of an adverse action; plain JSON for Query, projection and continue-as-new. */
export interface AdverseActionState extends AdverseRound {
  readonly schemaVersion: 1;
  readonly actionId: string;
  readonly candidacyId: string;
  readonly orderId: string;
  readonly organizationId: string;
  readonly driverId: string;
  readonly seq: number;
  /** The finished adverse actions of this candidacy, oldest first: their notices and the free copy stay. Absent in states of early versions. */
  readonly earlier?: readonly AdverseRound[];
  /** The driver's data was erased: nothing can happen any more. */
  readonly isOver: boolean;
}

/** The ids of a candidacy that an adverse action is about. */
export type AdverseActionIds = Pick<
  AdverseActionState,
  'actionId' | 'candidacyId' | 'orderId' | 'organizationId' | 'driverId'
>;

/** An adverse action before its first notice. */
export const emptyAdverseAction = ({
  actionId,
  candidacyId,
  orderId,
  organizationId,
  driverId,
}: AdverseActionIds): AdverseActionState => ({
  schemaVersion: 1,
  actionId,
  candidacyId,
  orderId,
  organizationId,
  driverId,
  seq: 0,
  round: 0,
  candidacyRound: 0,
  name: 'none',
  path: 'twoSteps',
  enteredAt: '',
  startedAt: '',
  startedBy: null,
  reportId: '',
  zone: '',
  wait: null,
  notices: [],
  dispute: null,
  copyRequestedAt: null,
  ending: null,
  isOver: false,
});

/** The adverse action with this number, with the whole state; undefined if there is none. */
export function actionOfRound(state: AdverseActionState, round: number): AdverseActionState | undefined {
  if (round === state.round) return state;
  const found = state.earlier?.find((one) => one.round === round);
  return found && { ...state, ...found };
}

/** The part that joins the list of earlier ones when another begins. */
export const roundOf = ({
  round,
  candidacyRound,
  name,
  path,
  enteredAt,
  startedAt,
  startedBy,
  reportId,
  zone,
  wait,
  notices,
  dispute,
  copyRequestedAt,
  ending,
}: AdverseRound): AdverseRound => ({
  round,
  candidacyRound,
  name,
  path,
  enteredAt,
  startedAt,
  startedBy,
  reportId,
  zone,
  wait,
  notices,
  dispute,
  copyRequestedAt,
  ending,
});
