import { type EntryProblem, problemIf } from '../requirements/entries/problem';
import type { EvidenceKind } from '../requirements/model/evidence';
import { type FileDocumentKind, sourcesOf } from './document-kinds';

interface EnteredDocument {
  readonly kind: FileDocumentKind;
  readonly document: EvidenceKind | null;
  readonly title: string | null;
}

/** The evidence that a document is recorded as; null if the kind has several and none of them was chosen. */
export function evidenceOf({ kind, document }: Pick<EnteredDocument, 'kind' | 'document'>): EvidenceKind | null {
  const { evidence } = sourcesOf[kind];
  if (document === null) return evidence.length === 1 ? evidence[0] : null;
  return evidence.includes(document) ? document : null;
}

/** Problems with the choice of a document, and with the title, which only additional documents have. */
export function checkChoice(entered: EnteredDocument): EntryProblem[] {
  const { kind, document, title } = entered;
  const isAdditional = kind === 'additional-document';
  return [
    ...problemIf(document === null && evidenceOf(entered) === null, '/document', 'required'),
    ...problemIf(document !== null && evidenceOf(entered) === null, '/document', 'document-of-another-kind'),
    ...problemIf(isAdditional && title === null, '/title', 'required'),
    ...problemIf(!isAdditional && title !== null, '/title', 'title-not-needed'),
  ];
}
