import type { SavedView, ViewPage } from '#domain/saved-views/schema';
import { defineModal } from '../ui/modals';

/** What is shown now, to be kept under a name; or a view that gets another one. */
export type ViewToName = { page: ViewPage; search: string } | { view: SavedView };

export const viewModal = defineModal<ViewToName>('saved-view', () =>
  import('./view-dialog').then((module) => module.ViewDialog),
);
