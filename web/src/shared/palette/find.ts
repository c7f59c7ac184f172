import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, call } from '../http/client';

const SHORTEST = 2;

/** Whether this is enough to look for. */
export const isEnough = (text: string): boolean => text.trim().length >= SHORTEST;

/** Drivers, orders and carriers that are called so; in a body, since it names people. */
export const findQuery = (text: string) =>
  queryOptions({
    queryKey: ['ops', 'find', text],
    queryFn: ({ signal }) => call(api.POST('/api/ops/find', { body: { text }, signal })),
    enabled: isEnough(text),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
