import { queryOptions } from '@tanstack/react-query';
import type { CarrierViewPage, ViewPage } from '#domain/saved-views/pages';
import { carrierViewPages } from '#domain/saved-views/pages';
import type { SavedView, SaveView } from '#domain/saved-views/schema';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

const all = ['saved-views'] as const;

/** Carriers and operations have routes of their own, with their own permissions. */
const isOfCarrier = (page: ViewPage): page is CarrierViewPage =>
  carrierViewPages.some((carrierPage) => carrierPage === page);

/** The user's own views of a page, and the shared ones. */
export const savedViewsQuery = (page: ViewPage) =>
  queryOptions({
    queryKey: [...all, page],
    queryFn: ({ signal }) =>
      isOfCarrier(page)
        ? call(api.GET('/api/saved-views', { params: { query: { page } }, signal }))
        : call(api.GET('/api/ops/saved-views', { params: { query: { page } }, signal })),
  });

const changed = () => [all];

/** Saves the current filters as a view. */
export const useSaveView = (onDone: () => void) =>
  useCommand({
    send: ({ page, ...view }: SaveView, { headers }) =>
      isOfCarrier(page)
        ? call(api.POST('/api/saved-views', { body: { page, ...view }, headers }))
        : call(api.POST('/api/ops/saved-views', { body: { page, ...view }, headers })),
    invalidates: changed,
    onDone,
  });

type ViewChange = Pick<SaveView, 'name' | 'isShared'> | { search: string; was: string };
type ViewRef = Pick<SavedView, '_id' | 'page'>;

/** Renames a view, changes its sharing, or replaces the filters that the user saw. */
export const useChangeView = (onDone: () => void) =>
  useCommand({
    send: ({ view: { _id: id, page }, body }: { view: ViewRef; body: ViewChange }, { headers }) => {
      const request = { params: { path: { id } }, body, headers };
      return isOfCarrier(page)
        ? call(api.PATCH('/api/saved-views/{id}', request))
        : call(api.PATCH('/api/ops/saved-views/{id}', request));
    },
    invalidates: changed,
    onDone,
  });

/** Deletes the view for everyone. */
export const useDeleteView = (onDone: () => void) =>
  useCommand({
    send: ({ _id: id, page }: ViewRef, { headers }) => {
      const request = { params: { path: { id } }, headers };
      return isOfCarrier(page)
        ? call(api.DELETE('/api/saved-views/{id}', request))
        : call(api.DELETE('/api/ops/saved-views/{id}', request));
    },
    invalidates: changed,
    onDone,
  });

/** Takes over the view of a former colleague. */
export const useTakeOverView = (onDone: () => void) =>
  useCommand({
    send: ({ _id: id, page }: ViewRef, { headers }) => {
      const request = { params: { path: { id } }, headers };
      return isOfCarrier(page)
        ? call(api.POST('/api/saved-views/{id}/take-over', request))
        : call(api.POST('/api/ops/saved-views/{id}/take-over', request));
    },
    invalidates: changed,
    onDone,
  });
