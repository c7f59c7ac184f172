import { useQuery } from '@tanstack/react-query';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { OpsCarrier } from '#domain/carriers/carrier-page/schema';
import { formatDate, formatDateTime } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { QueryTabs } from '#web/shared/ui/query-tabs';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { StateChip } from '#web/shared/ui/state-chip';
import { ErrorState } from '#web/shared/ui/states';
import { carrierQuery } from '../../api/carrier';
import { type CarrierTab, carrierTabs } from '../../model/carrier-tabs';
import { CarrierActions } from './carrier-actions';
import { CarrierAgreement } from './carrier-agreement';
import { CarrierEvents } from './carrier-events';
import { CarrierFacilities } from './carrier-facilities';
import { CarrierOrders } from './carrier-orders';
import { CarrierOverview } from './carrier-overview';
import { CarrierPeople } from './carrier-people';
import '../ops-carriers.css';

/** One carrier for operations: its numbers, orders, people, facilities, notes and events. */
export function OpsCarrierPage() {
  const { t } = useTranslation('ops-carriers');
  const id = useParams()['id'] ?? '';
  const { data: carrier, error, refetch } = useQuery(carrierQuery(id));
  const crumbs = [{ label: t('part.organizations'), to: paths.opsCarriersPart('organizations') }];
  return (
    <Stack>
      <PageHeader
        title={carrier?.name ?? t('carrier.title')}
        crumbs={crumbs}
        subtitle={carrier === undefined ? undefined : <Line carrier={carrier} />}
        action={carrier === undefined ? undefined : <CarrierActions carrier={carrier} />}
      />
      {carrier === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {carrier === undefined && error === null ? <PageSkeleton /> : null}
      {carrier === undefined ? null : <Tabs carrier={carrier} />}
    </Stack>
  );
}

function Line({ carrier: { isActive, mcdotNumber, createdAt, deactivation } }: { carrier: OpsCarrier }) {
  const { t } = useTranslation('ops-carriers');
  const since = t('carrier.since', { day: formatDate(createdAt) });
  const number = mcdotNumber === null ? null : t('carrier.number', { number: mcdotNumber });
  return (
    <>
      <StateChip turn={isActive ? 'done' : 'blocked'}>
        {t(isActive ? 'organizations.active' : 'organizations.inactive')}
      </StateChip>{' '}
      {[number, since].filter((part) => part !== null).join(' · ')}
      {deactivation === null ? null : (
        <div>
          {t(deactivation.by === null ? 'carrier.deactivated' : 'carrier.deactivatedBy', {
            name: deactivation.by ?? '',
            at: formatDateTime(deactivation.at),
            reason: deactivation.reason,
          })}
        </div>
      )}
    </>
  );
}

function Tabs({ carrier }: { carrier: OpsCarrier }) {
  const { t } = useTranslation('ops-carriers');
  const [tab, setTab] = useQueryState('part', parseAsStringLiteral(carrierTabs).withDefault('overview'));
  const { orders, staff, facilities } = carrier;
  const counts: Partial<Record<CarrierTab, number>> = { orders: orders.active, people: staff, facilities };
  return (
    <QueryTabs
      label={t('carrier.tabs')}
      value={tab}
      tabs={carrierTabs.map((value) => ({ value, label: t(`carrier.tab.${value}`), count: counts[value] }))}
      onChange={(next) => void setTab(next)}
    >
      {tab === 'overview' ? <CarrierOverview carrier={carrier} /> : null}
      {tab === 'agreement' ? <CarrierAgreement carrier={carrier} /> : null}
      {tab === 'orders' ? <CarrierOrders carrier={carrier} /> : null}
      {tab === 'people' ? <CarrierPeople carrier={carrier} /> : null}
      {tab === 'facilities' ? <CarrierFacilities carrierId={carrier._id} /> : null}
      {tab === 'events' ? <CarrierEvents carrierId={carrier._id} /> : null}
    </QueryTabs>
  );
}
