import { lazyComponent } from '#web/shared/connection/lazy-component';

/** Saved views of a page whose first files are at their limit: they follow the page. */
export const LazySavedViews = lazyComponent(() => import('./saved-views').then((module) => module.SavedViews), {
  waiting: null,
});
