import { lazyComponent } from '#web/shared/connection/lazy-component';
import { loadTexts } from '#web/shared/i18n/i18n';

/** Hours of service load with their texts after the page in which they stand. */
export const LazyDriverHours = lazyComponent(
  async () => {
    const [{ DriverHours }] = await Promise.all([import('./driver-hours'), loadTexts(['hours', 'labels'])]);
    return DriverHours;
  },
  { waiting: null },
);
