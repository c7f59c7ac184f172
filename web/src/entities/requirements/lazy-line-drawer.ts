import { lazyComponent } from '#web/shared/connection/lazy-component';

/** Loads when a line is first opened. */
export const LazyLineDrawer = lazyComponent(() => import('./line-drawer').then((module) => module.LineDrawer), {
  waiting: null,
});
