import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

/** Whether the user has a calendar feed; its address is never shown again. */
export const feedQuery = () =>
  queryOptions({
    queryKey: ['calendar-feed'],
    queryFn: ({ signal }) => call(api.GET('/api/calendar-feed', { signal })),
  });

/** Creates a feed, or gives it a new address. */
export const useRenewFeed = () =>
  useCommand({
    send: (_input: void, request) => call(api.POST('/api/calendar-feed', { ...request })),
    invalidates: () => [feedQuery().queryKey],
  });

/** Revokes the feed. */
export const useRevokeFeed = () =>
  useCommand({
    send: (_input: void, request) => call(api.DELETE('/api/calendar-feed', { ...request })),
    invalidates: () => [feedQuery().queryKey],
  });
