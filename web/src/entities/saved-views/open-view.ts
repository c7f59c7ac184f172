import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { SavedView } from '#domain/saved-views/schema';
import { isSameSearch } from './same-search';

/** The history state of a link to a view: later filter changes count as changes of this view. */
export const viewLinkState = ({ _id }: SavedView) => ({ view: _id });

const idIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'view' in state && typeof state.view === 'string'
    ? state.view
    : undefined;

/** The query without the mark of the record that was just created: it highlights one row and filters nothing. */
function filtersIn(query: string): string {
  const params = new URLSearchParams(query);
  if (!params.has('new')) return query.slice(1);
  params.delete('new');
  return params.toString();
}

/** The view whose filters are shown, or the one that was opened and whose filters were changed since. */
export function useOpenView(views: readonly SavedView[]) {
  const location = useLocation();
  const search = filtersIn(location.search);
  const isFilterChange = useNavigationType() === NavigationType.Replace;
  const [lastId, setLastId] = useState<string>();
  const shown = views.find((view) => isSameSearch(view.search, search));

  // A filter change keeps the view; after any other navigation, only the history state can name it.
  const isLeft = shown === undefined && !isFilterChange;
  const keptId = isLeft ? undefined : (shown?._id ?? lastId);
  if (keptId !== lastId) setLastId(keptId);

  const openId = keptId ?? idIn(location.state);
  return { search, shown, open: search === '' ? shown : views.find(({ _id }) => _id === openId) };
}
