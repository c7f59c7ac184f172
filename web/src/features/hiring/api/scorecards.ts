import { queryOptions } from '@tanstack/react-query';
import type { FillScorecard } from '#domain/scorecards/schema';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { touchedBy } from './candidacies';

/** The scorecards of a candidate, by one of the candidate's interviews, and the questions for a new one. */
export const scorecardsQuery = (interviewId: string) =>
  queryOptions({
    queryKey: ['scorecards', interviewId],
    queryFn: ({ signal }) =>
      call(api.GET('/api/job-order/interview/{id}/scorecards', { params: { path: { id: interviewId } }, signal })),
  });

/** Stores the user's scorecard of the interview. */
export const useFillScorecard = ({ interviewId, orderId }: { interviewId: string; orderId: string }) =>
  useCommand({
    send: (body: FillScorecard, request) =>
      call(
        api.PUT('/api/job-order/interview/{id}/scorecard', {
          ...request,
          params: { path: { id: interviewId } },
          body,
        }),
      ),
    invalidates: () => [scorecardsQuery(interviewId).queryKey, ...touchedBy(orderId)],
  });
