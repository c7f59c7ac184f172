import type { DriverPipelineEventType } from '#domain/driver-pipeline/events';
import type { RejectionReason } from '#domain/driver-pipeline/reasons';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { documentKinds, sentTasks } from '#domain/driver-pipeline/tasks';
import { DAY_MS, MINUTE_MS } from '#domain/shared/durations';
import { derivedId } from '#platform/ids';
import type { Random } from '../random';
import { stageHistory } from '../stage-history';

/** Legal texts are in force from this date, so nothing is signed before it. */
const TEXTS_FROM = Date.parse('2026-01-02T15:00:00.000Z');

/** A rejected document or task, with the reviewer's reason and note. */
export interface Rejection {
  readonly about: string;
  readonly isDocument: boolean;
  readonly reason: RejectionReason;
  readonly note: string | null;
}

/** A rejection for every rejected document and task of the state. */
export function rejectionsOf(random: Random, state: DriverPipelineState, isHalfDone: boolean): Rejection[] {
  const documents = documentKinds
    .filter((kind) => state.documents[kind].status === 'rejected')
    .map((about): Rejection => {
      const hasEnd = about === 'driverLicense' || about === 'dotMedicalCard';
      const isExpired = hasEnd && !isHalfDone && random.chance(0.4);
      return isExpired
        ? { about, isDocument: true, reason: 'expired', note: null }
        : {
            about,
            isDocument: true,
            reason: 'unreadable',
            note: 'The photo is blurry. Please retake it in good light, with all four corners showing.',
          };
    });
  const tasks = sentTasks
    .filter((task) => state.tasks[task] === 'rejected')
    .map((about): Rejection =>
      about === 'photo'
        ? { about, isDocument: false, reason: 'photo_unclear', note: null }
        : {
            about,
            isDocument: false,
            reason: 'incomplete',
            note: 'Please add a supervisor or dispatcher who can verify your last two jobs.',
          },
    );
  return [...documents, ...tasks];
}

/** A pipeline event from before the import. */
export interface PastEvent {
  readonly type: DriverPipelineEventType;
  readonly about: string;
  readonly by: 'driver' | 'ops';
  readonly at: string;
  readonly reason: RejectionReason | null;
  readonly note: { readonly id: string; readonly text: string } | null;
}

type Sent = Pick<PastEvent, 'type' | 'about'>;

/** The submission of the last task, or else of the last document, and all rejections. */
export function pastEvents(
  state: DriverPipelineState,
  rejected: readonly Rejection[],
  { sentAt, reviewedAt }: SubmissionTimes,
): PastEvent[] {
  const lastDocument = documentKinds.findLast((kind) => state.documents[kind].fileId !== null);
  const lastTask = sentTasks.findLast((task) => state.sent?.[task] !== undefined);
  const document: Sent[] = lastDocument === undefined ? [] : [{ type: 'documentUploaded', about: lastDocument }];
  const sent: Sent[] = lastTask === undefined ? document : [{ type: 'taskSent', about: lastTask }];
  return [
    ...sent.map((event): PastEvent => ({ ...event, by: 'driver', at: isoAt(sentAt), reason: null, note: null })),
    ...rejected.map(({ about, isDocument, reason, note }, index): PastEvent => ({
      type: isDocument ? 'documentRejected' : 'taskRejected',
      about,
      by: 'ops',
      at: isoAt(reviewedAt + index * MINUTE_MS),
      reason,
      note: note === null ? null : { id: derivedId('seed', state.driverId, 'note', about), text: note },
    })),
  ];
}

const isoAt = (at: number): string => new Date(at).toISOString();

export interface SubmissionTimes {
  /** When the last document or task was sent. */
  readonly sentAt: number;
  readonly reviewedAt: number;
  /** When the compliance authorization was signed, which is the last step. */
  readonly signedAt: number;
}

/** Drivers in Processing are still submitting; all others submitted everything before their screening call. */
export function submissionTimes({
  state,
  createdAt,
  now,
}: {
  readonly state: DriverPipelineState;
  readonly createdAt: string;
  readonly now: number;
}): SubmissionTimes {
  const created = Date.parse(createdAt);
  const latest = now - 2 * 60 * MINUTE_MS;
  const wanted = wantedAt(state, createdAt, now);
  const sentAt = Math.min(Math.max(wanted, created + MINUTE_MS), latest);
  return {
    sentAt: Math.round(sentAt),
    reviewedAt: Math.round(sentAt + Math.min(DAY_MS, (now - sentAt) * 0.6)),
    signedAt: Math.round(Math.max(sentAt, TEXTS_FROM)),
  };
}

function wantedAt(state: DriverPipelineState, createdAt: string, now: number): number {
  const entered = Date.parse(state.enteredAt);
  if (state.stage === 'Processing') return (entered + now) / 2;
  const stages = stageHistory(state, createdAt);
  const interview = stages.find(({ stage }) => stage === 'Interview');
  if (interview !== undefined) return Date.parse(interview.at);
  return Math.min(Date.parse(stages[0]?.at ?? createdAt) + 3 * DAY_MS, entered);
}
