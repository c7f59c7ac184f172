import type { QueryKey } from '@tanstack/react-query';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';
import { nextSkip } from '#web/shared/http/next-skip';
import { useCommand } from '#web/shared/http/use-command';

const PAGE_SIZE = 10;
const TOPICS = { topics: ['candidate-note'] } as const;

const notesKey = (driverId: string): QueryKey => ['candidate-notes', driverId];
const touched = (driverId: string): QueryKey[] => [notesKey(driverId), ['mentions']];

/** The carrier's notes about a driver, newest first. */
export const candidateNotesQuery = (driverId: string) =>
  infiniteQueryOptions({
    queryKey: notesKey(driverId),
    queryFn: ({ pageParam, signal }) =>
      call(
        api.GET('/api/note/business/driver/{driverId}', {
          params: { path: { driverId }, query: { limit: PAGE_SIZE, skip: pageParam } },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: nextSkip,
    meta: TOPICS,
  });

/** The notes that mention the user, newest first. */
export const mentionsQuery = (unread: boolean) =>
  infiniteQueryOptions({
    queryKey: ['mentions', { unread }],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.GET('/api/note/business/mentions', {
          params: { query: { unread, limit: PAGE_SIZE, skip: pageParam } },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: nextSkip,
    meta: TOPICS,
  });

/** The number of notes that mention the user and are not read yet. */
export const unreadMentionsQuery = queryOptions({
  queryKey: ['mentions', 'count'],
  queryFn: ({ signal }) =>
    call(api.GET('/api/note/business/mentions', { params: { query: { unread: true, limit: 1 } }, signal })),
  meta: TOPICS,
});

/** The handles of the members whom a note can mention. */
export const mentionableQuery = queryOptions({
  queryKey: ['mentionable'],
  queryFn: ({ signal }) => call(api.GET('/api/note/business/members', { signal })),
});

/** The texts of a note, the current one first. */
export const noteHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['candidate-note-history', id],
    queryFn: ({ signal }) => call(api.GET('/api/note/business/{id}/history', { params: { path: { id } }, signal })),
    meta: TOPICS,
  });

/** The same for operations, who read the notes of all carriers. */
export const opsNoteHistoryQuery = ({ driverId, noteId }: { driverId: string; noteId: string }) =>
  queryOptions({
    queryKey: ['candidate-note-history', noteId, driverId],
    queryFn: ({ signal }) =>
      call(
        api.GET('/api/ops/drivers/{id}/candidate-notes/{noteId}/history', {
          params: { path: { id: driverId, noteId } },
          signal,
        }),
      ),
    meta: TOPICS,
  });

export const useAddNote = (driverId: string, onDone: () => void) =>
  useCommand({
    send: (body: { text: string }, request) =>
      call(api.POST('/api/note/business/driver/{driverId}', { ...request, params: { path: { driverId } }, body })),
    invalidates: () => touched(driverId),
    onDone,
  });

export const useEditNote = (driverId: string, onDone: () => void) =>
  useCommand({
    send: ({ id, ...body }: { id: string; text: string }, request) =>
      call(api.PUT('/api/note/business/{id}', { ...request, params: { path: { id } }, body })),
    invalidates: () => touched(driverId),
    onDone,
  });

export const useDeleteNote = (driverId: string) =>
  useCommand({
    send: (id: string, request) =>
      call(api.DELETE('/api/note/business/{id}', { ...request, params: { path: { id } } })),
    invalidates: () => touched(driverId),
    outlivesPage: true,
  });

export const useReadMentions = (driverId: string) =>
  useCommand({
    send: (_: void, request) =>
      call(api.POST('/api/note/business/driver/{driverId}/read', { ...request, params: { path: { driverId } } })),
    invalidates: () => [['mentions']],
  });
