import { can } from '../accounts/policy';
import type { Actor } from '../accounts/actor';
import { waits, type CarrierWait } from '../candidacies/waiting';

/** What waits for somebody of the carrier, each a line of the dashboard. */
export const carrierWaits: readonly CarrierWait[] = waits.filter((wait) => wait !== 'drivers' && wait !== 'dates');

/** The lists of candidates over all orders that a number of the dashboard opens. */
export const candidateLists = [
  'yours',
  'requests',
  'reviews',
  'toInterview',
  'proposals',
  'outcomes',
  'startsToConfirm',
  'late',
  'approved',
  'onAssignment',
] as const satisfies readonly ('yours' | 'late' | 'approved' | 'onAssignment' | CarrierWait)[];
/** One of {@link candidateLists}. */
export type CandidateList = (typeof candidateLists)[number];
/** A list that a number counts; the others are unions of these. */
export type CountedList = Exclude<CandidateList, 'yours'>;

/** Whether this person may take the next step (docs/state-machines.md#permissions). */
export const mayTakeStep = (actor: Actor, wait: CarrierWait): boolean =>
  can(actor, wait === 'reviews' ? 'hiring:review' : 'hiring:act');

/** The counted lists behind a list, seen by this person: "yours" is what the person's own position may do. */
export const countedListsOf = (actor: Actor, list: CandidateList): readonly CountedList[] =>
  list === 'yours' ? carrierWaits.filter((wait) => mayTakeStep(actor, wait)) : [list];
