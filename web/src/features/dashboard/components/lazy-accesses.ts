import { lazyComponent } from '#web/shared/connection/lazy-component';
import { loadTexts } from '#web/shared/i18n/i18n';

/** The card of accesses to drivers' files loads after the page. */
export const LazyAccesses = lazyComponent(
  async () => {
    const [{ DqAccesses }] = await Promise.all([import('./dq-accesses'), loadTexts(['file-access'])]);
    return DqAccesses;
  },
  { waiting: null },
);
