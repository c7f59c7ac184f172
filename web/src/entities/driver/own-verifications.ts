import { queryOptions } from '@tanstack/react-query';
import type { OwnVerification } from '#domain/employment-verifications/schema';
import { api, call } from '#web/shared/http/client';

/** Carriers' verifications of the driver's past employments, what waits for the driver first. */
export const ownVerificationsQuery = () =>
  queryOptions({
    queryKey: ['driver', 'verifications'],
    queryFn: ({ signal }) =>
      call(api.GET('/api/driver/verifications', { signal })) as Promise<{ data: OwnVerification[] }>,
    meta: { topics: ['employment-verifications'] },
  });

/** Whether an answer to the last request arrived that the driver has not read. */
export const isUnread = ({ round, responses, isReviewed, isReviewWaived }: OwnVerification): boolean =>
  responses.some((response) => response.answer !== null && response.round === round) && !isReviewed && !isReviewWaived;

/** Whether the driver has something to do: sign the consent, or read an answer. */
export const needsDriver = (verification: OwnVerification): boolean =>
  verification.actions.includes('signConsent') || isUnread(verification);
