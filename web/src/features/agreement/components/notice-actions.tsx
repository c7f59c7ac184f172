import { useTranslation } from 'react-i18next';
import type { CarrierAgreementView } from '#domain/agreements/schema';
import { Button } from '#web/shared/ui/button';
import { confirm } from '#web/shared/ui/confirm';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useWithdrawNotice } from '../api/agreement';
import { noticeModal } from './modals';

/** Gives notice, or withdraws the carrier's own. */
export function NoticeActions({ agreement }: { agreement: CarrierAgreementView }) {
  const { t } = useTranslation('agreement');
  const withdraw = useWithdrawNotice(() => {
    toast.success(t('withdraw.done'));
  });
  if (agreement.actions.includes('giveNotice')) {
    return (
      <Button
        onClick={() => {
          openModal(noticeModal, agreement);
        }}
      >
        {t('notice.action')}
      </Button>
    );
  }
  if (!agreement.actions.includes('withdrawNotice')) return null;
  return (
    <Button
      variant="primary"
      onClick={() => {
        confirm({
          title: t('withdraw.title'),
          text: t('withdraw.text'),
          confirmLabel: t('withdraw.action'),
          onConfirm: () => withdraw.mutateAsync(undefined),
        });
      }}
    >
      {t('withdraw.action')}
    </Button>
  );
}
