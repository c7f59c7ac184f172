import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFacilityNames } from '#web/entities/facilities/facility-label';
import { PeriodFilter } from '#web/entities/reports/period-filter';
import { Choice } from '#web/shared/form/choice';
import { reportedOrdersQuery, reportFacilitiesQuery } from '../api/report';
import type { useHiringScope } from '../model/figure';

type HiringFiltersProps = ReturnType<typeof useHiringScope> & { organizationId: string };

/** Filters: period, facility and order. A link may name one that is not in the list. */
export function HiringFilters({ organizationId, period, scope, changeScope }: HiringFiltersProps) {
  const { t } = useTranslation('hiring-reports');
  const { facility = null, order = null } = scope;
  const facilities = useQuery(reportFacilitiesQuery(organizationId)).data ?? [];
  const orders = useQuery(reportedOrdersQuery(organizationId)).data ?? [];
  const facilityName = useFacilityNames(facilities, t('filter.thisFacility'));
  const orderName = (id: string) => {
    const found = orders.find(({ _id }) => _id === id);
    return found === undefined ? t('filter.thisOrder') : `${found.title} · ${found.facility}`;
  };
  const withChosen = (ids: readonly string[], chosen: string | null) =>
    chosen === null || ids.includes(chosen) ? ids : [...ids, chosen];
  return (
    <PeriodFilter {...period}>
      <Choice
        label={t('filter.facility')}
        any={t('filter.allFacilities')}
        value={facility}
        values={withChosen(
          facilities.map(({ _id }) => _id),
          facility,
        )}
        text={facilityName}
        onChange={(value) => void changeScope({ facility: value, order: null })}
      />
      <Choice
        label={t('filter.order')}
        any={t('filter.allOrders')}
        value={order}
        values={withChosen(
          orders.map(({ _id }) => _id),
          order,
        )}
        text={orderName}
        onChange={(value) => void changeScope({ order: value, facility: null })}
      />
    </PeriodFilter>
  );
}
