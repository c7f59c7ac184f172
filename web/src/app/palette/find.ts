import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

const STALE_MS = 10_000;

/** Whether the text can be searched for: a name can have one letter. */
export const isSearchable = (text: string): boolean => text.trim() !== '';

/** Searches drivers, orders and carriers by name. The text is sent in the body, since it can be a person's name. */
export const findQuery = (text: string) =>
  queryOptions({
    queryKey: ['ops', 'find', text],
    queryFn: ({ signal }) => call(api.POST('/api/ops/find', { body: { text }, signal })),
    enabled: isSearchable(text),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  });

/** Searches the carrier's drivers, orders and facilities by name. */
export const carrierFindQuery = (text: string) =>
  queryOptions({
    queryKey: ['find', text],
    queryFn: ({ signal }) => call(api.POST('/api/business/find', { body: { text }, signal })),
    enabled: isSearchable(text),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  });
