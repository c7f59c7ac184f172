import { isReached } from '../shared/durations';
import { allDeadlines, deadlineKey, startWaitsSince } from './deadlines';
import type { CandidacyState, FileParty } from './state';
import { isBarredByFile, isLapsed, isOnAssignment, proposedInterviewTime, waitsForFile } from './state-table';

/** The party whose move the candidacy waits for. */
export type Turn = 'driver' | 'carrier' | 'safety' | 'nobody';

/** The next step, as a code that pages translate. */
export const nextSteps = [
  'answerInvite',
  'carrierAnswersRequest',
  'safetyReviews',
  'carrierSchedulesInterview',
  'pickInterviewTime',
  'carrierOffersTimes',
  'answerInterview',
  'carrierConfirmsTime',
  'attendInterview',
  'decideAfterInterview',
  'answerStart',
  'carrierAnswersStart',
  'carrierConfirmsStart',
  'startWork',
  'completeDriverFile',
  'driverCompletesFile',
  'bothCompleteFile',
  'renewProof',
  'completeDriverFileAtWork',
  'driverCompletesFileAtWork',
  'bothCompleteFileAtWork',
  'renewProofAtWork',
  'onAssignment',
  'nothing',
] as const;
/** One of {@link nextSteps}. */
export type NextStep = (typeof nextSteps)[number];

/** The next step in this state, regardless of the time. */
export function nextStep(state: CandidacyState): NextStep {
  switch (state.name) {
    case 'invited':
      return 'answerInvite';
    case 'requested':
      return 'carrierAnswersRequest';
    case 'inReview':
      return 'safetyReviews';
    case 'approved':
      return 'carrierSchedulesInterview';
    case 'interviewOffered':
      return offerStep(state);
    case 'interviewing':
      return interviewStep(state);
    case 'hired':
      return hireStep(state);
    case 'none':
    case 'ended':
    case 'closed':
      return 'nothing';
  }
}

function offerStep(state: CandidacyState): NextStep {
  if (state.offer?.answer !== 'declined') return 'pickInterviewTime';
  return proposedInterviewTime(state) === null ? 'carrierOffersTimes' : 'carrierConfirmsTime';
}

function interviewStep({ interview }: CandidacyState): NextStep {
  if (interview?.answer === 'waiting') return 'answerInterview';
  return interview?.answer === 'proposed' ? 'carrierConfirmsTime' : 'attendInterview';
}

const fileSteps = {
  carrier: 'completeDriverFile',
  driver: 'driverCompletesFile',
  both: 'bothCompleteFile',
} as const satisfies Record<FileParty, NextStep>;

const workFileSteps = {
  carrier: 'completeDriverFileAtWork',
  driver: 'driverCompletesFileAtWork',
  both: 'bothCompleteFileAtWork',
} as const satisfies Record<FileParty, NextStep>;

const isIn = (steps: Readonly<Record<FileParty, NextStep>>, step: string): boolean =>
  Object.values<string>(steps).includes(step);

/** Whether an accepted start waits for the driver's file, of whichever party. */
export const isFileStep = (step: NextStep): boolean => isIn(fileSteps, step);

/** Whether a driver on assignment must not drive: until the file is complete, or an expired document is renewed. */
export const mustNotDrive = (step: string): boolean => step === 'renewProofAtWork' || isIn(workFileSteps, step);

/** Whether driving waits for the renewal of a license or medical card: before the first day, or on assignment. */
export const isRenewalStep = (step: NextStep): boolean => step === 'renewProof' || step === 'renewProofAtWork';

/** Whether driving waits for the driver's file, of whichever party: before the first day, or on assignment. */
export const waitsForFileAt = (step: NextStep): boolean => isFileStep(step) || isIn(workFileSteps, step);

/** Whether driving waits for what the driver has to bring to the file. */
export const needsFileOfDriver = (step: NextStep): boolean => waitsForFileAt(step) && waitsForDriver(step);

/** The step of a driver on assignment, who must not drive while the file or an expired document bars it. */
function workStep(state: CandidacyState): NextStep {
  if (isLapsed(state)) return 'renewProofAtWork';
  return isBarredByFile(state) ? workFileSteps[state.hire?.file?.waitsOn ?? 'carrier'] : 'onAssignment';
}

function hireStep(state: CandidacyState): NextStep {
  if (isOnAssignment(state)) return workStep(state);
  if (state.hire?.proposal) return 'carrierAnswersStart';
  if (state.hire?.answer === 'accepted') {
    if (isLapsed(state)) return 'renewProof';
    return waitsForFile(state) ? fileSteps[state.hire.file?.waitsOn ?? 'carrier'] : 'startWork';
  }
  // A held start cannot be confirmed by the carrier, so the offer waits for the driver's answer.
  if (isLapsed(state)) return 'answerStart';
  const reached = allDeadlines(state).find(({ name }) => name === 'startUnaccepted');
  return reached !== undefined && state.firedDeadlines.includes(deadlineKey(reached))
    ? 'carrierConfirmsStart'
    : 'answerStart';
}

const hireSteps: readonly NextStep[] = [
  'answerStart',
  'carrierAnswersStart',
  'carrierConfirmsStart',
  'startWork',
  ...Object.values(fileSteps),
  'renewProof',
];

/** Whether the driver is hired and has not begun: no other application is possible until the job is declined. */
export const isBeforeStart = (step: NextStep): boolean => hireSteps.includes(step);

const turns = {
  answerInvite: 'driver',
  carrierAnswersRequest: 'carrier',
  safetyReviews: 'safety',
  carrierSchedulesInterview: 'carrier',
  pickInterviewTime: 'driver',
  carrierOffersTimes: 'carrier',
  answerInterview: 'driver',
  carrierConfirmsTime: 'carrier',
  // Both sides attend; afterward the carrier decides.
  attendInterview: 'nobody',
  decideAfterInterview: 'carrier',
  answerStart: 'driver',
  carrierAnswersStart: 'carrier',
  carrierConfirmsStart: 'carrier',
  startWork: 'nobody',
  completeDriverFile: 'safety',
  driverCompletesFile: 'driver',
  // The driver as well: see waitsForDriver.
  bothCompleteFile: 'safety',
  renewProof: 'driver',
  completeDriverFileAtWork: 'safety',
  driverCompletesFileAtWork: 'driver',
  // The driver as well: see waitsForDriver.
  bothCompleteFileAtWork: 'safety',
  renewProofAtWork: 'driver',
  onAssignment: 'nobody',
  nothing: 'nobody',
} as const satisfies Record<NextStep, Turn>;

/** Steps for the carrier's staff. A row keeps `attendInterview` after the interview, when the carrier has to decide. */
export type CarrierStep =
  'attendInterview' | { [S in NextStep]: (typeof turns)[S] extends 'carrier' | 'safety' ? S : never }[NextStep];

/** The party whose move a step waits for; where both sides have to act, the carrier's. */
export const turnOf = (step: NextStep): Turn => turns[step];

/** Whether a step waits for the driver, alone or as well as for the carrier. */
export const waitsForDriver = (step: NextStep): boolean =>
  turns[step] === 'driver' || step === 'bothCompleteFile' || step === 'bothCompleteFileAtWork';

/** The next step once the interview has started: it is too late for an answer, and the carrier decides. */
export const stepAfter = (step: NextStep, hasInterviewStarted: boolean): NextStep =>
  hasInterviewStarted && (step === 'answerInterview' || step === 'attendInterview') ? 'decideAfterInterview' : step;

/** The next step at this time. */
export const stepAt = (state: CandidacyState, now: number): NextStep =>
  stepAfter(nextStep(state), state.interview !== null && isReached(state.interview.startsAt, now));

/** The party whose move it is at this time. */
export const whoseTurn = (state: CandidacyState, now: number): Turn => turnOf(stepAt(state, now));

/** Target of the current wait in days, and its start; null if no one has to act. */
export function targetOf({
  name,
  enteredAt,
  targets,
  interview,
  hire,
}: CandidacyState): { since: string; days: number } | null {
  switch (name) {
    case 'invited':
    case 'requested':
    case 'inReview':
    case 'approved':
      return { since: enteredAt, days: targets[name] };
    case 'interviewOffered':
      return { since: enteredAt, days: targets.approved };
    case 'interviewing':
      return interview === null ? null : { since: interview.startsAt, days: targets.outcome };
    case 'hired':
      return hire?.answer === 'offered' && hire.startedAt === null
        ? { since: startWaitsSince(hire), days: targets.offer }
        : null;
    case 'none':
    case 'ended':
    case 'closed':
      return null;
  }
}
