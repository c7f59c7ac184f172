import { queryOptions } from '@tanstack/react-query';
import type { EditScorecard } from '#domain/scorecards/schema';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

/** The questions of the carrier's scorecard. */
export const scorecardFormQuery = () =>
  queryOptions({
    queryKey: ['scorecard-form'],
    queryFn: ({ signal }) => call(api.GET('/api/scorecard', { signal })),
  });

/** Stores the next version of the questions. */
export const useEditScorecard = () =>
  useCommand({
    send: (body: EditScorecard, request) => call(api.PUT('/api/scorecard', { ...request, body })),
    invalidates: () => [scorecardFormQuery().queryKey, ['scorecards']],
  });
