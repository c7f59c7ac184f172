import { queryOptions } from '@tanstack/react-query';
import type { SaveView, ViewPage } from '#domain/saved-views/schema';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

const all = ['ops', 'saved-views'] as const;

/** The user's own views of a page, and the shared ones. */
export const savedViewsQuery = (page: ViewPage) =>
  queryOptions({
    queryKey: [...all, page],
    queryFn: ({ signal }) => call(api.GET('/api/ops/saved-views', { params: { query: { page } }, signal })),
  });

const changed = () => [all];

/** Saves the current filters as a view. */
export const useSaveView = (onDone: () => void) =>
  useCommand({
    send: (body: SaveView, { headers }) => call(api.POST('/api/ops/saved-views', { body, headers })),
    invalidates: changed,
    onDone,
  });

type ViewChange = Pick<SaveView, 'name' | 'isShared'> | { search: string; was: string };

/** Renames a view, changes its sharing, or replaces the filters that the user saw. */
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

/** Takes over the view of a former colleague. */
export const useTakeOverView = (onDone: () => void) =>
  useCommand({
    send: (id: string, { headers }) =>
      call(api.POST('/api/ops/saved-views/{id}/take-over', { params: { path: { id } }, headers })),
    invalidates: changed,
    onDone,
  });
