import { loadTexts } from '#web/shared/i18n/i18n';
import { defineModal } from '#web/shared/ui/modals';
import type { GuideData } from './guide-data';

/** The guide for refusing a driver because of a report. */
export const adverseGuideModal = defineModal<GuideData>('adverse-guide', async () => {
  const [{ GuideDialog }] = await Promise.all([
    import('./guide-dialog'),
    loadTexts(['adverse-action', 'files', 'labels', 'legal']),
  ]);
  return GuideDialog;
});
