import type { SavedView, ViewPage } from '#domain/saved-views/schema';
import { defineModal } from '../ui/modals';

/** The current search to be saved under a name, or a view to be renamed. */
export type ViewToName = { page: ViewPage; search: string } | { view: SavedView };

export const viewModal = defineModal<ViewToName>('saved-view', () =>
  import('./view-dialog').then((module) => module.ViewDialog),
);
