import { queryOptions } from '@tanstack/react-query';
import type { AcceptAgreementBody } from '#domain/agreements/schema';
import { AGREEMENT_KEY } from '#web/entities/agreement/agreement-summary';
import { api, call } from '#web/shared/http/client';
import { saveFile } from '#web/shared/http/save-file';
import { sendable } from '#web/shared/http/sendable';
import { useCommand } from '#web/shared/http/use-command';

/** The agreement of the user's carrier. */
export const agreementQuery = () =>
  queryOptions({
    queryKey: [...AGREEMENT_KEY, 'whole'],
    queryFn: ({ signal }) => call(api.GET('/api/business/agreement', { signal })),
    meta: { topics: ['carrier', 'job-order', 'candidacy'] },
  });

export const useAcceptAgreement = (onDone: () => void) =>
  useCommand({
    send: (body: AcceptAgreementBody, request) =>
      call(api.POST('/api/business/agreement/acceptance', { ...request, body: sendable(body) })),
    invalidates: () => [AGREEMENT_KEY],
    onDone,
  });

export const useSendNotice = (onDone: () => void) =>
  useCommand({
    send: (reason: string, request) =>
      call(api.POST('/api/business/agreement/notice', { ...request, body: { reason } })),
    invalidates: () => [AGREEMENT_KEY],
    onDone,
  });

export const useWithdrawNotice = (onDone: () => void) =>
  useCommand({
    send: (_input: undefined, request) => call(api.DELETE('/api/business/agreement/notice', { ...request })),
    invalidates: () => [AGREEMENT_KEY],
    onDone,
  });

export const useSetTimeZone = (onDone: () => void) =>
  useCommand({
    send: (timezone: string, request) => call(api.PUT('/api/business/time-zone', { ...request, body: { timezone } })),
    invalidates: () => [AGREEMENT_KEY],
    onDone,
  });

/** Saves a signed document. */
export async function saveAgreement(id: string): Promise<void> {
  const params = { path: { id } };
  saveFile(
    await call(api.GET('/api/business/agreement/documents/{id}', { params, parseAs: 'blob' })),
    'carrier-agreement.pdf',
  );
}
