import type { SavedView, ViewPage } from '#domain/saved-views/schema';

/** The current search to be saved under a name, or a view to be renamed. */
export type ViewToName = { page: ViewPage; search: string } | { view: SavedView };
