import type { ViewPage } from '#domain/saved-views/pages';
import type { SavedView } from '#domain/saved-views/schema';

/** The current search to be saved under a name, or a view to be renamed. */
export type ViewToName = { page: ViewPage; search: string } | { view: SavedView };
