import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { adverseGuideModal } from './modals';

/** A text in a dialog that closes a candidacy, and the way to the guide of its refusal based on a report. */
export function GuideNote({ text, candidacyId }: { text: string; candidacyId: string }) {
  const { t } = useTranslation('adverse-action');
  return (
    <div role="note">
      <p>{text}</p>
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
