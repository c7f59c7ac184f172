import { lazyComponent } from '#web/shared/connection/lazy-component';

/** The bar of bulk actions, loaded once candidates are selected. */
export const LazyCandidateBulkBar = lazyComponent(
  () => import('./candidate-bulk-bar').then((module) => module.CandidateBulkBar),
  { waiting: null },
);
