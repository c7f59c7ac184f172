import { useTranslation } from 'react-i18next';
import { ORDERS_AT_ONCE } from '#domain/job-orders/list-filters';
import type { OrderListItem } from '#domain/job-orders/schema';
import type { OrderStatus } from '#domain/job-orders/states';
import { useRefusalText } from '#web/entities/candidacies/refusal-text';
import { formatCount } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import type { BulkAct } from '../model/bulk-acts';
import { actionOf, actsOf, ordersFor } from '../model/bulk-acts';
import { endOrdersModal } from './end-orders-modal';
import { useBulkRun } from './use-bulk-run';
import '#web/entities/bulk/bulk.css';

interface OrderBulkBarProps {
  status: OrderStatus;
  /** The selected orders. */
  orders: readonly OrderListItem[];
  onClear: () => void;
}

function useActText() {
  const { t } = useTranslation(['orders', 'autopilot']);
  return (act: BulkAct): string => {
    switch (act) {
      case 'show':
        return t('action.show');
      case 'hide':
        return t('action.hide');
      case 'autopilotOff':
        return t('autopilot:turnOff');
      case 'cancel':
        return t('action.cancel');
      case 'delete':
        return t('action.delete');
    }
  };
}

/** Why an action is possible for none of the selected orders. */
function useReason() {
  const { t } = useTranslation('orders');
  const refusalText = useRefusalText();
  return (act: BulkAct, orders: readonly OrderListItem[]): string | undefined => {
    if (orders.length > ORDERS_AT_ONCE) return t('bulk.tooMany', { most: formatCount(ORDERS_AT_ONCE) });
    if (ordersFor(act, orders).length > 0) return undefined;
    const refusals = orders.flatMap((order) => order.refusals.filter(({ action }) => action === actionOf[act]));
    const [first] = refusals;
    return first === undefined ? t('bulk.none') : refusalText(first.code);
  };
}

/** Actions for the selected orders. Visible while orders are selected, and stays below the list. */
export function OrderBulkBar({ status, orders, onClear }: OrderBulkBarProps) {
  const { t } = useTranslation(['orders', 'labels']);
  const actText = useActText();
  const reasonOf = useReason();
  const { attempt, isPending } = useBulkRun();
  if (orders.length === 0) return null;
  const begin = (act: BulkAct) => {
    const possible = ordersFor(act, orders);
    if (act === 'cancel' || act === 'delete')
      openModal(endOrdersModal, { act, orders: possible, skipped: orders.length - possible.length, onDone: onClear });
    else void attempt({ act, orders: possible });
  };
  return (
    <section className="gh-bulk-bar" aria-label={t('bulk.bar')}>
      <div className="gh-bulk-count">
        <strong role="status">{t('bulk.selected', { count: orders.length })}</strong>
      </div>
      <div className="gh-bulk-acts">
        {actsOf[status].map((act) => (
          <RefusableButton
            key={act}
            size="small"
            loading={isPending}
            reason={reasonOf(act, orders)}
            onClick={() => {
              begin(act);
            }}
          >
            {actText(act)}
          </RefusableButton>
        ))}
        <Button variant="text" size="small" onClick={onClear}>
          {t('labels:term.clear')}
        </Button>
      </div>
    </section>
  );
}
