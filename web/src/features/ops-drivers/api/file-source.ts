import type { FileChanges, FileOnDay } from '#domain/requirements/file-schema';
import { opsDriverKeys } from '#web/entities/pipeline/drivers';
import type { FileSource, OfficeCalls } from '#web/entities/requirements/source';
import { asBlob, upload } from '#web/entities/requirements/upload';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';

function opsOffice(id: string, ofEmployment: { employmentId?: string }): OfficeCalls {
  const path = { id };
  return {
    changes: (since, on, signal) => {
      const query = { since, ...(on !== null && { on }), ...ofEmployment };
      return call(
        api.GET('/api/ops/drivers/{id}/requirements/changes', { params: { path, query }, signal }),
      ) as Promise<FileChanges>;
    },
    correct: (evidenceId, body, { headers }) =>
      call(
        api.POST('/api/ops/drivers/{id}/evidence/{evidenceId}/corrections', {
          params: { path: { id, evidenceId } },
          body: sendable(body),
          headers,
        }),
      ),
    review: (evidenceId, body, { headers }) =>
      call(
        api.POST('/api/ops/drivers/{id}/evidence/{evidenceId}/reviews', {
          params: { path: { id, evidenceId } },
          body,
          headers,
        }),
      ),
    describe: (of, body, { headers }) =>
      call(
        api.PUT('/api/ops/drivers/{id}/employments/{employmentId}', {
          params: { path: { id, employmentId: of } },
          body: sendable(body),
          headers,
        }),
      ),
  };
}

const contentOf =
  (id: string): FileSource['content'] =>
  async (evidenceId, side, signal) =>
    asBlob(
      await call(
        api.GET('/api/ops/drivers/{id}/evidence/{evidenceId}/file', {
          params: { path: { id, evidenceId }, query: { side } },
          parseAs: 'blob',
          signal,
        }),
      ),
    );

/** A driver's file for one employment, or for the driver alone. */
export function opsFile(id: string, employmentId: string | null): FileSource {
  const path = { id };
  const ofEmployment = employmentId === null ? {} : { employmentId };
  return {
    reader: 'ops',
    key: [...opsDriverKeys.one(id), 'requirements', employmentId],
    // The page's other parts, and the same driver's other files.
    related: [opsDriverKeys.one(id), opsDriverKeys.lists],
    read: ({ on, knownAt }, signal) => {
      const query = { ...(on !== null && { on }), ...(knownAt !== null && { knownAt }), ...ofEmployment };
      return call(
        api.GET('/api/ops/drivers/{id}/requirements', { params: { path, query }, signal }),
      ) as Promise<FileOnDay>;
    },
    content: contentOf(id),
    receive: (file) => call(api.POST('/api/ops/drivers/{id}/evidence-files', { params: { path }, ...upload(file) })),
    record: ({ body }, { headers }) =>
      call(
        api.POST('/api/ops/drivers/{id}/evidence', {
          params: { path },
          body: sendable({ ...body, employmentId }),
          headers,
        }),
      ),
    state: (body, { headers }) =>
      call(
        api.POST('/api/ops/drivers/{id}/stated-facts', {
          params: { path },
          body: sendable({ ...body, employmentId }),
          headers,
        }),
      ),
    office: opsOffice(id, ofEmployment),
  };
}
