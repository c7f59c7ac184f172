import type { ActorKind } from '../shared/actor';

/** Stored states of a workday, one assignment's day of work (docs/state-machines.md#workdays). */
export const storedWorkdayStates = ['open', 'submitted', 'approved'] as const;
/** One of {@link storedWorkdayStates}. */
export type StoredWorkdayState = (typeof storedWorkdayStates)[number];

/** States of a workday; an approved one is `invoiced` once its charge is on an invoice. */
export const workdayStates = [...storedWorkdayStates, 'invoiced'] as const;
/** One of {@link workdayStates}. */
export type WorkdayState = (typeof workdayStates)[number];

/** Commands on a workday. */
export const workdayCommands = [
  'clock',
  'edit',
  'submit',
  'approve',
  'requestCorrection',
  'reopen',
  'dispute',
  'adjust',
] as const;
/** One of {@link workdayCommands}. */
export type WorkdayCommand = (typeof workdayCommands)[number];

/** Events of a workday, the entries of its history. */
export const workdayEventTypes = [
  'workdayClocked',
  'workdayEdited',
  'workdaySubmitted',
  'workdayApproved',
  'workdayCorrectionRequested',
  'workdayReopened',
  'workdayDisputed',
  'workdayAdjusted',
] as const;
/** One of {@link workdayEventTypes}. */
export type WorkdayEventType = (typeof workdayEventTypes)[number];

/** One row of the table of moves. */
export interface WorkdayMove {
  /** `none`: there is no workday yet, and the command creates it. */
  readonly from: readonly (WorkdayState | 'none')[];
  readonly who: readonly ActorKind[];
  /** Absent if the state stays. */
  readonly to?: StoredWorkdayState;
  readonly event: WorkdayEventType;
}

/** For each command: the states and actors that allow it, and its result. */
export const workdayMoves: Readonly<Record<WorkdayCommand, WorkdayMove>> = {
  clock: { from: ['none', 'open'], who: ['driver'], to: 'open', event: 'workdayClocked' },
  // A missing day is filled in afterward. An approver sets an end that the driver left open.
  edit: { from: ['none', 'open', 'submitted'], who: ['driver', 'fleet'], event: 'workdayEdited' },
  submit: { from: ['open'], who: ['driver'], to: 'submitted', event: 'workdaySubmitted' },
  approve: { from: ['submitted'], who: ['fleet'], to: 'approved', event: 'workdayApproved' },
  requestCorrection: { from: ['submitted'], who: ['fleet'], to: 'open', event: 'workdayCorrectionRequested' },
  reopen: { from: ['approved'], who: ['fleet'], to: 'submitted', event: 'workdayReopened' },
  dispute: { from: ['approved', 'invoiced'], who: ['driver', 'fleet'], event: 'workdayDisputed' },
  adjust: { from: ['approved', 'invoiced'], who: ['ops'], event: 'workdayAdjusted' },
};

/** Kinds of what a driver taps: the times for pay, which are never derived from the hours of service. */
export const timeEventKinds = ['clockIn', 'breakStart', 'breakEnd', 'clockOut'] as const;
/** One of {@link timeEventKinds}. */
export type TimeEventKind = (typeof timeEventKinds)[number];

/** How a workday is billed: on the operator's invoice, or by the driver to the carrier directly. */
export const workdayBillings = ['platform', 'direct'] as const;
/** One of {@link workdayBillings}. */
export type WorkdayBilling = (typeof workdayBillings)[number];

/** Reasons for a look before the approval. */
export const workdayFlags = [
  'endMissing',
  'clockDiffers',
  'sentLate',
  'editedByHand',
  'editedByApprover',
  'amountMissing',
] as const;
/** One of {@link workdayFlags}. */
export type WorkdayFlag = (typeof workdayFlags)[number];
