import { isExit } from '../drivers/stages';
import type { DriverPipelineEvent } from './events';
import { requiredExpiries } from './expiries';
import { documentKinds, type DocumentKind } from './tasks';

/** Work after a projected event. */
export type PipelineFollowUp =
  /** A driver who exits the pipeline also leaves all live candidacies. */
  | { readonly kind: 'leaveCandidacies' }
  /** A required credential expired or was renewed: carriers are notified, and a start is held or released. */
  | { readonly kind: 'notifyProofStatus' }
  /** An uploaded file is scanned for viruses before anyone can open it. */
  | { readonly kind: 'scanFile'; readonly document: DocumentKind; readonly fileId: string };

/** The work to do elsewhere after the event is projected. */
export const pipelineFollowUpsOf = ({ type, snapshot }: DriverPipelineEvent): PipelineFollowUp[] => {
  const hasLeft = (type === 'stageMoved' || type === 'stageEntered') && isExit(snapshot.stage);
  return hasLeft || type === 'erased' ? [{ kind: 'leaveCandidacies' }] : [];
};

/** The scan after an upload; separate, because earlier releases did not request one. */
export const scansOf = ({ type, snapshot }: DriverPipelineEvent): PipelineFollowUp[] => {
  const document = documentKinds.find((kind) => kind === snapshot.about);
  if (type !== 'documentUploaded' || document === undefined) return [];
  const { fileId } = snapshot.documents[document];
  return fileId === null ? [] : [{ kind: 'scanFile', document, fileId }];
};

/**
 * The notification of an expiration or renewal to the driver's carriers; separate, because earlier releases did not
 * send one.
 */
export const proofStatusFollowUps = ({ type, snapshot }: DriverPipelineEvent): PipelineFollowUp[] => {
  const isRequired = requiredExpiries.some((proof) => proof === snapshot.about);
  const mayChange = type === 'proofExpired' || type === 'documentApproved' || type === 'expiryRecorded';
  return isRequired && mayChange ? [{ kind: 'notifyProofStatus' }] : [];
};
