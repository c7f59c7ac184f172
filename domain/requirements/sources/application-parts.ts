import type { DriverPipelineEventType } from '../../driver-pipeline/events';
import { closedStages } from '../../driver-pipeline/stages';
import type { DriverPipelineState } from '../../driver-pipeline/state';
import { type DocumentStatus, isUnderReview, type SentTask } from '../../driver-pipeline/tasks';
import type { ApplicationPart, OwnApplication } from '../model/own-application';
import { contactKinds, taskKinds } from './pipeline-proofs';

/** The part of a pipeline's state that decides where the parts of an application stand. */
export type SentState = Pick<DriverPipelineState, 'stage' | 'tasks' | 'documents' | 'expiries'>;

const contacts = ['email', 'phone'] as const;
const sides = ['driverLicense', 'backDriverLicense'] as const;

/** A license is as far as its side that is least advanced: one to send, one under review, both approved. */
function licensePart({ documents }: SentState): ApplicationPart {
  const isOpen = (status: DocumentStatus): boolean => status !== 'approved' && !isUnderReview(status);
  const about =
    sides.find((side) => documents[side].status === 'rejected') ??
    sides.find((side) => isOpen(documents[side].status)) ??
    sides.find((side) => isUnderReview(documents[side].status)) ??
    'driverLicense';
  return { kind: 'license', about, status: documents[about].status };
}

/** The parts of a driver's application that become evidence, each as far as its page says. */
export function ownApplication(state: SentState): OwnApplication {
  const { stage, tasks, documents, expiries } = state;
  const license = licensePart(state);
  const sent = Object.entries(taskKinds) as [SentTask, ApplicationPart['kind']][];
  return {
    isClosed: closedStages.includes(stage),
    parts: [
      ...contacts.map((about) => ({ kind: contactKinds[about], about, status: tasks[about] })),
      ...sent.map(([about, kind]) => ({ kind, about, status: tasks[about] })),
      license,
      // It is printed on the license, which renews it.
      ...(expiries.hazmat === undefined ? [] : [{ ...license, kind: 'hazmatEndorsement' as const }]),
      { kind: 'medicalCertificate', about: 'dotMedicalCard', status: documents.dotMedicalCard.status },
      { kind: 'mvr', about: 'mvr', status: documents.mvr.status },
    ],
  };
}

const sentEvents: readonly DriverPipelineEventType[] = [
  'taskSent',
  'taskRejected',
  'taskReopened',
  'documentRequested',
  'documentUploaded',
  'documentRefused',
  'documentRejected',
];

/** Whether a transition changes the party that acts on a line, beside those that prove something. */
export const changesTurn = ({ type }: { readonly type: DriverPipelineEventType }): boolean => sentEvents.includes(type);
