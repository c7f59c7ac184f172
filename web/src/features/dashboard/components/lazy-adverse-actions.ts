import { lazyComponent } from '#web/shared/connection/lazy-component';
import { loadTexts } from '#web/shared/i18n/i18n';

/** The card of refusals based on reports loads after the page. */
export const LazyAdverseActions = lazyComponent(
  async () => {
    const [{ AdverseActions }] = await Promise.all([
      import('./adverse-actions'),
      loadTexts(['adverse-action', 'files', 'labels', 'legal']),
    ]);
    return AdverseActions;
  },
  { waiting: null },
);
