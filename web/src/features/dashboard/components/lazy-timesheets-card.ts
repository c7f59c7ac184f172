import { lazyComponent } from '#web/shared/connection/lazy-component';
import { loadTexts } from '#web/shared/i18n/i18n';

/** The card of timesheets loads after the page. */
export const LazyTimesheetsCard = lazyComponent(
  async () => {
    const [{ TimesheetsCard }] = await Promise.all([import('./timesheets-card'), loadTexts(['billing'])]);
    return TimesheetsCard;
  },
  { waiting: null },
);
