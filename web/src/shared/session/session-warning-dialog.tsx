import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';

interface SessionWarningDialogProps {
  /** True when the sign-in ends after inactivity; otherwise it reaches its maximum duration and nothing extends it. */
  isIdleTimeout: boolean;
  onAnswer: () => void;
}

/** Shown in the last minute of a sign-in. Closing it also counts as activity. */
export function SessionWarningDialog({ isIdleTimeout, onAnswer }: SessionWarningDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('session.ending')}
      onClose={onAnswer}
      footer={
        <Button variant="primary" onClick={onAnswer}>
          {t(isIdleTimeout ? 'session.stay' : 'session.understood')}
        </Button>
      }
    >
      <p>{t(isIdleTimeout ? 'session.endingIdle' : 'session.endingAbsolute')}</p>
    </Dialog>
  );
}
