import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { Stack } from '../../../shared/ui/layout';
import { toast } from '../../../shared/ui/toasts';
import { useResendConfirmEmail } from '../api/confirm';
import type { Credentials } from '../api/sign-in';
import { ConfirmByCode } from './confirm-by-code';
import './sign-in.css';

interface ApproveEmailProps {
  /** They were right, and stay in memory: no second question is needed. */
  credentials: Credentials;
  onConfirmed: () => void;
  /** Back to where the address was typed. */
  onWrongAddress?: () => void;
}

/** What stands between a right password and the first page: the mail with the link, or a code to the phone. */
export function ApproveEmail({ credentials, onConfirmed, onWrongAddress }: ApproveEmailProps) {
  const { t } = useTranslation('accounts');
  const { email } = credentials;
  const resend = useResendConfirmEmail(() => {
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
        onClick={() => {
          resend.mutate({ email });
        }}
      >
        {t('approve.resend')}
      </Button>
      <ConfirmByCode whose={credentials} onConfirmed={onConfirmed} />
      {onWrongAddress === undefined ? null : (
        <Button variant="text" onClick={onWrongAddress}>
          {t('approve.wrongAddress')}
        </Button>
      )}
    </Stack>
  );
}
