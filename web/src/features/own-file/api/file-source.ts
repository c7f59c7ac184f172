import type { FileOnDay } from '#domain/requirements/file-schema';
import type { FileSource } from '#web/entities/requirements/source';
import { asBlob, upload } from '#web/entities/requirements/upload';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';

/** The signed-in driver's own file. */
export const ownFile: FileSource = {
  reader: 'driver',
  key: ['driver', 'own-file'],
  related: [['driver']],
  read: ({ on, knownAt }, signal) => {
    const query = { ...(on !== null && { on }), ...(knownAt !== null && { knownAt }) };
    return call(api.GET('/api/drivers/me/file', { params: { query }, signal })) as Promise<FileOnDay>;
  },
  content: async (evidenceId, side, signal) =>
    asBlob(
      await call(
        api.GET('/api/drivers/me/evidence/{evidenceId}/file', {
          params: { path: { evidenceId }, query: { side } },
          parseAs: 'blob',
          signal,
        }),
      ),
    ),
  receive: (file) => call(api.POST('/api/drivers/me/evidence-files', upload(file))),
  // A driver's document waits for a review, whatever the form says.
  record: ({ body: { isAccepted: _reviewed, ...body }, employmentId }, { headers }) =>
    call(api.POST('/api/drivers/me/evidence', { body: sendable({ ...body, employmentId }), headers })),
  state: (body, { headers }) => call(api.POST('/api/drivers/me/stated-facts', { body: sendable(body), headers })),
};
