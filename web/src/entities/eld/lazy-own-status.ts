import { lazyComponent } from '#web/shared/connection/lazy-component';
import { loadTexts } from '#web/shared/i18n/i18n';

/** Duty statuses load with their texts after the clock, which a driver needs first. */
export const LazyOwnStatus = lazyComponent(
  async () => {
    const [{ OwnStatusCard }] = await Promise.all([import('./own-status-card'), loadTexts(['hours', 'labels'])]);
    return OwnStatusCard;
  },
  { waiting: null },
);
