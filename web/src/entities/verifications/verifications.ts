import { queryOptions } from '@tanstack/react-query';
import type { AttemptBody, StartVerificationBody, VerificationView } from '#domain/employment-verifications/schema';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';
import { useCommand } from '#web/shared/http/use-command';

const keyOf = (driverId: string) => ['verifications', driverId] as const;

/** A driver's past employments with the carrier's verifications, newest employment first. */
export const verificationsQuery = (driverId: string) =>
  queryOptions({
    queryKey: keyOf(driverId),
    queryFn: ({ signal }) =>
      call(
        api.GET('/api/business/driver/{driverId}/verifications', { params: { path: { driverId } }, signal }),
      ) as Promise<{ data: VerificationView[] }>,
    meta: { topics: ['employment-verification'] },
    // A refusal is the answer.
    retry: false,
  });

const touched = (_: unknown, { driverId }: Pick<VerificationView, 'driverId'>) => [keyOf(driverId)];

type OnDone = (verification: VerificationView) => void;

export const useStartVerification = (driverId: string, onDone: OnDone) =>
  useCommand<StartVerificationBody, VerificationView>({
    send: (body, request) =>
      call(
        api.POST('/api/business/driver/{driverId}/verifications', {
          ...request,
          params: { path: { driverId } },
          body: sendable(body),
        }),
      ) as Promise<VerificationView>,
    invalidates: touched,
    onDone,
  });

export const useRecordAttempt = (id: string, onDone: OnDone) =>
  useCommand<AttemptBody, VerificationView>({
    send: (body, request) =>
      call(
        api.POST('/api/business/verifications/{id}/attempts', {
          ...request,
          params: { path: { id } },
          body: sendable(body),
        }),
      ) as Promise<VerificationView>,
    invalidates: touched,
    onDone,
  });

export const useCancelVerification = (id: string, onDone: OnDone) =>
  useCommand<undefined, VerificationView>({
    send: (_, request) =>
      call(
        api.PATCH('/api/business/verifications/{id}/cancel', { ...request, params: { path: { id } } }),
      ) as Promise<VerificationView>,
    invalidates: touched,
    onDone,
  });

export const useWithdrawLink = (
  { id, driverId }: { readonly id: string; readonly driverId: string },
  onDone: () => void,
) =>
  useCommand<string>({
    send: (linkId, request) =>
      call(
        api.DELETE('/api/business/verifications/{id}/links/{linkId}', { ...request, params: { path: { id, linkId } } }),
      ),
    invalidates: () => [keyOf(driverId)],
    onDone,
  });

export const useCloseGoodFaith = (id: string, onDone: OnDone) =>
  useCommand<{ note: string }, VerificationView>({
    send: (body, request) =>
      call(
        api.PATCH('/api/business/verifications/{id}/close', { ...request, params: { path: { id } }, body }),
      ) as Promise<VerificationView>,
    invalidates: touched,
    onDone,
  });
