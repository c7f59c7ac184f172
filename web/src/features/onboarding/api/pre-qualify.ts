import { queryOptions } from '@tanstack/react-query';
import type { PreQualifyBody } from '#domain/driver-pipeline/schema';
import { applicationQuery } from '#web/entities/driver/application';
import { driverMeQuery } from '#web/entities/driver/me';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { currentUserQuery } from '#web/shared/session/current-user';

/** The driver's answers to the pre-qualification questions. */
export const preQualificationAnswersQuery = () =>
  queryOptions({
    queryKey: ['driver', 'pre-qualification-answers'],
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
