import type { DataConverter, Payload } from '@temporalio/common';
import { adverseEventTypes } from '#domain/adverse-actions/events';
import { adverseMoves } from '#domain/adverse-actions/moves';
import { adverseActionStates, adverseEndReasons, adversePaths, noticeKinds } from '#domain/adverse-actions/states';
import { agreementEventTypes } from '#domain/agreements/events';
import { agreementMoves } from '#domain/agreements/moves';
import { agreementStates, noticeParties } from '#domain/agreements/states';
import { type TransitionGuard, transitionGuards } from '#domain/candidacies/activities';
import { deadlineNames } from '#domain/candidacies/deadlines';
import { candidacyEventTypes } from '#domain/candidacies/events';
import type { CandidacyFollowUp } from '#domain/candidacies/follow-ups';
import { candidacyMoves } from '#domain/candidacies/moves';
import { candidacySources } from '#domain/candidacies/sources';
import type { CandidacyHire } from '#domain/candidacies/state';
import {
  driverReasons,
  fleetReasons,
  interviewAnswers,
  interviewPlaces,
  offerAnswers,
  requestKinds,
  systemReasons,
} from '#domain/candidacies/states';
import { accessEventTypes } from '#domain/dq-access/events';
import { accessMoves } from '#domain/dq-access/moves';
import { accessEndReasons, accessStates } from '#domain/dq-access/states';
import { pipelineDeadlineNames } from '#domain/driver-pipeline/deadlines';
import { driverPipelineEventTypes } from '#domain/driver-pipeline/events';
import { expiryKinds } from '#domain/driver-pipeline/expiries';
import { hireFactTypes } from '#domain/driver-pipeline/facts';
import type { PipelineFollowUp } from '#domain/driver-pipeline/follow-ups';
import { lifecycleStatuses } from '#domain/driver-pipeline/lifecycle-statuses';
import { exitReasons, rejectionReasons, snoozeReasons } from '#domain/driver-pipeline/reasons';
import { resultKinds, resultStatuses } from '#domain/driver-pipeline/results';
import { driverStages } from '#domain/driver-pipeline/stages';
import { callOutcomes, preQualifications } from '#domain/driver-pipeline/state';
import { documentKinds, documentStatuses, onboardingTasks, taskStatuses } from '#domain/driver-pipeline/tasks';
import { verificationDeadlineNames } from '#domain/employment-verifications/deadlines';
import { verificationEventTypes } from '#domain/employment-verifications/events';
import { verificationMoves } from '#domain/employment-verifications/moves';
import { attemptChannels, verificationStates } from '#domain/employment-verifications/states';
import { jobOrderEventTypes } from '#domain/job-orders/events';
import type { JobOrderFollowUp } from '#domain/job-orders/follow-ups';
import type { Seat } from '#domain/job-orders/state';
import { approvalStatuses, orderStatuses, pastReasons, waveSkips, waveStatuses } from '#domain/job-orders/states';
import { isProblemCode } from '#domain/problems';
import { recurringJobs } from '#domain/recurring/jobs';
import { requirements } from '#domain/requirements/records/all';
import { actorKinds } from '#domain/shared/actor';
import { candidacyStates, recordStatuses } from '#domain/shared/candidacy-states';

const hireAnswers: CandidacyHire['answer'][] = ['offered', 'accepted'];
const guards: readonly TransitionGuard[] = transitionGuards;
const seatUses: (Seat['use'] | 'free')[] = ['held', 'used', 'free'];
const followUps: (CandidacyFollowUp | PipelineFollowUp | JobOrderFollowUp)['kind'][] = [
  'releaseSeat',
  'scanFile',
  'planWave',
  'sendWave',
];
/** Marks of workflow versions (`patched`). */
const patches = ['file-checks-at-work', 'review-is-guarded'];

/** Every domain value that a payload may contain. */
const words = new Set<string>([
  '',
  'none',
  ...candidacyStates,
  ...recordStatuses,
  ...requestKinds,
  ...fleetReasons,
  ...driverReasons,
  ...systemReasons,
  ...candidacySources,
  ...interviewAnswers,
  ...offerAnswers,
  ...interviewPlaces,
  ...candidacyEventTypes,
  ...Object.keys(candidacyMoves),
  ...jobOrderEventTypes,
  ...orderStatuses,
  ...approvalStatuses,
  ...pastReasons,
  ...waveStatuses,
  ...waveSkips,
  ...candidacySources,
  ...actorKinds,
  ...hireAnswers,
  ...seatUses,
  ...guards,
  ...patches,
  ...followUps,
  ...agreementEventTypes,
  ...agreementStates,
  ...noticeParties,
  ...Object.keys(agreementMoves),
  ...accessEventTypes,
  ...accessStates,
  ...accessEndReasons,
  ...Object.keys(accessMoves),
  ...adverseEventTypes,
  ...adverseActionStates,
  ...adverseEndReasons,
  ...adversePaths,
  ...noticeKinds,
  ...Object.keys(adverseMoves),
  ...verificationEventTypes,
  ...verificationStates,
  ...attemptChannels,
  ...Object.keys(verificationMoves),
  ...driverPipelineEventTypes,
  ...driverStages,
  ...lifecycleStatuses,
  ...onboardingTasks,
  ...taskStatuses,
  ...documentKinds,
  ...documentStatuses,
  ...resultKinds,
  ...resultStatuses,
  ...expiryKinds,
  ...exitReasons,
  ...rejectionReasons,
  ...snoozeReasons,
  ...preQualifications,
  ...callOutcomes,
  ...recurringJobs,
  ...requirements.map(({ code }) => code),
  'started',
  'completed',
]);

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const date = '\\d{4}-\\d{2}-\\d{2}';
const instant = `${date}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z`;
const patterns = [
  uuid,
  `candidacy/${uuid}/${uuid}`,
  `job-order/${uuid}`,
  `driver-pipeline/${uuid}`,
  `dq-access/${uuid}/${uuid}`,
  `(${accessEventTypes.join('|')})@${instant}`,
  `agreement/${uuid}`,
  `(${agreementEventTypes.join('|')})@${instant}`,
  // The version of a legal text, which is public.
  'v\\d+',
  `adverse-action/${uuid}`,
  `(${adverseEventTypes.join('|')}|adverseWait)@${instant}`,
  `voe/${uuid}/${uuid}`,
  `(${[...verificationEventTypes, ...verificationDeadlineNames].join('|')})@${instant}`,
  `(${hireFactTypes.join('|')})/${uuid}`,
  `(proofsLapsed|proofsRenewed)/\\d+`,
  // Causes of autopilot's events, and the ids of its invitations.
  `wave/\\d+/(waveStarted|waveSkipped|over|planned@${instant})`,
  `${uuid}/wave/\\d+/${uuid}`,
  `(started|completed)/(${onboardingTasks.join('|')})`,
  `${uuid}/\\d+/\\d+/(take|release)`,
  date,
  instant,
  `(${[...deadlineNames, 'end', 'organizationPaused', 'organizationResumed'].join('|')})@${instant}`,
  `(${pipelineDeadlineNames.join('|')})(/(${expiryKinds.join('|')}))?@${instant}`,
].map((pattern) => new RegExp(`^${pattern}$`));

function isZone(text: string): boolean {
  try {
    return text.includes('/') && new Intl.DateTimeFormat('en-US', { timeZone: text }).format() !== '';
  } catch {
    return false;
  }
}

const isAllowed = (text: string): boolean =>
  words.has(text) || isProblemCode(text) || patterns.some((pattern) => pattern.test(text)) || isZone(text);

/** Decodes every payload of a history and returns the strings that it must not contain. */
export async function forbiddenStrings(history: unknown, { payloadCodecs = [] }: DataConverter): Promise<string[]> {
  const found: string[] = [];
  for (const payload of payloadsIn(history)) {
    let decoded: Payload[] = [payload];
    for (const codec of payloadCodecs) decoded = await codec.decode(decoded);
    const text = Buffer.from(decoded[0]?.data ?? []).toString('utf8');
    if (text !== '') found.push(...stringsIn(JSON.parse(text)).filter((each) => !isAllowed(each)));
  }
  return [...new Set(found)];
}

/** Any object with encoding metadata is a payload, wherever it is in the event. */
function payloadsIn(value: unknown): Payload[] {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  if (
    'metadata' in value &&
    typeof value.metadata === 'object' &&
    value.metadata !== null &&
    'encoding' in value.metadata
  ) {
    return [value as Payload];
  }
  return Object.values(value).flatMap(payloadsIn);
}

// Stack traces name code locations only, never values.
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (name === 'stack_trace' ? [] : stringsIn(each)));
}
