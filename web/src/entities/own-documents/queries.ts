import { queryOptions } from '@tanstack/react-query';
import type { FileDocuments, NewOwnDocumentBody } from '#domain/driver-dossier/documents-schema';
import { upload } from '#web/entities/requirements/upload';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';
import { useCommand } from '#web/shared/http/use-command';

const ownDocuments = ['driver', 'documents'] as const;

/** All documents about the signed-in driver. */
export const ownDocumentsQuery = () =>
  queryOptions({
    queryKey: ownDocuments,
    queryFn: ({ signal }) => call(api.GET('/api/drivers/me/documents', { signal })) as Promise<FileDocuments>,
    meta: { topics: ['driver'] },
  });

/** Receives the file of a new document. */
export const receiveOwnFile = (file: File) => call(api.POST('/api/drivers/me/evidence-files', upload(file)));

export const useAddOwnDocument = (onDone: () => void) =>
  useCommand<NewOwnDocumentBody>({
    send: (body, { headers }) => call(api.POST('/api/drivers/me/documents', { body: sendable(body), headers })),
    invalidates: () => [ownDocuments],
    onDone,
  });
