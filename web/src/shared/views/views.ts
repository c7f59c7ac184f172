import type { SaveView, ViewPage } from '#domain/saved-views/schema';
import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../http/client';
import { useCommand } from '../http/use-command';

const all = ['ops', 'saved-views'] as const;

/** The own views of a page, and those that others share. */
export const savedViewsQuery = (page: ViewPage) =>
  queryOptions({
    queryKey: [...all, page],
    queryFn: ({ signal }) => call(api.GET('/api/ops/saved-views', { params: { query: { page } }, signal })),
  });

const changed = () => [all];

/** Keeps what the page shows now. */
export const useSaveView = (onDone: () => void) =>
  useCommand({
    send: (body: SaveView, { headers }) => call(api.POST('/api/ops/saved-views', { body, headers })),
    invalidates: changed,
    onDone,
  });

type ViewChange = Pick<SaveView, 'name' | 'isShared'> | { search: string; was: string };

/** Another name, shared or not; or other filters in the place of those that were seen. */
export const useChangeView = (onDone: () => void) =>
  useCommand({
    send: ({ id, body }: { id: string; body: ViewChange }, { headers }) =>
      call(api.PATCH('/api/ops/saved-views/{id}', { params: { path: { id } }, body, headers })),
    invalidates: changed,
    onDone,
  });

/** Deletes the view for everyone. */
export const useDeleteView = (onDone: () => void) =>
  useCommand({
    send: (id: string, { headers }) =>
      call(api.DELETE('/api/ops/saved-views/{id}', { params: { path: { id } }, headers })),
    invalidates: changed,
    onDone,
  });

/** The view of somebody who left becomes one's own. */
export const useTakeOverView = (onDone: () => void) =>
  useCommand({
    send: (id: string, { headers }) =>
      call(api.POST('/api/ops/saved-views/{id}/take-over', { params: { path: { id } }, headers })),
    invalidates: changed,
    onDone,
  });
