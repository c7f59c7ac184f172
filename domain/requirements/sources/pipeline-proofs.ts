import type { DriverPipelineEventType } from '../../driver-pipeline/events';
import { enteredExpiries, type Expiry } from '../../driver-pipeline/expiries';
import { sentEntry } from '../../driver-pipeline/requirements';
import { type ResultKind, resultKinds } from '../../driver-pipeline/results';
import type { DriverPipelineState } from '../../driver-pipeline/state';
import { type DocumentKind, documentKinds, isFileTask, isReviewed, type SentTask } from '../../driver-pipeline/tasks';
import type { EvidenceKind } from '../model/evidence';

/** Evidence that a transition of a driver's pipeline accepts, or whose acceptance it withdraws. */
export interface PipelineProof {
  readonly kind: EvidenceKind;
  readonly obtainedBy: 'driver' | 'platform';
  readonly fileId: string | null;
  /** The back of a license. */
  readonly backFileId: string | null;
  readonly submissionId: string | null;
  /** Set if a file of the result proves it. */
  readonly result: ResultKind | null;
  readonly expiresOn: string | null;
  readonly verdict: 'accepted' | 'withdrawn';
}

/** The evidence that each task is. */
export const taskKinds: Readonly<Partial<Record<SentTask, EvidenceKind>>> = {
  photo: 'photo',
  schedule: 'schedule',
  reference: 'reference',
  employmentHistory: 'employmentHistory',
  residenceHistory: 'residenceHistory',
  compliance: 'complianceForm',
};
/** The evidence that each confirmed contact is. */
export const contactKinds = { email: 'confirmedEmail', phone: 'confirmedPhone' } as const;
const resultEvidence: Readonly<Record<ResultKind, EvidenceKind>> = {
  mvr: 'mvr',
  cdlis: 'cdlis',
  backgroundCheck: 'backgroundReport',
  employmentVerification: 'employmentVerification',
};
const enteredKinds: Readonly<Record<(typeof enteredExpiries)[number], EvidenceKind>> = {
  twic: 'twic',
  hazmat: 'hazmatEndorsement',
};

const nothing = {
  obtainedBy: 'platform',
  fileId: null,
  backFileId: null,
  submissionId: null,
  result: null,
  expiresOn: null,
  verdict: 'accepted',
} as const;

/** Transitions that prove something, or withdraw what was proven. */
export const provingEvents = [
  'imported',
  'contactConfirmed',
  'taskSent',
  'taskApproved',
  'approvalUndone',
  'documentApproved',
  'documentReopened',
  'expiryRecorded',
  'resultRecorded',
] as const satisfies readonly DriverPipelineEventType[];
/** One of {@link provingEvents}. */
export type ProvingEvent = (typeof provingEvents)[number];

/** Whether a transition is one of {@link provingEvents}. */
export const isProvingEvent = <Event extends { readonly type: string }>(
  event: Event,
): event is Event & { readonly type: ProvingEvent } => provingEvents.some((type) => type === event.type);

/** A transition with the state after it. */
export interface ProofTransition {
  readonly type: ProvingEvent;
  readonly snapshot: DriverPipelineState;
}

/** The proofs of one transition; of an imported pipeline, everything that it has. */
export function pipelineProofs({ type, snapshot }: ProofTransition): PipelineProof[] {
  const { about } = snapshot;
  switch (type) {
    case 'imported':
      return importedProofs(snapshot);
    case 'contactConfirmed':
      return contactProof(about);
    case 'taskSent':
      return sentTasksOf(about).flatMap((task) => (isReviewed(task) ? [] : taskProof(snapshot, task)));
    case 'taskApproved':
      return sentTasksOf(about).flatMap((task) => taskProof(snapshot, task));
    case 'approvalUndone':
      return sentTasksOf(about).flatMap((task) => withdrawn(taskProof(snapshot, task)));
    case 'documentApproved':
      return documentsOf(about).flatMap((kind) => documentProof(snapshot, kind));
    case 'documentReopened':
      return documentsOf(about).flatMap((kind) => withdrawn(documentProof(asApproved(snapshot, kind), kind)));
    case 'expiryRecorded':
      return expiryProof(snapshot, about);
    case 'resultRecorded':
      return resultKinds.filter((kind) => kind === about).flatMap((kind) => resultProof(snapshot, kind));
  }
}

const withdrawn = (proofs: readonly PipelineProof[]): PipelineProof[] =>
  proofs.map((proof) => ({ ...proof, verdict: 'withdrawn' }));

const sentTasksOf = (about: string | null): SentTask[] =>
  (Object.keys(taskKinds) as SentTask[]).filter((task) => task === about);

const documentsOf = (about: string | null): DocumentKind[] => documentKinds.filter((kind) => kind === about);

const asApproved = (state: DriverPipelineState, kind: DocumentKind): DriverPipelineState => ({
  ...state,
  documents: { ...state.documents, [kind]: { ...state.documents[kind], status: 'approved' } },
});

const contactProof = (about: string | null): PipelineProof[] =>
  about === 'email' || about === 'phone' ? [{ ...nothing, kind: contactKinds[about] }] : [];

function taskProof(state: DriverPipelineState, task: SentTask): PipelineProof[] {
  const kind = taskKinds[task];
  const entry = sentEntry(state, task);
  if (kind === undefined) return [];
  return [{ ...nothing, kind, ...(isFileTask(task) ? { fileId: entry } : { submissionId: entry }) }];
}

const lastDay = (expiry: Expiry | undefined): string | null => expiry?.on ?? null;

/** A license is proven once both of its sides are approved. */
function documentProof({ documents, expiries }: DriverPipelineState, kind: DocumentKind): PipelineProof[] {
  const { fileId, status } = documents[kind];
  const own = { ...nothing, obtainedBy: 'driver', fileId } as const;
  const [front, back] = [documents.driverLicense, documents.backDriverLicense];
  switch (kind) {
    case 'dotMedicalCard':
      return status === 'approved'
        ? [{ ...own, kind: 'medicalCertificate', expiresOn: lastDay(expiries.dotMedicalCard) }]
        : [];
    case 'mvr':
      return status === 'approved' ? [{ ...own, kind: 'mvr' }] : [];
    default:
      return front.status === 'approved' && back.status === 'approved'
        ? [
            {
              ...own,
              kind: 'license',
              fileId: front.fileId,
              backFileId: back.fileId,
              expiresOn: lastDay(expiries.driverLicense),
            },
          ]
        : [];
  }
}

/** The end of a card without a stored file, by operations or the driver's approved form; or a new end of a document. */
function expiryProof(state: DriverPipelineState, about: string | null): PipelineProof[] {
  const entered = enteredExpiries.find((kind) => kind === about);
  if (entered !== undefined) return enteredProof(state, entered);
  return documentsOf(about).flatMap((kind) => documentProof(state, kind));
}

/** The hazmat endorsement is printed on the license, so an approved license is its document; a TWIC card is another card. */
function enteredProof({ expiries, documents }: DriverPipelineState, kind: keyof typeof enteredKinds): PipelineProof[] {
  const { fileId, status } = documents.driverLicense;
  const ofLicense = kind === 'hazmat' && status === 'approved' ? fileId : null;
  return expiries[kind] === undefined
    ? []
    : [
        {
          ...nothing,
          obtainedBy: 'driver',
          kind: enteredKinds[kind],
          fileId: ofLicense,
          expiresOn: expiries[kind].on,
        },
      ];
}

const resultProof = ({ results }: DriverPipelineState, result: ResultKind): PipelineProof[] =>
  results[result] === 'accepted' ? [{ ...nothing, kind: resultEvidence[result], result }] : [];

function importedProofs(state: DriverPipelineState): PipelineProof[] {
  const isDone = (task: SentTask): boolean => task in state.tasks && state.tasks[task] === 'approved';
  return [
    ...(['email', 'phone'] as const)
      .filter((contact) => state.tasks[contact] === 'approved')
      .flatMap((contact) => contactProof(contact)),
    ...(Object.keys(taskKinds) as SentTask[]).filter(isDone).flatMap((task) => taskProof(state, task)),
    ...(['driverLicense', 'dotMedicalCard', 'mvr'] as const).flatMap((kind) => documentProof(state, kind)),
    ...enteredExpiries.flatMap((kind) => enteredProof(state, kind)),
    ...resultKinds.flatMap((result) => resultProof(state, result)),
  ];
}
