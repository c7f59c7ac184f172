import type { CommandName } from '../api/commands';
import type { ReasonData, StartData } from '../components/modals/kinds';

/** A step forward that harms nobody. */
export type AtOnceCommand =
  'approveForInterview' | 'confirmProposal' | 'acceptProposedStart' | 'keepStart' | 'confirmStart';
/** Actions with a confirmation dialog. */
export type ConfirmedCommand =
  'moveToReview' | 'cancelInvite' | 'cancelAssignment' | 'rejectInterview' | 'recordNoShow';

/** What a carrier can do to a driver on an order, and how it asks: at once, by one question, or by a form. */
export type HiringAction = { danger?: true; inMenu?: true } & (
  | { asking: 'at-once'; command: AtOnceCommand }
  | { asking: 'confirm'; command: ConfirmedCommand }
  | { asking: 'reason'; command: ReasonData['command'] }
  | { asking: 'start'; command: StartData['command'] }
  | { asking: 'interview'; command: 'scheduleInterview' }
  | { asking: 'move-interview'; command: 'moveInterview' }
  | { asking: 'cancel-interview'; command: 'cancelInterview' }
  | { asking: 'end'; command: 'endAssignment' }
);

/** The way forward first; the first one that this state offers is the row's button. */
export const hiringActions: readonly HiringAction[] = [
  { command: 'moveToReview', asking: 'confirm' },
  { command: 'approveForInterview', asking: 'at-once' },
  { command: 'scheduleInterview', asking: 'interview' },
  { command: 'confirmProposal', asking: 'at-once' },
  { command: 'hire', asking: 'start' },
  { command: 'acceptProposedStart', asking: 'at-once' },
  { command: 'confirmStart', asking: 'at-once' },
  { command: 'moveInterview', asking: 'move-interview' },
  { command: 'keepStart', asking: 'at-once' },
  { command: 'moveStart', asking: 'start' },
  // Nobody ends an assignment by a stray click.
  { command: 'endAssignment', asking: 'end', inMenu: true, danger: true },
  { command: 'pass', asking: 'reason', danger: true },
  { command: 'rejectReview', asking: 'reason', danger: true },
  { command: 'cancelInvite', asking: 'confirm', danger: true },
  { command: 'rejectInterview', asking: 'confirm', danger: true },
  { command: 'cancelInterview', asking: 'cancel-interview', danger: true },
  { command: 'recordNoShow', asking: 'confirm', danger: true, inMenu: true },
  { command: 'rescindStart', asking: 'reason', danger: true },
  { command: 'cancelAssignment', asking: 'confirm', danger: true },
];

/** A refusal based on a report needs its notices on record. */
export const NOTICE_REASON = 'report_based';

export interface Offered {
  action: HiringAction;
  /** The code of why it may not be done now; undefined when it may. */
  refusal: string | undefined;
}

interface Permissions {
  actions: readonly string[];
  refusals: readonly { action: string; code: string }[];
}

/** What the API offers the caller for this driver, in the order of the list above; refused ones with their reason. */
export function offeredActions({ actions, refusals }: Permissions): Offered[] {
  return hiringActions.flatMap((action): Offered[] => {
    if (actions.includes(action.command satisfies CommandName)) return [{ action, refusal: undefined }];
    const refused = refusals.find((refusal) => refusal.action === action.command);
    return refused === undefined ? [] : [{ action, refusal: refused.code }];
  });
}
