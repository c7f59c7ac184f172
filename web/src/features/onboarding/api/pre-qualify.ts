import { queryOptions } from '@tanstack/react-query';
import type { PreQualifyBody } from '#domain/driver-pipeline/schema';
import { applicationQuery } from '../../../shared/driver/application';
import { driverMeQuery } from '../../../shared/driver/me';
import { api, call } from '../../../shared/http/client';
import { useCommand } from '../../../shared/http/use-command';
import { currentUserQuery } from '../../../shared/session/current-user';

/** The driver's answers to the pre-qualification questions. */
export const preQualificationAnswersQuery = () =>
  queryOptions({
    queryKey: ['driver', 'first-answers'],
    queryFn: ({ signal }) => call(api.GET('/api/driver/pre-qualification', { signal })),
    meta: { topics: ['driver'] },
  });

/** Answers or corrects the pre-qualification questions. */
export const usePreQualify = (onDone: () => void) =>
  useCommand<PreQualifyBody>({
    send: (body, { headers }) => call(api.POST('/api/driver/pre-qualification', { body, headers })),
    invalidates: () => [
      driverMeQuery().queryKey,
      preQualificationAnswersQuery().queryKey,
      applicationQuery().queryKey,
      currentUserQuery().queryKey,
    ],
    onDone,
  });
