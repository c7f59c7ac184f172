import { useTranslation } from 'react-i18next';
import type { OpsAgreementView } from '#domain/agreements/schema';
import { NoticeConsequences } from '#web/entities/agreement/notice-consequences';
import { ReasonDialog } from '#web/entities/agreement/reason-form';
import { formatCount } from '#web/shared/i18n/format';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useAgreementAct } from '../../api/agreement';

/** Names the agreement, and what is done to it. */
export interface AgreementReason {
  readonly carrierId: string;
  readonly name: string;
  readonly act: 'giveNotice' | 'disableCarrier';
  readonly agreement: OpsAgreementView;
}

/** Gives a carrier notice, or disables it, after saying what that stops and what continues. */
export function AgreementReasonDialog({ data, close }: ModalProps<AgreementReason>) {
  const { t } = useTranslation('agreement');
  const { carrierId, name, act, agreement } = data;
  const { orders, candidates, assignments } = agreement.open;
  const send = useAgreementAct(carrierId, () => {
    toast.success(t('ops.done'));
    close();
  });
  return (
    <ReasonDialog
      title={t(`ops.${act}.title`, { name })}
      action={t(`ops.${act}.action`)}
      send={(reason) => send.mutateAsync({ name: act, reason })}
      onClose={close}
    >
      {act === 'giveNotice' ? (
        <NoticeConsequences agreement={agreement} />
      ) : (
        <>
          <p>{t('ops.disableCarrier.staff')}</p>
          <ul>
            <li>{t('ops.disableCarrier.orders', { count: orders, number: formatCount(orders) })}</li>
            <li>{t('ops.disableCarrier.candidates', { count: candidates, number: formatCount(candidates) })}</li>
            <li>{t('notice.assignments', { count: assignments, number: formatCount(assignments) })}</li>
          </ul>
          <p>{t('ops.disableCarrier.kept')}</p>
        </>
      )}
    </ReasonDialog>
  );
}
