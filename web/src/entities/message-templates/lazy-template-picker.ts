import { lazyComponent } from '#web/shared/connection/lazy-component';
import { loadTexts } from '#web/shared/i18n/i18n';

/** The template picker with its texts, for dialogs of pages that have none of their own. */
export const LazyTemplatePicker = lazyComponent(
  async () => {
    const [{ TemplatePicker }] = await Promise.all([import('./template-picker'), loadTexts(['templates'])]);
    return TemplatePicker;
  },
  { waiting: null },
);
