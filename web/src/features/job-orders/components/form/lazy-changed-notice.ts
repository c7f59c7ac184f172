import { lazyComponent } from '#web/shared/connection/lazy-component';

/** Loaded once somebody else has saved the order while the form is open. */
export const LazyChangedNotice = lazyComponent(
  () => import('./changed-notice').then((module) => module.ChangedNotice),
  { waiting: null },
);
