import type { FileDocumentKind } from '#domain/driver-dossier/document-kinds';
import type { DocumentSource } from './source';

export interface AddDocumentData {
  source: DocumentSource;
  kind: FileDocumentKind;
}

export interface ReviewDocumentData {
  result: 'rejected' | 'withdrawn';
  source: DocumentSource;
  entryId: string;
  name: string;
}
