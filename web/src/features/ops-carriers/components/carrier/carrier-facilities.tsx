import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FacilityView } from '#domain/facilities/schema';
import { listOf } from '#web/shared/http/list-state';
import { formatCount } from '#web/shared/i18n/format';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { StateChip } from '#web/shared/ui/state-chip';
import { carrierFacilitiesQuery } from '../../api/carrier';

/** The carrier's facilities. */
export function CarrierFacilities({ carrierId }: { carrierId: string }) {
  const { t } = useTranslation(['ops-carriers', 'labels']);
  const query = useQuery(carrierFacilitiesQuery(carrierId));
  const columns = useMemo(
    (): readonly ListColumn<FacilityView>[] => [
      {
        id: 'name',
        header: t('labels:term.name'),
        cell: ({ name }) => <span className="gh-carrier-name">{name}</span>,
      },
      { id: 'address', header: t('labels:term.address'), cell: ({ address }) => address.fullAddress },
      {
        id: 'recruiters',
        header: t('carrier.recruiters'),
        align: 'right',
        cell: ({ recruiterUsers }) => formatCount(recruiterUsers.length),
      },
      {
        id: 'state',
        header: t('labels:term.status'),
        cell: ({ isActive }) => (
          <StateChip turn={isActive ? 'done' : 'blocked'}>
            {t(isActive ? 'organizations.active' : 'organizations.inactive')}
          </StateChip>
        ),
      },
    ],
    [t],
  );
  return (
    <DataTable
      label={t('carrier.tab.facilities')}
      columns={columns}
      settingsName="ops-carrier-facilities"
      list={listOf(query, (rows) => ({ rows }))}
      rowKey={({ _id }) => _id}
      empty={{ title: t('carrier.noFacilities') }}
    />
  );
}
