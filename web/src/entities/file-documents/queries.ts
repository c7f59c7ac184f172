import { queryOptions } from '@tanstack/react-query';
import type { NewOpsFileDocumentBody } from '#domain/driver-dossier/documents-schema';
import type { ReviewEvidenceBody } from '#domain/requirements/file-calls-schema';
import { useCommand } from '#web/shared/http/use-command';
import type { DocumentSource } from './source';

/** The kinds that can be added now, with what their documents say. */
export const addableKindsQuery = (source: DocumentSource, employmentId: string | null) =>
  queryOptions({
    queryKey: [...source.key, 'addable-kinds', employmentId],
    queryFn: ({ signal }) => source.kinds(employmentId, signal),
  });

/** The employments for which a document can be obtained; none for a carrier. */
export const employmentsQuery = (source: DocumentSource) =>
  queryOptions({
    queryKey: [...source.key, 'document-employments'],
    queryFn: ({ signal }) => source.employments?.(signal) ?? Promise.resolve([]),
  });

export const useAddDocument = (source: DocumentSource, onDone: () => void) =>
  useCommand<NewOpsFileDocumentBody>({ send: source.add, invalidates: () => source.changes, onDone });

export const useReviewDocument = (source: DocumentSource, onDone: () => void) =>
  useCommand<{ entryId: string; body: ReviewEvidenceBody }>({
    send: ({ entryId, body }, request) => source.review(entryId, body, request),
    invalidates: () => source.changes,
    onDone,
  });
