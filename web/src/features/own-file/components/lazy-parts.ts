import { lazyComponent } from '#web/shared/connection/lazy-component';

/** Loads when a line is first unfolded. */
export const LazyLineDetail = lazyComponent(() =>
  import('#web/entities/requirements/line-detail').then((module) => module.LineDetail),
);

/** Loads after the lines. */
export const LazyFactsView = lazyComponent(() =>
  import('#web/entities/requirements/facts-view').then((module) => module.FactsView),
);
