import { useQuery } from '@tanstack/react-query';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { orderStatuses } from '#domain/job-orders/states';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { PageHeader } from '#web/shared/ui/page-header';
import { QueryTabs } from '#web/shared/ui/query-tabs';
import { orderCountsQuery } from '../api/orders';
import { OrderList, useOrderSearch } from './order-list';

/** Active orders come first, because recruiters work on them. */
const TABS = ['active', ...orderStatuses.filter((status) => status !== 'active')] as const;

/** Orders at the facilities that the recruiter recruits for. */
export function MyJobsPage() {
  const { t } = useTranslation(['orders', 'labels']);
  const [status, setStatus] = useQueryState('status', parseAsStringLiteral(TABS).withDefault('active'));
  const { data: counts } = useQuery(orderCountsQuery(useOrderSearch({ mine: true })));
  const tabs = TABS.map((each) => ({
    value: each,
    label: t(`labels:orderStatus.${each}`),
    count: counts?.[each],
  }));
  return (
    <>
      <PageHeader
        title={t('mine.title')}
        subtitle={t('mine.hint')}
        action={
          <ButtonLink variant="primary" to={paths.newJobOrder()}>
            {t('list.create')}
          </ButtonLink>
        }
      />
      <QueryTabs label={t('list.tabs')} tabs={tabs} value={status} onChange={(next) => void setStatus(next)}>
        <OrderList key={status} status={status} mine />
      </QueryTabs>
    </>
  );
}
