import type { QueryKey } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type { ReadingBody } from '#domain/compliance/schema';
import type { SignVerificationBody } from '#domain/employment-verifications/consent-schema';
import type { OwnVerification } from '#domain/employment-verifications/schema';
import { ownVerificationsQuery } from '#web/entities/driver/own-verifications';
import { consentsQuery } from '#web/entities/legal/consents';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { i18n } from '#web/shared/i18n/i18n';

const language = () => ({ language: i18n.language });

/** One verification. Its key is nested under the list's, so that a change of one reads both again. */
export const ownVerificationQuery = (id: string) =>
  queryOptions({
    queryKey: [...ownVerificationsQuery().queryKey, id],
    queryFn: ({ signal }) =>
      call(api.GET('/api/driver/verifications/{id}', { params: { path: { id } }, signal })) as Promise<OwnVerification>,
    meta: { topics: ['employment-verification'] },
  });

/** The texts to sign. */
export const consentTextsQuery = (id: string) =>
  queryOptions({
    queryKey: ['driver', 'verification-consent', id, i18n.language],
    queryFn: ({ signal }) =>
      call(api.GET('/api/driver/verifications/{id}/consent', { params: { path: { id }, query: language() }, signal })),
  });

const touched = (): readonly QueryKey[] => [ownVerificationsQuery().queryKey];

/** Records that a text was opened, or read to the end. */
export const useMarkReading = ({ id, round }: { id: string; round: number }) =>
  useCommand<ReadingBody>({
    send: (body, { headers }) =>
      call(
        api.POST('/api/driver/verifications/{id}/consent/readings', {
          params: { path: { id } },
          body: { ...body, round },
          headers,
        }),
      ),
    invalidates: () => [consentTextsQuery(id).queryKey],
  });

export const useSignConsent = (id: string, onDone: (verification: OwnVerification) => void) =>
  useCommand<SignVerificationBody, OwnVerification>({
    send: (body, request) =>
      call(
        api.POST('/api/driver/verifications/{id}/consent', {
          ...request,
          params: { path: { id }, query: language() },
          body,
        }),
      ) as Promise<OwnVerification>,
    invalidates: () => [...touched(), consentsQuery().queryKey],
    onDone,
  });

/** "Not now" to a consent, with a sentence to the carrier. */
export const usePostpone = ({ id, round }: { id: string; round: number }, onDone: () => void) =>
  useCommand<{ text: string }, OwnVerification>({
    send: (body, request) =>
      call(
        api.POST('/api/driver/verifications/{id}/consent/postponement', {
          ...request,
          params: { path: { id } },
          body: { ...body, round },
        }),
      ) as Promise<OwnVerification>,
    invalidates: touched,
    onDone,
  });

/** Records that the driver has opened the last answer. */
export const useReviewAnswer = () =>
  useCommand<string>({
    send: (id, request) =>
      call(api.PATCH('/api/driver/verifications/{id}/review', { ...request, params: { path: { id } } })),
    invalidates: touched,
  });

export const useDispute = (id: string, onDone: (verification: OwnVerification) => void) =>
  useCommand<{ text: string }, OwnVerification>({
    send: (body, request) =>
      call(
        api.POST('/api/driver/verifications/{id}/dispute', { ...request, params: { path: { id } }, body }),
      ) as Promise<OwnVerification>,
    invalidates: touched,
    onDone,
  });

export const useRebut = (id: string, onDone: () => void) =>
  useCommand<{ text: string }, OwnVerification>({
    send: (body, request) =>
      call(
        api.POST('/api/driver/verifications/{id}/rebuttal', { ...request, params: { path: { id } }, body }),
      ) as Promise<OwnVerification>,
    invalidates: touched,
    onDone,
  });
