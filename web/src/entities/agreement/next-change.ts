import type { AgreementSummary } from '#domain/agreements/schema';
import { TERM_REMINDER_DAYS, TRIAL_REMINDER_DAYS } from '#domain/agreements/terms';
import { DAY_MS } from '#domain/shared/durations';
import { dateAt } from '#domain/shared/zoned-time';

/** The changes that the banner announces, each with a text of its own. */
export type AgreementChange =
  'ended' | 'lapsed' | 'noticeGiven' | 'renews' | 'textChanged' | 'trialEnds' | 'trialEndsAccepted' | 'warned';

/** A change that is near, with the last day before it. */
export interface NextChange {
  readonly change: AgreementChange;
  readonly day: string | null;
  /** Whether an administrator has something to do. */
  readonly isUrgent: boolean;
}

const daysUntil = (day: string, { timeZone }: AgreementSummary, now: number): number =>
  Math.round((Date.parse(day) - Date.parse(dateAt(new Date(now).toISOString(), timeZone))) / DAY_MS);

const urgent = (change: AgreementChange, day: string | null = null): NextChange => ({ change, day, isUrgent: true });
const note = (change: AgreementChange, day: string): NextChange => ({ change, day, isUrgent: false });

function inTrial(summary: AgreementSummary, now: number): NextChange | null {
  const { trialEndsOn, acceptedAt } = summary;
  const left = daysUntil(trialEndsOn, summary, now);
  if (acceptedAt === null) return left <= TRIAL_REMINDER_DAYS[0] ? urgent('trialEnds', trialEndsOn) : null;
  return left <= TRIAL_REMINDER_DAYS[1] ? note('trialEndsAccepted', trialEndsOn) : null;
}

function inTerm(summary: AgreementSummary, now: number): NextChange | null {
  const { term, isTextAccepted } = summary;
  if (term === null) return null;
  if (!isTextAccepted) return urgent('textChanged', term.endsOn);
  return daysUntil(term.endsOn, summary, now) <= TERM_REMINDER_DAYS[0] ? note('renews', term.endsOn) : null;
}

/** The next change of an agreement; null if none is near. */
export function nextChange(summary: AgreementSummary, now: number): NextChange | null {
  if (summary.warnings > 0) return urgent('warned');
  switch (summary.state) {
    case 'trial':
      return inTrial(summary, now);
    case 'active':
      return inTerm(summary, now);
    case 'noticeGiven':
      return note('noticeGiven', summary.notice?.endsOn ?? '');
    default:
      return urgent(summary.state);
  }
}
