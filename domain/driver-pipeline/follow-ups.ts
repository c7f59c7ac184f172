import { isExit } from '../drivers/stages';
import type { DriverPipelineEvent } from './events';
import { documentKinds, type DocumentKind } from './tasks';

/** Work that a projected event leaves behind. */
export type PipelineFollowUp =
  /** Who leaves the way to certification leaves his live candidacies, too. */
  | { readonly kind: 'leaveCandidacies' }
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
