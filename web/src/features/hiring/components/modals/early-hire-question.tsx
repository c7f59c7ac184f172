import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button';
import { Dialog } from '../../../../shared/ui/dialog';

interface EarlyHireQuestionProps {
  driverName: string;
  /** The interview's time in words. */
  when: string;
  close: () => void;
  showNext: () => void;
}

/** Hiring before the interview took place is possible, and rarely meant. */
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
