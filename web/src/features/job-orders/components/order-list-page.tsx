import { useQuery } from '@tanstack/react-query';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useTranslation } from 'react-i18next';
import type { OrderStatus } from '#domain/job-orders/states';
import { approvalStatuses, orderStatuses } from '#domain/job-orders/states';
import { paths } from '#web/shared/paths';
import { useCan } from '#web/shared/session/current-user';
import { Button, ButtonLink } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { TabLinks } from '#web/shared/ui/tab-links';
import { orderCountsQuery } from '../api/orders';
import { OrderList } from './order-list';

/** All orders of the carrier, with a tab for each status (docs/state-machines.md#job-orders). */
export function OrderListPage({ status }: { status: OrderStatus }) {
  const { t } = useTranslation(['orders', 'labels']);
  const { data: counts } = useQuery(orderCountsQuery());
  const mayCreate = useCan('orders:write');
  const [approval, setApproval] = useQueryState('approval', parseAsStringLiteral(approvalStatuses));
  const isSentBack = status === 'pending' && approval === 'rejected';
  const tabs = orderStatuses.map((each) => ({
    label: t(`labels:orderStatus.${each}`),
    to: paths.jobOrdersBy(each),
    count: counts?.[each],
  }));
  return (
    <>
      <PageHeader
        title={t('list.title')}
        action={
          mayCreate ? (
            <ButtonLink variant="primary" to={paths.newJobOrder()}>
              {t('list.create')}
            </ButtonLink>
          ) : undefined
        }
      />
      <TabLinks label={t('list.tabs')} tabs={tabs} />
      <div className="gh-below-tabs">
        {isSentBack ? <SentBackFilter clear={() => void setApproval(null)} /> : null}
        <OrderList key={status} status={status} approval={isSentBack ? 'rejected' : undefined} />
      </div>
    </>
  );
}

/** Says that only orders are shown that operations sent back. */
function SentBackFilter({ clear }: { clear: () => void }) {
  const { t } = useTranslation('orders');
  return (
    <Inline>
      <span>{t('list.sentBackOnly')}</span>
      <Button size="small" onClick={clear}>
        {t('list.showAll')}
      </Button>
    </Inline>
  );
}
