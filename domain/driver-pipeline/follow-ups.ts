import { isExit } from '../drivers/stages';
import type { DriverPipelineEvent } from './events';
import { requiredExpiries } from './expiries';
import { documentKinds, type DocumentKind } from './tasks';

/** Work that a projected event leaves behind. */
export type PipelineFollowUp =
  /** Who leaves the way to certification leaves his live candidacies, too. */
  | { readonly kind: 'leaveCandidacies' }
  /** What he needs for driving has expired or was renewed: his carriers are told, and a start is held or released. */
  | { readonly kind: 'tellOfProofs' }
  /** Nobody opens a file before it was looked at for viruses. */
  | { readonly kind: 'scanFile'; readonly document: DocumentKind; readonly fileId: string };

/** What must happen elsewhere once the event is in the lists. */
export const pipelineFollowUpsOf = ({ type, snapshot }: DriverPipelineEvent): PipelineFollowUp[] => {
  const hasLeft = (type === 'stageMoved' || type === 'stageEntered') && isExit(snapshot.stage);
  return hasLeft || type === 'erased' ? [{ kind: 'leaveCandidacies' }] : [];
};

/** The scan that an upload asks for; apart from the others, since earlier releases asked for none. */
export const scansOf = ({ type, snapshot }: DriverPipelineEvent): PipelineFollowUp[] => {
  const document = documentKinds.find((kind) => kind === snapshot.about);
  if (type !== 'documentUploaded' || document === undefined) return [];
  const { fileId } = snapshot.documents[document];
  return fileId === null ? [] : [{ kind: 'scanFile', document, fileId }];
};

/** Word of an expiry or a renewal for his carriers; apart, since earlier releases sent none. */
export const proofsToTellOf = ({ type, snapshot }: DriverPipelineEvent): PipelineFollowUp[] => {
  const isRequired = requiredExpiries.some((proof) => proof === snapshot.about);
  const mayChange = type === 'proofExpired' || type === 'documentApproved' || type === 'expiryRecorded';
  return isRequired && mayChange ? [{ kind: 'tellOfProofs' }] : [];
};
