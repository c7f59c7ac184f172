import { DAY_MS, instantAfter } from '../shared/durations';
import type { DqAccessState } from './state';
import { REMIND_AFTER_DAYS, REQUEST_EXPIRES_AFTER_DAYS } from './terms';

/** A deadline of the current state: the reminder, the end of an unanswered request, the end of a grant. */
export interface AccessDeadline {
  readonly name: 'reminder' | 'expiry' | 'end';
  readonly at: string;
}

/** Identifies a deadline as the cause of its event. */
export const accessDeadlineKey = ({ name, at }: AccessDeadline): string => `${name}@${at}`;

/** Whether the carrier is deactivated. */
export const isAccessPaused = ({ pause }: DqAccessState): boolean => pause !== undefined && pause.since !== null;

/** When an unanswered request is rejected. */
export const requestExpiresAt = ({ enteredAt, pause }: Pick<DqAccessState, 'enteredAt' | 'pause'>): string =>
  instantAfter(enteredAt, REQUEST_EXPIRES_AFTER_DAYS * DAY_MS + (pause?.heldMs ?? 0));

/**
 * The next deadline. While the carrier is deactivated, a request waits longer; the end of a grant is a date and keeps its
 * time.
 */
export function nextAccessDeadline(state: DqAccessState): AccessDeadline | null {
  const { name, enteredAt, endsAt, isReminded, pause } = state;
  if (name === 'approved') return endsAt === null ? null : { name: 'end', at: endsAt };
  if (name !== 'requested' || isAccessPaused(state)) return null;
  if (isReminded) return { name: 'expiry', at: requestExpiresAt(state) };
  return { name: 'reminder', at: instantAfter(enteredAt, REMIND_AFTER_DAYS * DAY_MS + (pause?.heldMs ?? 0)) };
}
