import type { AnswerPart } from '#web/entities/verifications/papers';
import { paperOf } from '#web/entities/verifications/papers';
import { api } from '#web/shared/http/client';

const AS_BLOB = { parseAs: 'blob' } as const;

/** The documents of a verification, as the driver fetches them. */
export const ownPapers = (id: string) => ({
  consent: () =>
    paperOf(['own', id, 'consent'], (signal) => {
      const params = { path: { id } };
      return api.GET('/api/driver/verifications/{id}/consent/pdf', { params, ...AS_BLOB, signal });
    }),
  answer: (answerId: string, part: AnswerPart) =>
    paperOf(['own', id, answerId, part], (signal) => {
      const params = { path: { id, answerId }, query: { part } };
      return api.GET('/api/driver/verifications/{id}/answers/{answerId}/pdf', { params, ...AS_BLOB, signal });
    }),
  file: (fileId: string) => ({
    ...paperOf(['own', id, fileId], (signal) => {
      const params = { path: { id, fileId } };
      return api.GET('/api/driver/verifications/{id}/files/{fileId}', { params, ...AS_BLOB, signal });
    }),
    isAttachment: true,
  }),
});
