import type { DriverPipelineEventType } from '../driver-pipeline/events';

/** What a driver's timeline is made of. */
export const timelineKinds = ['pipeline', 'documents', 'candidacies', 'messages', 'calls', 'notes'] as const;
/** One of {@link timelineKinds}. */
export type TimelineKind = (typeof timelineKinds)[number];

/** Kinds that transitions of a driver's own pipeline belong to. */
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
  hireBegun: 'pipeline',
  assignmentBegun: 'pipeline',
  hireOver: 'pipeline',
  erased: 'pipeline',
};

/** Where a transition of a driver's pipeline is told; one that this version does not know is about the pipeline. */
export const kindOfPipelineEvent = (type: string): PipelineTimelineKind =>
  Object.hasOwn(kinds, type) ? kinds[type as DriverPipelineEventType] : 'pipeline';

/** The transitions that are told under a kind. */
export const pipelineEventsOf = (kind: PipelineTimelineKind): DriverPipelineEventType[] =>
  (Object.keys(kinds) as DriverPipelineEventType[]).filter((type) => kinds[type] === kind);
