import { lazyComponent } from '#web/shared/connection/lazy-component';
import { loadTexts } from '#web/shared/i18n/i18n';

/** The step of a candidate's adverse action loads after the list. */
export const LazyAdverseChip = lazyComponent(
  async () => {
    const [{ AdverseChip }] = await Promise.all([import('./adverse-chip'), loadTexts(['adverse-action'])]);
    return AdverseChip;
  },
  { waiting: null },
);
