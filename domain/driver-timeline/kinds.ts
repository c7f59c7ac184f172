import type { DriverPipelineEventType } from '../driver-pipeline/events';

/** Kinds of entries on a driver's timeline. */
export const timelineKinds = ['pipeline', 'documents', 'candidacies', 'messages', 'calls', 'notes'] as const;
/** One of {@link timelineKinds}. */
export type TimelineKind = (typeof timelineKinds)[number];

/** Kinds of the transitions of a driver's pipeline. */
export type PipelineTimelineKind = Extract<TimelineKind, 'pipeline' | 'documents' | 'calls'>;

const kinds: Readonly<Record<DriverPipelineEventType, PipelineTimelineKind>> = {
  imported: 'pipeline',
  signedUp: 'pipeline',
  contactConfirmed: 'pipeline',
  preQualificationAnswered: 'pipeline',
  taskStarted: 'documents',
  taskCompleted: 'documents',
  taskSent: 'documents',
  taskApproved: 'documents',
  taskRejected: 'documents',
  taskReopened: 'documents',
  approvalUndone: 'documents',
  documentRequested: 'documents',
  documentUploaded: 'documents',
  documentRefused: 'documents',
  documentReady: 'documents',
  documentApproved: 'documents',
  documentRejected: 'documents',
  documentReopened: 'documents',
  applicationStarted: 'pipeline',
  applicationCompleted: 'pipeline',
  callRecorded: 'calls',
  callMissed: 'calls',
  resultRecorded: 'documents',
  expiryRecorded: 'documents',
  expiryNear: 'documents',
  proofExpired: 'documents',
  stageMoved: 'pipeline',
  moveUndone: 'pipeline',
  stageEntered: 'pipeline',
  stageOverdue: 'pipeline',
  stageEscalated: 'pipeline',
  snoozed: 'pipeline',
  snoozeEnded: 'pipeline',
  ownerAssigned: 'pipeline',
  availabilityChanged: 'pipeline',
  hireStarted: 'pipeline',
  hireAssignmentStarted: 'pipeline',
  hireEnded: 'pipeline',
  erased: 'pipeline',
};

/** The timeline kind of a pipeline transition; `pipeline` for types that this release does not know. */
export const kindOfPipelineEvent = (type: string): PipelineTimelineKind =>
  Object.hasOwn(kinds, type) ? kinds[type as DriverPipelineEventType] : 'pipeline';

/** The pipeline transitions of a timeline kind. */
export const pipelineEventsOf = (kind: PipelineTimelineKind): DriverPipelineEventType[] =>
  (Object.keys(kinds) as DriverPipelineEventType[]).filter((type) => kinds[type] === kind);
