import { useTranslation } from 'react-i18next';
import type { VerificationView } from '#domain/employment-verifications/schema';
import { formatPhone } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { confirm } from '#web/shared/ui/confirm';
import { toast } from '#web/shared/ui/toasts';
import type { EmployerLink } from './link-list';
import { useWithdrawLink } from './verifications';

interface WithdrawButtonProps {
  verification: Pick<VerificationView, 'driverId'>;
  id: string;
  link: EmployerLink;
}

/** Withdraws a link after a question. */
export function WithdrawButton({ verification, id, link }: WithdrawButtonProps) {
  const { t } = useTranslation('verifications');
  const withdraw = useWithdrawLink({ id, driverId: verification.driverId }, () => {
    toast.success(t('link.withdrawDone'));
  });
  const to = formatPhone(link.to);
  return (
    <Button
      size="small"
      onClick={() => {
        confirm({
          title: to === '' ? t('link.withdrawUnknown') : t('link.withdrawTitle', { to }),
          text: t('link.withdrawText'),
          confirmLabel: t('link.withdraw'),
          danger: true,
          onConfirm: () => withdraw.mutateAsync(link._id),
        });
      }}
    >
      {t('link.withdraw')}
      <span className="gh-hidden">: {to}</span>
    </Button>
  );
}
