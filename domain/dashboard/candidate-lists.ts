import type { Actor } from '../accounts/actor';
import { can } from '../accounts/policy';
import { type CarrierWait, waits } from '../candidacies/waiting';

/** The waits that the carrier can end, each a line of the dashboard. */
export const carrierWaits: readonly CarrierWait[] = waits.filter((wait) => wait !== 'drivers' && wait !== 'dates');

/** The lists of candidates across all orders: everyone, those that the numbers of the dashboard open, and ended ones. */
export const candidateLists = [
  'yours',
  'all',
  'requests',
  'reviews',
  'toInterview',
  'proposals',
  'outcomes',
  'startsToConfirm',
  'files',
  'late',
  'approved',
  'onAssignment',
  'mustNotDrive',
  'ended',
] as const satisfies readonly (
  'yours' | 'all' | 'late' | 'approved' | 'onAssignment' | 'mustNotDrive' | 'ended' | CarrierWait
)[];
/** One of {@link candidateLists}. */
export type CandidateList = (typeof candidateLists)[number];
/** A list with a count of its own; the others combine these. */
export type CountedList = Exclude<CandidateList, 'yours'>;

/** Whether this person may take the next step (docs/state-machines.md#permissions). */
export const mayTakeStep = (actor: Actor, wait: CarrierWait): boolean =>
  can(actor, wait === 'reviews' || wait === 'files' ? 'hiring:review' : 'hiring:act');

/** The counted lists that a list combines for this person: "yours" is what the person's position may do. */
export const countedListsOf = (actor: Actor, list: CandidateList): readonly CountedList[] =>
  list === 'yours' ? carrierWaits.filter((wait) => mayTakeStep(actor, wait)) : [list];
