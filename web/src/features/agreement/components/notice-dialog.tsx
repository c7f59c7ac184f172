import { useTranslation } from 'react-i18next';
import type { CarrierAgreementView } from '#domain/agreements/schema';
import { NoticeConsequences } from '#web/entities/agreement/notice-consequences';
import { ReasonDialog } from '#web/entities/agreement/reason-form';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useSendNotice } from '../api/agreement';

/** Gives notice, after saying what it stops and what stays open. */
export function NoticeDialog({ data: agreement, close }: ModalProps<CarrierAgreementView>) {
  const { t } = useTranslation('agreement');
  const send = useSendNotice(() => {
    toast.success(t('notice.done'));
    close();
  });
  return (
    <ReasonDialog
      title={t('notice.title')}
      action={t('notice.action')}
      send={(reason) => send.mutateAsync(reason)}
      onClose={close}
    >
      <NoticeConsequences agreement={agreement} />
      <p>{t('notice.withdrawable')}</p>
    </ReasonDialog>
  );
}
