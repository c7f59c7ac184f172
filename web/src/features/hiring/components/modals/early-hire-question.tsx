import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';

interface EarlyHireQuestionProps {
  driverName: string;
  /** The interview's time, formatted. */
  when: string;
  close: () => void;
  showNext: () => void;
}

/** Confirms a hire before the interview, which is possible but rarely intended. */
export function EarlyHireQuestion({ driverName, when, close, showNext }: EarlyHireQuestionProps) {
  const { t } = useTranslation(['hiring', 'common']);
  return (
    <Dialog
      title={t('start.early.title', { name: driverName })}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('start.early.wait')}</Button>
          <Button variant="primary" onClick={showNext}>
            {t('start.early.hire')}
          </Button>
        </>
      }
    >
      <p>{t('start.early.text', { when })}</p>
    </Dialog>
  );
}
