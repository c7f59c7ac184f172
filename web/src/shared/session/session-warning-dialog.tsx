import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

interface SessionWarningDialogProps {
  /** True when the sign-in ends for lack of use; otherwise its time is over and nothing prolongs it. */
  isForIdleness: boolean;
  onAnswer: () => void;
}

/** Shown in the last minute of a sign-in. Closing it also counts as use. */
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
