import type { CandidacyHire, CandidacyInterview, CandidacyState } from './state';
import { isLapsed } from './state-table';
import { DAY_MS, HOUR_MS, instantAfter } from '../shared/durations';

/** Deadlines of a candidacy (docs/state-machines.md#candidacy-deadlines). */
export const clockNames = [
  'reminder',
  'escalation',
  'expiry',
  'interviewAnswer',
  'interviewReminder',
  'outcome',
  'start',
  'startUnaccepted',
  'startHeld',
  'end',
] as const;
/** One of {@link clockNames}. */
export type ClockName = (typeof clockNames)[number];

/** A deadline of the present state. */
export interface Clock {
  readonly name: ClockName;
  readonly at: string;
}

/** Who takes part is reminded so long before an interview. */
export const REMIND_BEFORE_INTERVIEW_MS = 2 * HOUR_MS;
/** An interview that the driver has not answered reminds him after this. */
export const ANSWER_INTERVIEW_WITHIN_MS = DAY_MS;
/** Nobody is reminded sooner than this after the question reached them, however close the day is. */
export const NO_REMINDER_BEFORE_MS = 4 * HOUR_MS;
/** The carrier's lead is told when this many targets have passed. */
export const ESCALATE_AT_TARGETS = 2;

/** Names one deadline, so that each acts once: a moved interview is another deadline. */
export const clockKey = ({ name, at }: Clock): string => `${name}@${at}`;

const days = (from: string, count: number): string => instantAfter(from, count * DAY_MS);

/** The later of a deadline and the end of the time that everybody has to answer. */
const notBefore = (from: string, at: string): string => {
  const earliest = instantAfter(from, NO_REMINDER_BEFORE_MS);
  return Date.parse(at) < Date.parse(earliest) ? earliest : at;
};

const targetClocks = (from: string, target: number): Clock[] => [
  { name: 'reminder', at: notBefore(from, days(from, target)) },
  { name: 'escalation', at: notBefore(from, days(from, ESCALATE_AT_TARGETS * target)) },
];

const interviewClocks = (interview: CandidacyInterview, outcome: number): Clock[] => {
  const { startsAt, scheduledAt, answer, remind } = interview;
  const clocks: Clock[] = [
    { name: 'outcome', at: days(startsAt, outcome) },
    { name: 'escalation', at: days(startsAt, ESCALATE_AT_TARGETS * outcome) },
  ];
  const reminder = instantAfter(startsAt, -REMIND_BEFORE_INTERVIEW_MS);
  // Scheduled under two hours ahead: the invitation itself is the reminder.
  if (remind && reminder > scheduledAt) clocks.unshift({ name: 'interviewReminder', at: reminder });
  const answerDue = instantAfter(scheduledAt, ANSWER_INTERVIEW_WITHIN_MS);
  if (answer === 'waiting' && answerDue < startsAt) clocks.unshift({ name: 'interviewAnswer', at: answerDue });
  return clocks;
};

const hireClocks = (hire: CandidacyHire, offer: number): Clock[] => {
  if (hire.startedAt !== null) return hire.endsAt === null ? [] : [{ name: 'end', at: hire.endsAt }];
  if (hire.answer === 'accepted') return [{ name: 'start', at: hire.startsAt }];
  return [...targetClocks(startWaitsSince(hire), offer), { name: 'startUnaccepted', at: answerStartBy(hire) }];
};

/**
 * From here on an offered start without an answer is the carrier's to confirm: its day has come, and time to answer was
 * given.
 */
export const answerStartBy = (hire: CandidacyHire): string => notBefore(startWaitsSince(hire), hire.startsAt);

/** Since when the start waits: for the driver's answer, or for the carrier's to another date. */
export const startWaitsSince = ({ offeredAt, proposal }: CandidacyHire): string => proposal?.proposedAt ?? offeredAt;

// The day comes and nothing starts: carrier and driver are told.
const heldClocks = (state: CandidacyState, { startsAt, startedAt }: CandidacyHire): Clock[] =>
  isLapsed(state) && startedAt === null ? [{ name: 'startHeld', at: startsAt }] : [];

/** Every deadline of the present state, also those that have acted. */
export const allClocks = (state: CandidacyState): Clock[] => {
  const { name, enteredAt, targets, interview, hire } = state;
  const held = (from: string): string => instantAfter(from, state.pause?.heldMs ?? 0);
  switch (name) {
    case 'invited':
      return [
        ...targetClocks(held(enteredAt), targets.invited),
        { name: 'expiry', at: days(held(enteredAt), targets.inviteExpires) },
      ];
    case 'requested':
      return [
        ...targetClocks(held(enteredAt), targets.requested),
        { name: 'expiry', at: days(held(enteredAt), targets.requestExpires) },
      ];
    case 'inReview':
      return targetClocks(held(enteredAt), targets.inReview);
    case 'approved':
      return targetClocks(held(enteredAt), targets.approved);
    case 'interviewing':
      return interview === null ? [] : interviewClocks(interview, targets.outcome);
    case 'hired':
      if (hire === null) return [];
      return [...heldClocks(state, hire), ...hireClocks({ ...hire, offeredAt: held(hire.offeredAt) }, targets.offer)];
    case 'none':
    case 'ended':
    case 'closed':
      return [];
  }
};

/** Whether the carrier is deactivated. */
export const isPaused = ({ pause }: CandidacyState): boolean => pause !== undefined && pause.since !== null;

// A start that waits for a renewal comes with it.
const isHeld = (state: CandidacyState, { name }: Clock): boolean =>
  isLapsed(state) && (name === 'start' || name === 'startUnaccepted');

const runningClocks = (state: CandidacyState): Clock[] =>
  isPaused(state) ? [] : allClocks(state).filter((clock) => !isHeld(state, clock));

/** The deadlines that have not acted yet, the next one first; none while the carrier is deactivated. */
export const clocksOf = (state: CandidacyState): Clock[] =>
  runningClocks(state)
    .filter((clock) => !state.firedClocks.includes(clockKey(clock)))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));

/** When the present wait is over its target: lists compute "overdue" from it. */
export const dueAtOf = (state: CandidacyState): string | null =>
  runningClocks(state).find(({ name }) => name === 'reminder' || name === 'outcome')?.at ?? null;

/** When the present wait ends by itself. */
export const expiresAtOf = (state: CandidacyState): string | null =>
  runningClocks(state).find(({ name }) => name === 'expiry')?.at ?? null;
