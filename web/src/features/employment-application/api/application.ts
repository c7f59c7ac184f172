import type { QueryKey } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type { ReadingBody } from '#domain/compliance/schema';
import type { ApplicationSignature, EmploymentApplication } from '#domain/employment-applications/schema';
import { applicationsQuery } from '#web/entities/driver/applications';
import { driverMeQuery } from '#web/entities/driver/me';
import type { SentSignature } from '#web/entities/signature/signature-form';
import { api, call } from '#web/shared/http/client';
import { saveFile } from '#web/shared/http/save-file';
import { useCommand } from '#web/shared/http/use-command';
import { i18n } from '#web/shared/i18n/i18n';

const language = () => ({ language: i18n.language });

/** The driver's application to the carrier of an offer. */
export const employmentApplicationQuery = (candidacyId: string) =>
  queryOptions({
    queryKey: ['driver', 'employment-application', candidacyId, i18n.language],
    queryFn: ({ signal }) =>
      call(
        api.GET('/api/driver/candidacies/{candidacyId}/employment-application', {
          params: { path: { candidacyId }, query: language() },
          signal,
        }),
      ) as Promise<EmploymentApplication>,
    // The content is made of the driver's own answers, which another page or device can change.
    meta: { topics: ['candidacy', 'driver', 'history', 'user'] },
  });

type SentApplication = Omit<ApplicationSignature, 'additions'> & SentSignature;
type Shown = Pick<EmploymentApplication, 'candidacyId' | 'round' | 'startToAccept' | 'agreedRate'>;

const touched = ({ candidacyId }: Shown): QueryKey[] => [
  employmentApplicationQuery(candidacyId).queryKey,
  applicationsQuery().queryKey,
  driverMeQuery().queryKey,
  ['driver', 'own-file'],
];

/** Records that a text was opened, or read to the end. */
export const useMarkApplicationReading = ({ candidacyId, round }: Shown) =>
  useCommand<ReadingBody>({
    send: (body, { headers }) =>
      call(
        api.POST('/api/driver/candidacies/{candidacyId}/employment-application/readings', {
          params: { path: { candidacyId } },
          body: { ...body, round },
          headers,
        }),
      ),
    invalidates: () => [employmentApplicationQuery(candidacyId).queryKey],
  });

export function useSignApplication(shown: Shown, onDone: () => void) {
  return useCommand<SentApplication, EmploymentApplication>({
    send: (body, request) =>
      call(
        api.POST('/api/driver/candidacies/{candidacyId}/employment-application', {
          ...request,
          params: { path: { candidacyId: shown.candidacyId }, query: language() },
          body: { ...body, round: shown.round },
        }),
      ) as Promise<EmploymentApplication>,
    invalidates: () => touched(shown),
    onDone,
  });
}

/** Accepts the start date, with the signature in the same act if there is one. */
export function useAcceptStart(shown: Shown, onDone: () => void) {
  return useCommand<SentApplication | null, unknown>({
    send: (application, request) =>
      call(
        api.POST('/api/driver/candidacies/{candidacyId}/accept-start', {
          ...request,
          params: { path: { candidacyId: shown.candidacyId }, query: language() },
          body: {
            round: shown.round,
            ...(shown.startToAccept !== null && { startOn: shown.startToAccept }),
            rateMills: shown.agreedRate?.mills ?? null,
            ...(application !== null && { application }),
          },
        }),
      ),
    invalidates: () => touched(shown),
    onDone,
  });
}

/** Saves a document that the driver signed for the carrier. */
export async function saveSignedPaper(evidenceId: string, name: string): Promise<void> {
  const params = { path: { evidenceId }, query: { side: 'front' as const } };
  saveFile(await call(api.GET('/api/drivers/me/evidence/{evidenceId}/file', { params, parseAs: 'blob' })), name);
}

export const useWithdrawConsent = (shown: Shown, onDone: () => void) =>
  useCommand<void, EmploymentApplication>({
    send: (_nothing, request) =>
      call(
        api.POST('/api/driver/candidacies/{candidacyId}/employment-application/consent-withdrawal', {
          ...request,
          params: { path: { candidacyId: shown.candidacyId } },
          body: { round: shown.round },
        }),
      ) as Promise<EmploymentApplication>,
    invalidates: () => touched(shown),
    onDone,
  });
