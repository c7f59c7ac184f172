import { lazyComponent } from '#web/shared/connection/lazy-component';
import { loadTexts } from '#web/shared/i18n/i18n';

/** The card of invoices loads after the page. */
export const LazyBillingCard = lazyComponent(
  async () => {
    const [{ BillingCard }] = await Promise.all([import('./billing-card'), loadTexts(['billing'])]);
    return BillingCard;
  },
  { waiting: null },
);
