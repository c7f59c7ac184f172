import { queryOptions } from '@tanstack/react-query';
import type { ComplianceView, ReadingBody, SignBody } from '#domain/compliance/schema';
import { applicationQuery } from '#web/entities/driver/application';
import { consentsQuery } from '#web/entities/legal/consents';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { i18n } from '#web/shared/i18n/i18n';
import type { DrivingValues, IdentityValues } from '../model/forms';

const language = () => ({ language: i18n.language });

/** The saved answers of the wizard, with the disclosures in the driver's language. */
export const complianceQuery = () =>
  queryOptions({
    queryKey: ['driver', 'compliance', i18n.language],
    queryFn: ({ signal }) =>
      call(api.GET('/api/driver-profile/verification/compliance', { params: { query: language() }, signal })),
    meta: { topics: ['driver'] },
  });

const wizard = () => [complianceQuery().queryKey];

/** Saves a step. */
export const useSaveCompliance = (onDone: () => void) =>
  useCommand<IdentityValues | DrivingValues, ComplianceView>({
    send: (body, { headers }) => call(api.POST('/api/driver-profile/verification/compliance', { body, headers })),
    invalidates: () => [...wizard(), applicationQuery().queryKey],
    onDone,
  });

/** Records that a disclosure was opened, or read to the end. */
export const useMarkReading = () =>
  useCommand<ReadingBody>({
    send: (body, { headers }) =>
      call(api.POST('/api/driver-profile/verification/compliance/readings', { body, headers })),
    invalidates: wizard,
  });

/** Signs a disclosure; signing the authorization sends the task. */
export const useSign = (onDone: () => void) =>
  useCommand<SignBody, ComplianceView>({
    send: (body, { headers }) =>
      call(
        api.POST('/api/driver-profile/verification/signature-file', { params: { query: language() }, body, headers }),
      ),
    invalidates: () => [...wizard(), consentsQuery().queryKey, applicationQuery().queryKey],
    onDone,
  });
