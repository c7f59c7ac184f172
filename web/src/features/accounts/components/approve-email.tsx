import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { toast } from '#web/shared/ui/toasts';
import { usePause } from '#web/shared/ui/use-pause';
import { useResendConfirmEmail } from '../api/confirm';
import type { Credentials } from '../api/sign-in';
import { ConfirmAgain, ConfirmByCode } from './confirm-by-code';
import './sign-in.css';

interface ApproveEmailProps {
  /** Verified already and kept in memory, so they need not be entered again; after a reload the address alone. */
  credentials: Credentials | { readonly email: string };
  onConfirmed: () => void;
  /** Returns to the form to correct the address. */
  onWrongAddress?: () => void;
}

/** Shown when the password is correct but the account is unconfirmed: resend the link, or confirm by a texted code. */
export function ApproveEmail({ credentials, onConfirmed, onWrongAddress }: ApproveEmailProps) {
  const { t } = useTranslation('accounts');
  const { email } = credentials;
  const { isPausing, pause } = usePause();
  const resend = useResendConfirmEmail(() => {
    pause();
    toast.success(t('mail.sent'));
  });
  return (
    <Stack>
      <p role="status" className="gh-sign-in-note">
        <strong>{t('approve.title')}</strong>
        <br />
        {t('approve.line', { email })}
      </p>
      <Button
        loading={resend.isPending}
        disabled={isPausing}
        onClick={() => {
          resend.mutate({ email });
        }}
      >
        {t('approve.resend')}
      </Button>
      {'password' in credentials ? (
        <ConfirmByCode owner={credentials} onConfirmed={onConfirmed} />
      ) : (
        <ConfirmAgain email={email} onConfirmed={onConfirmed} />
      )}
      {onWrongAddress === undefined ? null : (
        <Button variant="text" onClick={onWrongAddress}>
          {t('approve.wrongAddress')}
        </Button>
      )}
    </Stack>
  );
}
