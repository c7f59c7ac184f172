import { queryOptions } from '@tanstack/react-query';
import type { AddableKinds, FileDocuments } from '#domain/driver-dossier/documents-schema';
import type { DocumentSource } from '#web/entities/file-documents/source';
import { opsDriverKeys } from '#web/entities/pipeline/drivers';
import { upload } from '#web/entities/requirements/upload';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';
import { opsFile } from './file-source';

/** All documents of a driver's file. */
export const opsDocumentsQuery = (id: string) =>
  queryOptions({
    queryKey: [...opsDriverKeys.one(id), 'documents'],
    queryFn: ({ signal }) =>
      call(api.GET('/api/ops/drivers/{id}/documents', { params: { path: { id } }, signal })) as Promise<FileDocuments>,
    meta: { topics: ['driver'] },
  });

/** The documents of a driver's file for operations. */
export function opsDocuments(id: string): DocumentSource {
  const path = { id };
  return {
    key: opsDriverKeys.one(id),
    changes: [opsDriverKeys.one(id)],
    employments: async (signal) => (await opsFile(id, null).read({ on: null, knownAt: null }, signal)).employments,
    kinds: (employmentId, signal) => {
      const query = employmentId === null ? {} : { employmentId };
      return call(
        api.GET('/api/ops/drivers/{id}/document-kinds', { params: { path, query }, signal }),
      ) as Promise<AddableKinds>;
    },
    receive: (file) => call(api.POST('/api/ops/drivers/{id}/evidence-files', { params: { path }, ...upload(file) })),
    add: (body, { headers }) =>
      call(api.POST('/api/ops/drivers/{id}/documents', { params: { path }, body: sendable(body), headers })),
    review: (evidenceId, body, { headers }) =>
      call(
        api.POST('/api/ops/drivers/{id}/evidence/{evidenceId}/reviews', {
          params: { path: { id, evidenceId } },
          body,
          headers,
        }),
      ),
  };
}
