import type { CommandName } from '../api/commands';
import type { ReasonData, StartData } from '../components/modals/modal-data';

/** A step forward without risk, which needs no confirmation. */
export type ImmediateCommand =
  'approveForInterview' | 'confirmProposal' | 'acceptProposedStart' | 'keepStart' | 'confirmStart';
/** Actions with a confirmation dialog. */
export type ConfirmedCommand =
  'moveToReview' | 'cancelInvite' | 'cancelAssignment' | 'rejectInterview' | 'recordNoShow';

/** A carrier's action for a driver on an order, with its prompt: none, a confirmation, or a form. */
export type HiringAction = { danger?: true; inMenu?: true } & (
  | { prompt: 'none'; command: ImmediateCommand }
  | { prompt: 'confirm'; command: ConfirmedCommand }
  | { prompt: 'reason'; command: ReasonData['command'] }
  | { prompt: 'start'; command: StartData['command'] }
  | { prompt: 'interview'; command: 'scheduleInterview' }
  | { prompt: 'reschedule-interview'; command: 'rescheduleInterview' }
  | { prompt: 'offer-times'; command: 'offerOtherTimes' }
  | { prompt: 'cancel-interview'; command: 'cancelInterview' }
  | { prompt: 'end'; command: 'endAssignment' }
);

/** Forward steps first; the first one permitted in the current state becomes the row's button. */
export const hiringActions: readonly HiringAction[] = [
  { command: 'moveToReview', prompt: 'confirm' },
  { command: 'approveForInterview', prompt: 'none' },
  { command: 'scheduleInterview', prompt: 'interview' },
  { command: 'confirmProposal', prompt: 'none' },
  { command: 'hire', prompt: 'start' },
  { command: 'acceptProposedStart', prompt: 'none' },
  { command: 'confirmStart', prompt: 'none' },
  { command: 'offerOtherTimes', prompt: 'offer-times' },
  { command: 'rescheduleInterview', prompt: 'reschedule-interview' },
  { command: 'keepStart', prompt: 'none' },
  { command: 'moveStart', prompt: 'start' },
  // Requires a confirmation, so that a stray click does not end an assignment.
  { command: 'endAssignment', prompt: 'end', inMenu: true, danger: true },
  { command: 'pass', prompt: 'reason', danger: true },
  { command: 'rejectReview', prompt: 'reason', danger: true },
  { command: 'cancelInvite', prompt: 'confirm', danger: true },
  { command: 'rejectInterview', prompt: 'confirm', danger: true },
  { command: 'cancelInterview', prompt: 'cancel-interview', danger: true },
  { command: 'recordNoShow', prompt: 'confirm', danger: true, inMenu: true },
  { command: 'rescindStart', prompt: 'reason', danger: true },
  { command: 'cancelAssignment', prompt: 'confirm', danger: true },
];

/** A rejection based on a report requires the notices on record. */
export const NOTICE_REASON = 'report_based';

/** From the review until the round is closed, the carrier may have a report about the driver. */
export const isReviewed = ({ state }: { state: string }): boolean =>
  state !== 'invited' && state !== 'requested' && state !== 'closed' && state !== 'ended';

export interface Offered {
  action: HiringAction;
  /** The code of the refusal; undefined if the action is permitted now. */
  refusal: string | undefined;
}

interface Permissions {
  actions: readonly string[];
  refusals: readonly { action: string; code: string }[];
}

/**
 * The actions that the API offers the caller for this driver, in the order above; refused ones with a
 * reason.
 */
export function offeredActions({ actions, refusals }: Permissions): Offered[] {
  return hiringActions.flatMap((action): Offered[] => {
    // While times are offered, both are one dialog: a single new time is a moved interview.
    if (action.command === 'rescheduleInterview' && actions.includes('offerOtherTimes')) return [];
    if (actions.includes(action.command satisfies CommandName)) return [{ action, refusal: undefined }];
    const refused = refusals.find((refusal) => refusal.action === action.command);
    return refused === undefined ? [] : [{ action, refusal: refused.code }];
  });
}
