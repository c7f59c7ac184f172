import { useTranslation } from 'react-i18next';
import { MAX_ORDERS_PER_REQUEST } from '#domain/screening/limits';
import type { ScreeningItem } from '#domain/screening/schema';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useOrderResults } from '../api/results';
import { orderReportModal } from './modals';
import { refOf } from './result-actions';

interface OrderBarProps {
  /** All selected results, whether they can be ordered or not. */
  chosen: readonly ScreeningItem[];
  onDone: () => void;
}

/** Orders the selected results; a report lists those that could not be ordered. */
export function OrderBar({ chosen, onDone }: OrderBarProps) {
  const { t } = useTranslation('ops-results');
  const orderable = chosen.filter(({ next }) => next.includes('ordered'));
  const order = useOrderResults((report) => {
    onDone();
    if (report.refused.length > 0) openModal(orderReportModal, report);
    else toast.success(t('order.done', { count: report.ordered }));
  });
  const isTooMuch = orderable.length > MAX_ORDERS_PER_REQUEST;
  if (chosen.length === 0) return null;
  return (
    <div className="gh-result-bar" role="group" aria-label={t('order.label')}>
      <span role="status">{t('order.chosen', { count: chosen.length })}</span>
      <Button
        variant="primary"
        loading={order.isPending}
        disabled={orderable.length === 0 || isTooMuch}
        onClick={() => {
          order.mutate(orderable.map(refOf));
        }}
      >
        {t('order.action', { count: orderable.length })}
      </Button>
      {isTooMuch ? (
        <span className="gh-result-aside">{t('order.tooMany', { most: MAX_ORDERS_PER_REQUEST })}</span>
      ) : null}
      {orderable.length < chosen.length ? (
        <span className="gh-result-aside">{t('order.others', { count: chosen.length - orderable.length })}</span>
      ) : null}
      {order.error === null ? null : <Alert problem={order.error} />}
    </div>
  );
}
