import { lazyComponent } from '#web/shared/connection/lazy-component';
import { loadTexts } from '#web/shared/i18n/i18n';

/** The access to a driver's file loads after the list or profile; with its texts, because profiles open over other pages. */
export const LazyFileAccess = lazyComponent(
  async () => {
    const [{ FileAccessStatus }] = await Promise.all([import('./file-access-status'), loadTexts(['file-access'])]);
    return FileAccessStatus;
  },
  { waiting: null },
);
