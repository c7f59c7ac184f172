import type { FileChanges, FileOnDay } from '#domain/requirements/file-schema';
import type { FileSource, OfficeCalls } from '#web/entities/requirements/source';
import { asBlob, upload } from '#web/entities/requirements/upload';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';
import { driverFileKeys } from './driver-files';

function carrierOffice(id: string): OfficeCalls {
  const path = { id };
  return {
    changes: (since, on, signal) => {
      const query = { since, ...(on !== null && { on }) };
      return call(
        api.GET('/api/business/employments/{id}/file/changes', { params: { path, query }, signal }),
      ) as Promise<FileChanges>;
    },
    correct: (evidenceId, body, { headers }) =>
      call(
        api.POST('/api/business/employments/{id}/evidence/{evidenceId}/corrections', {
          params: { path: { id, evidenceId } },
          body: sendable(body),
          headers,
        }),
      ),
    review: (evidenceId, body, { headers }) =>
      call(
        api.POST('/api/business/employments/{id}/evidence/{evidenceId}/reviews', {
          params: { path: { id, evidenceId } },
          body,
          headers,
        }),
      ),
    describe: (employmentId, body, { headers }) =>
      call(
        api.PUT('/api/business/employments/{id}', {
          params: { path: { id: employmentId } },
          body: sendable(body),
          headers,
        }),
      ),
  };
}

/** The file of one employment of the carrier. */
export function carrierFile(id: string): FileSource {
  const path = { id };
  return {
    reader: 'carrier',
    key: driverFileKeys.one(id),
    related: [driverFileKeys.lists],
    read: ({ on, knownAt }, signal) => {
      const query = { ...(on !== null && { on }), ...(knownAt !== null && { knownAt }) };
      return call(
        api.GET('/api/business/employments/{id}/file', { params: { path, query }, signal }),
      ) as Promise<FileOnDay>;
    },
    content: async (evidenceId, side, signal) =>
      asBlob(
        await call(
          api.GET('/api/business/employments/{id}/evidence/{evidenceId}/file', {
            params: { path: { id, evidenceId }, query: { side } },
            parseAs: 'blob',
            signal,
          }),
        ),
      ),
    receive: (file) =>
      call(api.POST('/api/business/employments/{id}/evidence-files', { params: { path }, ...upload(file) })),
    record: ({ body }, { headers }) =>
      call(api.POST('/api/business/employments/{id}/evidence', { params: { path }, body: sendable(body), headers })),
    state: (body, { headers }) =>
      call(
        api.POST('/api/business/employments/{id}/stated-facts', { params: { path }, body: sendable(body), headers }),
      ),
    office: carrierOffice(id),
  };
}
