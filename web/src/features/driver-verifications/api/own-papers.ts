import type { AnswerPart, Paper } from '#web/entities/verifications/papers';
import { asBlob } from '#web/entities/verifications/papers';
import { api, call } from '#web/shared/http/client';

/** The documents of a verification, as the driver fetches them. */
export function ownPapers(id: string) {
  const key = (...parts: string[]) => ['own-verification-paper', id, ...parts];
  return {
    consent: (): Paper => ({
      key: key('consent'),
      load: async (signal) =>
        asBlob(
          await call(
            api.GET('/api/driver/verifications/{id}/consent/pdf', {
              params: { path: { id } },
              parseAs: 'blob',
              signal,
            }),
          ),
        ),
    }),
    answer: (answerId: string, part: AnswerPart): Paper => ({
      key: key('answer', answerId, part),
      load: async (signal) =>
        asBlob(
          await call(
            api.GET('/api/driver/verifications/{id}/answers/{answerId}/pdf', {
              params: { path: { id, answerId }, query: { part } },
              parseAs: 'blob',
              signal,
            }),
          ),
        ),
    }),
    file: (fileId: string): Paper => ({
      key: key('file', fileId),
      isAttachment: true,
      load: async (signal) =>
        asBlob(
          await call(
            api.GET('/api/driver/verifications/{id}/files/{fileId}', {
              params: { path: { id, fileId } },
              parseAs: 'blob',
              signal,
            }),
          ),
        ),
    }),
  };
}
