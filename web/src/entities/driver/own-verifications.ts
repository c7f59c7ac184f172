import { queryOptions } from '@tanstack/react-query';
import type { OwnVerification } from '#domain/employment-verifications/schema';
import { verificationTask } from '#domain/whose-turn/turns';
import { api, call } from '#web/shared/http/client';

/** Carriers' verifications of the driver's past employments, what waits for the driver first. */
export const ownVerificationsQuery = () =>
  queryOptions({
    queryKey: ['driver', 'verifications'],
    queryFn: ({ signal }) =>
      call(api.GET('/api/driver/verifications', { signal })) as Promise<{ data: OwnVerification[] }>,
    meta: { topics: ['employment-verification'] },
  });

/** Whether the driver has something to do: sign the consent, read an answer, or add a statement. */
export const needsDriver = (verification: OwnVerification): boolean => verificationTask(verification) !== null;
