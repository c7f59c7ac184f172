import type { AddableKinds } from '#domain/driver-dossier/documents-schema';
import { dossierKey } from '#web/entities/file-access/file-access';
import type { DocumentSource } from '#web/entities/file-documents/source';
import { upload } from '#web/entities/requirements/upload';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';

/** The documents of a driver's file for a carrier: what it adds belongs to it. */
export function carrierDocuments(driverId: string): DocumentSource {
  const path = { driverId };
  return {
    key: ['dossier', driverId],
    changes: [dossierKey(driverId), ['driver-files'], ['driver-file']],
    kinds: (_employmentId, signal) =>
      call(
        api.GET('/api/business/driver/{driverId}/document-kinds', { params: { path }, signal }),
      ) as Promise<AddableKinds>,
    receive: (file) =>
      call(api.POST('/api/business/driver/{driverId}/document-files', { params: { path }, ...upload(file) })),
    // The carrier's own employment follows from the file.
    add: ({ employmentId: _own, ...body }, { headers }) =>
      call(api.POST('/api/business/driver/{driverId}/documents', { params: { path }, body: sendable(body), headers })),
    review: (entryId, body, { headers }) =>
      call(
        api.POST('/api/business/driver/{driverId}/document-entries/{entryId}/reviews', {
          params: { path: { driverId, entryId } },
          body,
          headers,
        }),
      ),
  };
}
