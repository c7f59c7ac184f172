import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { DriverNoteBody } from '#domain/driver-notes/schema';
import { opsDriverKeys } from '#web/entities/pipeline/drivers';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import type { TimelineFilters } from '../model/timeline';
import { toQuery } from '../model/timeline';

const timelineKey = (id: string) => [...opsDriverKeys.one(id), 'timeline'] as const;

/** The driver's events, messages and notes, newest first; new ones wait behind the "new" pill. */
export function driverTimelineQuery(id: string, filters: TimelineFilters) {
  const filterQuery = toQuery(filters);
  return infiniteQueryOptions({
    queryKey: [...timelineKey(id), filterQuery],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filterQuery, ...(pageParam !== null && { after: pageParam }) };
      return call(api.GET('/api/ops/drivers/{id}/timeline', { params: { path: { id }, query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { topics: ['driver', 'candidacy', 'driver-note'], held: true },
  });
}

/** The driver's status at the end of a day. */
export const driverAsOfQuery = (id: string, on: string) =>
  queryOptions({
    queryKey: [...opsDriverKeys.one(id), 'as-of', on],
    queryFn: ({ signal }) =>
      call(api.GET('/api/ops/drivers/{id}/as-of', { params: { path: { id }, query: { on } }, signal })),
  });

/** Adds a note for colleagues. */
export const useAddNote = (onDone: () => void) =>
  useCommand<{ id: string; body: DriverNoteBody }>({
    send: ({ id, body }, { headers }) =>
      call(api.POST('/api/ops/drivers/{id}/notes', { params: { path: { id } }, body, headers })),
    invalidates: ({ id }) => [timelineKey(id)],
    onDone,
  });

/** Edits the user's own note. */
export const useEditNote = (onDone: () => void) =>
  useCommand<{ id: string; noteId: string; body: DriverNoteBody }>({
    send: ({ id, noteId, body }, { headers }) =>
      call(api.PUT('/api/ops/drivers/{id}/notes/{noteId}', { params: { path: { id, noteId } }, body, headers })),
    invalidates: ({ id }) => [timelineKey(id)],
    onDone,
  });
