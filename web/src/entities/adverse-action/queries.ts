import type { QueryKey } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type { AdverseGuide } from '#domain/adverse-actions/schema';
import type { ReceivedFile } from '#domain/requirements/file-schema';
import { api, call } from '#web/shared/http/client';
import { saveFile } from '#web/shared/http/save-file';
import { useCommand } from '#web/shared/http/use-command';
import type { LetterInput, NoticeInput } from './draft';

/** The guide of a candidacy, and the list of open ones, change together. */
const ALL: QueryKey = ['adverse-actions'];

const pathOf = (candidacyId: string) => ({ path: { candidacyId } });

/** The carrier's adverse actions that are not finished. */
export const openAdverseActionsQuery = () =>
  queryOptions({
    queryKey: [...ALL, 'open'],
    queryFn: ({ signal }) => call(api.GET('/api/adverse-actions', { signal })),
    meta: { topics: ['candidacy'] },
  });

/** The guide of one candidacy. */
export const guideQuery = (candidacyId: string) =>
  queryOptions({
    queryKey: [...ALL, candidacyId],
    queryFn: ({ signal }): Promise<AdverseGuide> =>
      call(api.GET('/api/adverse-actions/{candidacyId}', { params: pathOf(candidacyId), signal })),
    meta: { topics: ['candidacy'] },
  });

/** The final letter as it would be sent now. */
export const finalLetterQuery = (candidacyId: string) =>
  queryOptions({
    queryKey: [...ALL, candidacyId, 'final-letter'],
    queryFn: ({ signal }) =>
      call(api.GET('/api/adverse-actions/{candidacyId}/final-letter', { params: pathOf(candidacyId), signal })),
  });

/** The first letter as it would be sent now. */
export const usePreviewLetter = (candidacyId: string) =>
  useCommand({
    send: (body: LetterInput, request) =>
      call(api.POST('/api/adverse-actions/{candidacyId}/preview', { ...request, params: pathOf(candidacyId), body })),
  });

export const useSendFirstNotice = (candidacyId: string, onDone: () => void) =>
  useCommand({
    send: (body: NoticeInput, request) =>
      call(api.POST('/api/adverse-actions/{candidacyId}/notice', { ...request, params: pathOf(candidacyId), body })),
    invalidates: () => [ALL],
    onDone,
  });

export const useSendFinalNotice = (candidacyId: string, onDone: () => void) =>
  useCommand({
    send: (round: number, request) =>
      call(
        api.POST('/api/adverse-actions/{candidacyId}/final-notice', {
          ...request,
          params: pathOf(candidacyId),
          body: { round },
        }),
      ),
    invalidates: () => [ALL],
    onDone,
  });

/** The number of the adverse action that was seen, and a text. */
export interface SeenWithText {
  readonly round: number;
  readonly text: string;
}

export const useResolveDispute = (candidacyId: string, onDone: () => void) =>
  useCommand({
    send: (body: SeenWithText, request) =>
      call(api.POST('/api/adverse-actions/{candidacyId}/resolve', { ...request, params: pathOf(candidacyId), body })),
    invalidates: () => [ALL],
    onDone,
  });

export const useWithdrawAction = (candidacyId: string, onDone: () => void) =>
  useCommand({
    send: (body: SeenWithText, request) =>
      call(api.POST('/api/adverse-actions/{candidacyId}/withdraw', { ...request, params: pathOf(candidacyId), body })),
    invalidates: () => [ALL],
    onDone,
  });

/** A letter that was mailed. */
export interface Mailing extends SeenWithText {
  readonly mailedOn: string;
}

export const useRecordMailing = (candidacyId: string, onDone: () => void) =>
  useCommand({
    send: (body: Mailing, request) =>
      call(api.POST('/api/adverse-actions/{candidacyId}/mailing', { ...request, params: pathOf(candidacyId), body })),
    invalidates: () => [ALL],
    onDone,
  });

/** Sends a file of the report as soon as it is chosen. */
export const receiveReport = (candidacyId: string, file: File): Promise<ReceivedFile> =>
  call(
    api.POST('/api/adverse-actions/{candidacyId}/reports', {
      params: pathOf(candidacyId),
      body: file as unknown as string,
      bodySerializer: () => file,
      headers: { 'Content-Type': 'application/octet-stream', 'Idempotency-Key': crypto.randomUUID() },
    }),
  );

/** Saves a letter that was sent. */
export async function saveNotice(candidacyId: string, noticeId: string): Promise<void> {
  const params = { path: { candidacyId, noticeId } };
  saveFile(
    await call(api.GET('/api/adverse-actions/{candidacyId}/notices/{noticeId}', { params, parseAs: 'blob' })),
    'notice.pdf',
  );
}

/** Saves a file of the report. */
export async function saveReport(candidacyId: string, fileId: string): Promise<void> {
  const params = { path: { candidacyId, fileId } };
  saveFile(
    await call(api.GET('/api/adverse-actions/{candidacyId}/reports/{fileId}', { params, parseAs: 'blob' })),
    'report',
  );
}
