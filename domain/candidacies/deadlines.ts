import { DAY_MS, HOUR_MS, instantAfter, isReached } from '../shared/durations';
import type { CandidacyHire, CandidacyInterview, CandidacyState, InterviewOffer } from './state';
import { isLapsed, waitsForFile } from './state-table';

/** Deadlines of a candidacy (docs/state-machines.md#candidacy-deadlines). */
export const deadlineNames = [
  'reminder',
  'escalation',
  'expiry',
  'interviewAnswer',
  'interviewReminder',
  'offerLapse',
  'outcome',
  'start',
  'startUnaccepted',
  'startHeld',
  'startHeldByFile',
  'end',
] as const;
/** One of {@link deadlineNames}. */
export type DeadlineName = (typeof deadlineNames)[number];

/** A deadline of the current state. */
export interface Deadline {
  readonly name: DeadlineName;
  readonly at: string;
}

/** Lead time of the reminder before an interview. */
export const REMIND_BEFORE_INTERVIEW_MS = 2 * HOUR_MS;
/** Time to answer an interview before a reminder is sent. */
export const ANSWER_INTERVIEW_WITHIN_MS = DAY_MS;
/** Minimum time between a question and its first reminder, however close the date is. */
export const NO_REMINDER_BEFORE_MS = 4 * HOUR_MS;
/** The carrier's admins are notified at this multiple of the target. */
export const ESCALATE_AT_TARGETS = 2;

/** Identifies one deadline, so that each fires once: a moved interview has other deadlines. */
export const deadlineKey = ({ name, at }: Deadline): string => `${name}@${at}`;

const days = (from: string, count: number): string => instantAfter(from, count * DAY_MS);

/** The deadline, but no sooner than the minimum time to answer. */
function notBefore(from: string, at: string): string {
  const earliest = instantAfter(from, NO_REMINDER_BEFORE_MS);
  return Date.parse(at) < Date.parse(earliest) ? earliest : at;
}

const targetDeadlines = (from: string, target: number): Deadline[] => [
  { name: 'reminder', at: notBefore(from, days(from, target)) },
  { name: 'escalation', at: notBefore(from, days(from, ESCALATE_AT_TARGETS * target)) },
];

function interviewDeadlines(interview: CandidacyInterview, outcome: number): Deadline[] {
  const { startsAt, scheduledAt, answer, remind } = interview;
  const deadlines: Deadline[] = [
    { name: 'outcome', at: days(startsAt, outcome) },
    { name: 'escalation', at: days(startsAt, ESCALATE_AT_TARGETS * outcome) },
  ];
  const reminder = instantAfter(startsAt, -REMIND_BEFORE_INTERVIEW_MS);
  // Scheduled less than two hours ahead: the invitation itself is the reminder.
  if (remind && reminder > scheduledAt) deadlines.unshift({ name: 'interviewReminder', at: reminder });
  const answerDue = instantAfter(scheduledAt, ANSWER_INTERVIEW_WITHIN_MS);
  if (answer === 'waiting' && answerDue < startsAt) deadlines.unshift({ name: 'interviewAnswer', at: answerDue });
  return deadlines;
}

/** When the last of the offered times begins. */
const lastStart = ({ slots }: InterviewOffer): string =>
  slots.reduce((latest, { startsAt }) => (startsAt > latest ? startsAt : latest), '');

// A counter-proposal waits for the carrier, however late the offered times are.
function offerDeadlines(offer: InterviewOffer): Deadline[] {
  if (offer.answer === 'declined') return [];
  const last = lastStart(offer);
  const answerDue = instantAfter(offer.offeredAt, ANSWER_INTERVIEW_WITHIN_MS);
  const lapse: Deadline = { name: 'offerLapse', at: last };
  return answerDue < last ? [{ name: 'interviewAnswer', at: answerDue }, lapse] : [lapse];
}

function hireDeadlines(hire: CandidacyHire, offer: number): Deadline[] {
  if (hire.startedAt !== null) return hire.endsAt === null ? [] : [{ name: 'end', at: hire.endsAt }];
  if (hire.answer === 'accepted') return [{ name: 'start', at: hire.startsAt }];
  return [...targetDeadlines(startWaitsSince(hire), offer), { name: 'startUnaccepted', at: answerStartBy(hire) }];
}

/**
 * From this instant the carrier may confirm an offered start without an answer: the start date has arrived, and the
 * driver had time to answer.
 */
export const answerStartBy = (hire: CandidacyHire): string => notBefore(startWaitsSince(hire), hire.startsAt);

/** The start of the current wait: for the driver's answer to the offer, or the carrier's answer to a proposed date. */
export const startWaitsSince = ({ offeredAt, proposal }: CandidacyHire): string => proposal?.proposedAt ?? offeredAt;

// The start date comes but the assignment does not start: carrier and driver are notified.
function heldDeadlines(state: CandidacyState, { startsAt, startedAt, answer }: CandidacyHire): Deadline[] {
  if (isLapsed(state)) return startedAt === null ? [{ name: 'startHeld', at: startsAt }] : [];
  return waitsForFile(state) && answer === 'accepted' ? [{ name: 'startHeldByFile', at: startsAt }] : [];
}

/** Whether the start date has come, but the start waits for a renewal or for the driver's file. */
export const isStartHeld = (state: CandidacyState, at: string): boolean =>
  state.hire !== null && heldDeadlines(state, state.hire).some((held) => isReached(held.at, Date.parse(at)));

/** Every deadline of the current state, including those that have fired. */
export function allDeadlines(state: CandidacyState): Deadline[] {
  const { name, enteredAt, targets, interview, offer, hire } = state;
  const held = (from: string): string => instantAfter(from, state.pause?.heldMs ?? 0);
  switch (name) {
    case 'invited':
      return [
        ...targetDeadlines(held(enteredAt), targets.invited),
        { name: 'expiry', at: days(held(enteredAt), targets.inviteExpires) },
      ];
    case 'requested':
      return [
        ...targetDeadlines(held(enteredAt), targets.requested),
        { name: 'expiry', at: days(held(enteredAt), targets.requestExpires) },
      ];
    case 'inReview':
      return targetDeadlines(held(enteredAt), targets.inReview);
    case 'approved':
      return targetDeadlines(held(enteredAt), targets.approved);
    case 'interviewOffered':
      return offer === undefined
        ? []
        : [...targetDeadlines(held(enteredAt), targets.approved), ...offerDeadlines(offer)];
    case 'interviewing':
      return interview === null ? [] : interviewDeadlines(interview, targets.outcome);
    case 'hired':
      if (hire === null) return [];
      return [
        ...heldDeadlines(state, hire),
        ...hireDeadlines({ ...hire, offeredAt: held(hire.offeredAt) }, targets.offer),
      ];
    case 'none':
    case 'ended':
    case 'closed':
      return [];
  }
}

/** Whether the carrier is deactivated. */
export const isPaused = ({ pause }: CandidacyState): boolean => pause !== undefined && pause.since !== null;

// A held start resumes with the renewal, or when the file is complete.
const isHeld = (state: CandidacyState, { name }: Deadline): boolean =>
  isLapsed(state) ? name === 'start' || name === 'startUnaccepted' : name === 'start' && waitsForFile(state);

const runningDeadlines = (state: CandidacyState): Deadline[] =>
  isPaused(state) ? [] : allDeadlines(state).filter((deadline) => !isHeld(state, deadline));

/** Deadlines that have not fired yet, earliest first; none while the carrier is deactivated. */
export const deadlinesOf = (state: CandidacyState): Deadline[] =>
  runningDeadlines(state)
    .filter((deadline) => !state.firedDeadlines.includes(deadlineKey(deadline)))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));

/** When the current wait exceeds its target; lists compute "overdue" from it. */
export const dueAtOf = (state: CandidacyState): string | null =>
  runningDeadlines(state).find(({ name }) => name === 'reminder' || name === 'outcome')?.at ?? null;

/** When the current wait expires. */
export const expiresAtOf = (state: CandidacyState): string | null =>
  runningDeadlines(state).find(({ name }) => name === 'expiry')?.at ?? null;
