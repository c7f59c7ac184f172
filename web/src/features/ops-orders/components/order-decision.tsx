import { useTranslation } from 'react-i18next';
import type { OpsOrderItem, OrderView } from '#domain/job-orders/schema';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { confirm } from '#web/shared/ui/confirm';
import { Inline } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { toast } from '#web/shared/ui/toasts';
import { useAcceptOrder } from '../api/decide';
import { sendBackModal } from './modals';

interface OrderDecisionProps {
  order: Pick<OpsOrderItem | OrderView, '_id' | 'title' | 'versionId' | 'status' | 'actions' | 'refusals'>;
  size?: 'normal' | 'small';
}

/** Buttons to accept or send back a pending order; a refused decision shows its reason once, and in no row of the list. */
export function OrderDecision({ order, size = 'normal' }: OrderDecisionProps) {
  const { t } = useTranslation('ops-orders');
  const problemText = useProblemText();
  const accept = useAcceptOrder(() => {
    toast.success(t('accept.done'));
  });
  const { _id, title, versionId, status, actions, refusals } = order;
  if (status !== 'pending') return null;
  const refusalOf = (action: 'accept' | 'sendBack') => {
    if (actions.includes(action)) return undefined;
    const refusal = refusals.find((candidate) => candidate.action === action);
    return refusal === undefined ? t('decided') : problemText(refusal.code);
  };
  const acceptRefusal = refusalOf('accept');
  const sendBackRefusal = refusalOf('sendBack');
  // A row's status says already why neither is possible, and a wide gray button in half of the rows hides the others.
  if (size === 'small' && acceptRefusal !== undefined && acceptRefusal === sendBackRefusal) return null;
  return (
    <Inline>
      <RefusableButton
        variant={size === 'small' ? 'default' : 'primary'}
        size={size}
        reason={acceptRefusal}
        aria-label={t('accept.label', { title })}
        onClick={() => {
          confirm({
            title: t('accept.title', { title }),
            text: t('accept.text'),
            confirmLabel: t('accept.action'),
            onConfirm: () => accept.mutateAsync({ id: _id, versionId }),
          });
        }}
      >
        {t('accept.action')}
      </RefusableButton>
      {sendBackRefusal !== undefined && sendBackRefusal === acceptRefusal ? null : (
        <RefusableButton
          variant={size === 'small' ? 'text' : 'default'}
          size={size}
          reason={sendBackRefusal}
          aria-label={t('sendBack.label', { title })}
          onClick={() => {
            openModal(sendBackModal, { id: _id, title, versionId });
          }}
        >
          {t('sendBack.action')}
        </RefusableButton>
      )}
    </Inline>
  );
}
