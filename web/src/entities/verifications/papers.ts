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

/** The declared type is text, but the calls requested a blob. */
export const asBlob = (content: unknown): Blob => content as Blob;

/** The documents of a carrier's verification. */
export function carrierPapers(id: string) {
  const path = { id };
  const key = (...parts: string[]) => ['verification-paper', id, ...parts];
  return {
    consent: (): Paper => ({
      key: key('consent'),
      load: async (signal) =>
        asBlob(
          await call(
            api.GET('/api/business/verifications/{id}/consent/pdf', { params: { path }, parseAs: 'blob', signal }),
          ),
        ),
    }),
    attempt: (attemptId: string): Paper => ({
      key: key('attempt', attemptId),
      load: async (signal) =>
        asBlob(
          await call(
            api.GET('/api/business/verifications/{id}/attempts/{attemptId}/pdf', {
              params: { path: { id, attemptId } },
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
            api.GET('/api/business/verifications/{id}/answers/{answerId}/pdf', {
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
            api.GET('/api/business/verifications/{id}/files/{fileId}', {
              params: { path: { id, fileId } },
              parseAs: 'blob',
              signal,
            }),
          ),
        ),
    }),
    goodFaith: (): Paper => ({
      key: key('good-faith'),
      load: async (signal) =>
        asBlob(
          await call(
            api.GET('/api/business/verifications/{id}/good-faith/pdf', { params: { path }, parseAs: 'blob', signal }),
          ),
        ),
    }),
    report: (): Paper => ({
      key: key('report'),
      load: async (signal) =>
        asBlob(
          await call(
            api.GET('/api/business/verifications/{id}/report/pdf', { params: { path }, parseAs: 'blob', signal }),
          ),
        ),
    }),
  };
}
