import { lazyComponent } from '#web/shared/connection/lazy-component';

/** The bulk actions of the last 24 hours, which follow the page. */
export const LazyRecentActions = lazyComponent(
  () => import('./recent-actions').then((module) => module.RecentActions),
  { waiting: null },
);
