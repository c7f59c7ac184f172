import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { adverseGuideModal } from './modals';
import { openAdverseActionsQuery } from './queries';

/** In a dialog with a reason for the end of a candidacy: a refusal based on a report is in progress, and ends with it. */
export function RunningNote({ candidacyId }: { candidacyId: string }) {
  const { t } = useTranslation('adverse-action');
  const mayRead = useCan('hiring:review');
  const { data } = useQuery({ ...openAdverseActionsQuery(), enabled: mayRead });
  if (data?.data.every((one) => one.candidacyId !== candidacyId) ?? true) return null;
  return (
    <div role="note">
      <p>{t('reason.running')}</p>
      <Button
        onClick={() => {
          openModal(adverseGuideModal, { candidacyId });
        }}
      >
        {t('reason.open')}
      </Button>
    </div>
  );
}
