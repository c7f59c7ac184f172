import type { DriverPipelineEvent } from './events';
import { type DocumentKind, documentKinds } from './tasks';

/** Work after a projected event: an uploaded file is scanned for viruses before anyone can open it. */
export interface PipelineFollowUp {
  readonly kind: 'scanFile';
  readonly document: DocumentKind;
  readonly fileId: string;
}

/** The work to do elsewhere after the event is projected. */
export function pipelineFollowUpsOf({ type, snapshot }: DriverPipelineEvent): PipelineFollowUp[] {
  const document = documentKinds.find((kind) => kind === snapshot.about);
  if (type !== 'documentUploaded' || document === undefined) return [];
  const { fileId } = snapshot.documents[document];
  return fileId === null ? [] : [{ kind: 'scanFile', document, fileId }];
}
