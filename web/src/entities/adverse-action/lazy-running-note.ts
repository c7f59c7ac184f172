import { lazyComponent } from '#web/shared/connection/lazy-component';
import { loadTexts } from '#web/shared/i18n/i18n';

/** Loads after the dialog. */
export const LazyRunningNote = lazyComponent(
  async () => {
    const [{ RunningNote }] = await Promise.all([import('./running-note'), loadTexts(['adverse-action'])]);
    return RunningNote;
  },
  { waiting: null },
);
