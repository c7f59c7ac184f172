import { lazyComponent } from '#web/shared/connection/lazy-component';

/** The bar of bulk actions, loaded once orders are selected. */
export const LazyOrderBulkBar = lazyComponent(() => import('./order-bulk-bar').then((module) => module.OrderBulkBar), {
  waiting: null,
});
