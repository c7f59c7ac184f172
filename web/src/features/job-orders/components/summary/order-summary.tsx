import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#domain/job-orders/schema';
import { formatDate } from '#web/shared/i18n/format';
import { Markdown } from '#web/shared/markdown/markdown';
import { paths } from '#web/shared/paths';
import { Alert } from '#web/shared/ui/alert';
import { Button, ButtonLink } from '#web/shared/ui/button';
import { Card, Facts } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { cancelOrderModal } from '../cancel-order-modal';
import type { SummaryFact } from './use-summary-facts';
import { useSummaryFacts } from './use-summary-facts';
import './summary.css';

function Download({ order, facts }: { order: OrderView; facts: readonly SummaryFact[] }) {
  const { t } = useTranslation('orders');
  const download = useMutation({
    mutationFn: async () => {
      const { savePdf } = await import('./order-pdf');
      const subtitle = `${order.keyOrderId} · ${t('summary.madeOn', { date: formatDate(new Date().toISOString()) })}`;
      savePdf({ title: order.title, subtitle, facts }, `${order.keyOrderId}.pdf`);
    },
  });
  return (
    <>
      {download.error === null ? null : <Alert problem={download.error} />}
      <Button
        size="small"
        loading={download.isPending}
        onClick={() => {
          download.mutate();
        }}
      >
        {t('summary.download')}
      </Button>
    </>
  );
}

/** Summary of an order. Cancel and Update are shown only while the order is pending. */
export function OrderSummary({ order }: { order: OrderView }) {
  const { t } = useTranslation('orders');
  const facts = useSummaryFacts(order);
  const isPending = order.status === 'pending';
  return (
    <Card
      title={t('summary.title')}
      extra={<span className="gh-summary-key">{order.keyOrderId}</span>}
      className="gh-summary"
    >
      <Facts
        facts={facts.map(({ key, label, value }) => ({
          label,
          value: key === 'notes' ? <Markdown text={order.notes} /> : <span className="gh-summary-value">{value}</span>,
        }))}
      />
      <div className="gh-summary-buttons">
        {isPending && order.actions.includes('edit') ? (
          <ButtonLink size="small" variant="primary" to={paths.editJobOrder(order._id)}>
            {t('summary.openInEditor')}
          </ButtonLink>
        ) : null}
        <Download order={order} facts={facts} />
        {isPending && order.actions.includes('cancel') ? (
          <Button
            size="small"
            variant="danger"
            onClick={() => {
              openModal(cancelOrderModal, order);
            }}
          >
            {t('action.cancel')}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
