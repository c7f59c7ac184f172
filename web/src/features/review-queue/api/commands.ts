import type { TakenReview } from '#domain/review-queue/schema';
import type { components } from '#web/shared/http/api.generated';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import type { ReviewKey } from './queue';
import { reviewQueueKeys } from './queue';

const changed = () => [reviewQueueKeys.lists, reviewQueueKeys.summaries];

/** Claims the oldest unclaimed item, after the skipped one if given. */
export const useTakeNext = (onDone: (taken: TakenReview) => void) =>
  useCommand<components['schemas']['TakeReviewBody'], TakenReview>({
    send: (body, { headers }) => call(api.POST('/api/ops/reviews/next', { body, headers })),
    invalidates: changed,
    onDone,
  });

/** Releases a review for colleagues. */
export const useReleaseReview = (onDone: () => void) =>
  useCommand<ReviewKey>({
    send: ({ driverId, thing }, { headers }) =>
      call(api.POST('/api/ops/reviews/{id}/{thing}/release', { params: { path: { id: driverId, thing } }, headers })),
    invalidates: changed,
    onDone,
  });
