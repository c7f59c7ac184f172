import { isReached } from '../shared/durations';
import { daysOfTerm, lastDayBefore, reminderAt, termEnd } from './calendar';
import type { AgreementState } from './state';
import { TERM_REMINDER_DAYS, TRIAL_REMINDER_DAYS } from './terms';

/** A time at which the agreement changes automatically, or at which the carrier is reminded. */
export interface AgreementDeadline {
  readonly name: 'trialReminder' | 'trialEnd' | 'termReminder' | 'termEnd' | 'noticeEnd';
  readonly at: string;
}

/** Identifies a deadline as the cause of its event. */
export const agreementDeadlineKey = ({ name, at }: AgreementDeadline): string => `${name}@${at}`;

/** The end of the current phase; null if none comes automatically. */
function endOf({ name, trialEndsAt, term, notice, zone }: AgreementState): AgreementDeadline | null {
  if (name === 'trial') return { name: 'trialEnd', at: trialEndsAt };
  if (name === 'active' && term !== null) return { name: 'termEnd', at: termEnd(term, zone) };
  return name === 'noticeGiven' && notice !== null ? { name: 'noticeEnd', at: notice.endsAt } : null;
}

/** The reminders of the current phase that are still to come, the first one first. */
function remindersOf({ name, trialEndsAt, term, zone, remindedUntil }: AgreementState): AgreementDeadline[] {
  const before = (lastDay: string, days: readonly number[], reminder: AgreementDeadline['name']) =>
    days.map((number) => ({ name: reminder, at: reminderAt(lastDay, number, zone) }));
  const ofTrial =
    name === 'trial' ? before(lastDayBefore(trialEndsAt, zone), TRIAL_REMINDER_DAYS, 'trialReminder') : [];
  const ofTerm =
    name === 'active' && term !== null ? before(daysOfTerm(term).endsOn, TERM_REMINDER_DAYS, 'termReminder') : [];
  return [...ofTrial, ...ofTerm].filter(({ at }) => Date.parse(at) > Date.parse(remindedUntil));
}

/** The next deadline; null if nothing happens automatically. */
export const nextAgreementDeadline = (state: AgreementState): AgreementDeadline | null =>
  remindersOf(state)[0] ?? endOf(state);

/** The deadline that is due: the end of the phase, or the last reminder that was reached; earlier ones say nothing new. */
export function dueAgreementDeadline(state: AgreementState, now: number): AgreementDeadline | null {
  const end = endOf(state);
  if (end !== null && isReached(end.at, now)) return end;
  return remindersOf(state).findLast(({ at }) => isReached(at, now)) ?? null;
}
