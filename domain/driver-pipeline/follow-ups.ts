import type { DriverPipelineEvent } from './events';
import { requiredExpiries } from './expiries';
import { isExit } from './stages';
import { type DocumentKind, documentKinds } from './tasks';

/** Work after a projected event. */
export type PipelineFollowUp =
  /** A driver who exits the pipeline also leaves all live candidacies. */
  | { readonly kind: 'withdrawFromCandidacies' }
  /** A required credential expired or was renewed: carriers are notified, and a start is held or released. */
  | { readonly kind: 'notifyProofStatus' }
  /** An uploaded file is scanned for viruses before anyone can open it. */
  | { readonly kind: 'scanFile'; readonly document: DocumentKind; readonly fileId: string };

/** The work to do elsewhere after the event is projected. */
export const pipelineFollowUpsOf = (event: DriverPipelineEvent): PipelineFollowUp[] => [
  ...exitFollowUps(event),
  ...scanFollowUps(event),
  ...proofStatusFollowUps(event),
];

function exitFollowUps({ type, snapshot }: DriverPipelineEvent): PipelineFollowUp[] {
  const hasLeft = (type === 'stageMoved' || type === 'stageEntered') && isExit(snapshot.stage);
  return hasLeft || type === 'erased' ? [{ kind: 'withdrawFromCandidacies' }] : [];
}

function scanFollowUps({ type, snapshot }: DriverPipelineEvent): PipelineFollowUp[] {
  const document = documentKinds.find((kind) => kind === snapshot.about);
  if (type !== 'documentUploaded' || document === undefined) return [];
  const { fileId } = snapshot.documents[document];
  return fileId === null ? [] : [{ kind: 'scanFile', document, fileId }];
}

function proofStatusFollowUps({ type, snapshot }: DriverPipelineEvent): PipelineFollowUp[] {
  const isRequired = requiredExpiries.some((proof) => proof === snapshot.about);
  const mayChange = type === 'proofExpired' || type === 'documentApproved' || type === 'expiryRecorded';
  return isRequired && mayChange ? [{ kind: 'notifyProofStatus' }] : [];
}
