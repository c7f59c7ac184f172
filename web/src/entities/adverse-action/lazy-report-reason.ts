import { lazyComponent } from '#web/shared/connection/lazy-component';
import { loadTexts } from '#web/shared/i18n/i18n';

/** Loads when the reason is a report. */
export const LazyReportReason = lazyComponent(
  async () => {
    const [{ ReportReason }] = await Promise.all([import('./report-reason'), loadTexts(['adverse-action'])]);
    return ReportReason;
  },
  { waiting: null },
);
