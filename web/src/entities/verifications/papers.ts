import { api, call } from '#web/shared/http/client';

/** A document of a verification: where it is cached, and how it is fetched. */
export interface Paper {
  key: readonly string[];
  load: (signal: AbortSignal) => Promise<Blob>;
  /** Whether it may be a picture instead of a PDF. */
  isAttachment?: boolean;
}

/** The part of an answer that a document contains. */
export type AnswerPart = 'employment' | 'tests';

/** The documents of an answer, as its reader fetches them. */
export interface AnswerPapers {
  answer: (answerId: string, part: AnswerPart) => Paper;
  file: (fileId: string) => Paper;
}

type Call = Parameters<typeof call>[0];

/** A document that a call returns. The declared type is text, but the call requested a blob. */
export const paperOf = (key: readonly string[], get: (signal: AbortSignal) => Call): Paper => ({
  key: ['verification-paper', ...key],
  load: async (signal) => (await call(get(signal))) as Blob,
});

const AS_BLOB = { parseAs: 'blob' } as const;
const ofOne = (id: string) => ({ params: { path: { id } }, ...AS_BLOB });

/** The documents of a carrier's verification. */
export const carrierPapers = (id: string) => ({
  consent: () =>
    paperOf([id, 'consent'], (signal) =>
      api.GET('/api/business/verifications/{id}/consent/pdf', { ...ofOne(id), signal }),
    ),
  goodFaith: () =>
    paperOf([id, 'good-faith'], (signal) =>
      api.GET('/api/business/verifications/{id}/good-faith/pdf', { ...ofOne(id), signal }),
    ),
  report: () =>
    paperOf([id, 'report'], (signal) =>
      api.GET('/api/business/verifications/{id}/report/pdf', { ...ofOne(id), signal }),
    ),
  attempt: (attemptId: string) =>
    paperOf([id, attemptId], (signal) => {
      const params = { path: { id, attemptId } };
      return api.GET('/api/business/verifications/{id}/attempts/{attemptId}/pdf', { params, ...AS_BLOB, signal });
    }),
  answer: (answerId: string, part: AnswerPart) =>
    paperOf([id, answerId, part], (signal) => {
      const params = { path: { id, answerId }, query: { part } };
      return api.GET('/api/business/verifications/{id}/answers/{answerId}/pdf', { params, ...AS_BLOB, signal });
    }),
  file: (fileId: string) => ({
    ...paperOf([id, fileId], (signal) => {
      const params = { path: { id, fileId } };
      return api.GET('/api/business/verifications/{id}/files/{fileId}', { params, ...AS_BLOB, signal });
    }),
    isAttachment: true,
  }),
});
