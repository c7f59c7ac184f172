import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

interface SessionWarningDialogProps {
  /** Nobody used it; otherwise its time is over, and nothing prolongs it. */
  isForIdleness: boolean;
  onAnswer: () => void;
}

/** The last minute of a sign-in. Closing it is an answer, too: somebody is there. */
export function SessionWarningDialog({ isForIdleness, onAnswer }: SessionWarningDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('session.ending')}
      onClose={onAnswer}
      footer={
        <Button variant="primary" onClick={onAnswer}>
          {t(isForIdleness ? 'session.stay' : 'session.understood')}
        </Button>
      }
    >
      <p>{t(isForIdleness ? 'session.endingIdle' : 'session.endingAbsolute')}</p>
    </Dialog>
  );
}
