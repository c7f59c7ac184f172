import { DAY_MS, instantAfter, isReached } from '../shared/durations';
import { daysAfter } from '../shared/periods';
import { dateAt } from '../shared/zoned-time';
import { CENTRAL_ZONE } from '../shared/zones';
import type { EmploymentVerificationState } from './state';
import type { VerificationState } from './states';
import {
  ATTEMPT_DAYS,
  CORRECTION_DAYS,
  DUE_AFTER_DAYS,
  REMIND_CONSENT_AFTER_DAYS,
  REVIEW_WAIVED_AFTER_DAYS,
  WARN_AFTER_DAYS,
} from './terms';

/** Deadlines of a verification. */
export const verificationDeadlineNames = [
  'consentReminder',
  'attempt',
  'warning',
  'overdue',
  'correction',
  'reviewWaiver',
] as const;

/** A deadline of the current state. */
export interface VerificationDeadline {
  readonly name: (typeof verificationDeadlineNames)[number];
  readonly at: string;
}

/** Identifies a deadline as the cause of its event. */
export const verificationDeadlineKey = ({ name, at }: VerificationDeadline): string => `${name}@${at}`;

/** The calendar days of an investigation. */
export interface InvestigationDays {
  readonly countsFrom: 'hire' | 'request';
  readonly startsOn: string;
  readonly warnOn: string;
  /** The last good day. */
  readonly dueOn: string;
}

/** The calendar day of an instant in the middle of the country: in UTC, an evening's request would count from the next day. */
export const investigationDay = (instant: string): string => dateAt(instant, CENTRAL_ZONE);

/** The days count from the hire (49 CFR 391.23(c)(1)); without one, from the request (391.23(g)(1)). */
export function investigationDays({
  hiredOn,
  requestedAt,
}: Pick<EmploymentVerificationState, 'hiredOn' | 'requestedAt'>): InvestigationDays {
  const startsOn = hiredOn ?? investigationDay(requestedAt);
  return {
    countsFrom: hiredOn === null ? 'request' : 'hire',
    startsOn,
    warnOn: daysAfter(startsOn, WARN_AFTER_DAYS),
    dueOn: daysAfter(startsOn, DUE_AFTER_DAYS),
  };
}

/**
 * Whether the carrier may report to FMCSA that the past employer did not answer: after its 30 days (49 CFR 391.23(g)(1)). One
 * that declined did answer.
 */
export const isReportable = (state: VerificationState, sentAt: string | null, now: number): boolean =>
  (state === 'sent' || state === 'closedGoodFaith') &&
  sentAt !== null &&
  isReached(instantAfter(sentAt, DUE_AFTER_DAYS * DAY_MS), now);

/** Morning in the United States. */
const morningOf = (date: string): string => `${date}T14:00:00.000Z`;

const days = (instant: string, count: number): string => instantAfter(instant, count * DAY_MS);

/** When a past employer is contacted again on schedule; null if no day is left. */
export function nextAttemptAt({
  name,
  sentAt,
  slots,
  isPaused,
}: Pick<EmploymentVerificationState, 'name' | 'sentAt' | 'slots' | 'isPaused'>): string | null {
  const day = ATTEMPT_DAYS[slots];
  return name === 'sent' && sentAt !== null && day !== undefined && !isPaused ? days(sentAt, day) : null;
}

/** The next deadline; null while the carrier is deactivated. */
export function nextVerificationDeadline(state: EmploymentVerificationState): VerificationDeadline | null {
  if (state.isPaused || state.isOver) return null;
  const [first] = deadlinesOf(state).sort((one, other) => one.at.localeCompare(other.at));
  return first ?? null;
}

function deadlinesOf(state: EmploymentVerificationState): VerificationDeadline[] {
  switch (state.name) {
    case 'draft':
      return [
        // A driver who said "not now" has answered.
        ...(state.isReminded || state.postponed !== undefined
          ? []
          : [deadline('consentReminder', days(state.enteredAt, REMIND_CONSENT_AFTER_DAYS))]),
        ...dueDates(state),
      ];
    case 'sent': {
      const at = nextAttemptAt(state);
      return [...(at === null ? [] : [deadline('attempt', at)]), ...dueDates(state)];
    }
    case 'declined':
      return dueDates(state);
    case 'answered':
      return reviewWaiver(state);
    case 'disputed':
      return [...correction(state), ...reviewWaiver(state)];
    default:
      return [];
  }
}

const deadline = (name: VerificationDeadline['name'], at: string): VerificationDeadline => ({ name, at });

/** The morning after the last good day. */
export const overdueDeadline = (state: EmploymentVerificationState): VerificationDeadline =>
  deadline('overdue', morningOf(daysAfter(investigationDays(state).dueOn, 1)));

function dueDates(state: EmploymentVerificationState): VerificationDeadline[] {
  if (state.isOverdue) return [];
  const overdue = overdueDeadline(state);
  const { warnOn } = investigationDays(state);
  return state.isWarned ? [overdue] : [deadline('warning', morningOf(warnOn)), overdue];
}

const correction = ({ dispute }: EmploymentVerificationState): VerificationDeadline[] =>
  dispute === null || dispute.isOverdue ? [] : [deadline('correction', days(dispute.at, CORRECTION_DAYS))];

const reviewWaiver = ({ answer }: EmploymentVerificationState): VerificationDeadline[] =>
  answer === null || answer.isReviewed || answer.isReviewWaived
    ? []
    : [deadline('reviewWaiver', days(answer.at, REVIEW_WAIVED_AFTER_DAYS))];
