import { useTranslation } from 'react-i18next';
import type { FacilityView } from '#domain/facilities/schema';
import { addFacilityModal } from '#web/entities/facilities/modals';
import { listOf } from '#web/shared/http/list-state';
import { DataTable } from '#web/shared/table/data-table';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import type { EmptyStateProps } from '#web/shared/ui/states';
import type { FacilityFilter } from '../model/filter';
import { filterFacilities } from '../model/filter';
import { useFacilityColumns } from './facility-columns';
import { useManageReason } from './use-facility-actions';

interface FacilityListProps {
  query: { data: readonly FacilityView[] | undefined; error: Error | null; refetch: () => unknown };
  filter: FacilityFilter;
  organizationId: string;
}

function useEmpty(hasFacilities: boolean, organizationId: string): EmptyStateProps {
  const { t } = useTranslation('facilities');
  const reason = useManageReason();
  if (hasFacilities) return { title: t('empty.filtered'), hint: t('empty.filteredHint') };
  if (reason !== undefined) return { title: t('empty.title') };
  return {
    title: t('empty.title'),
    hint: t('empty.hint'),
    action: (
      <Button
        onClick={() => {
          openModal(addFacilityModal, { organizationId });
        }}
      >
        {t('add.action')}
      </Button>
    ),
  };
}

/** The facilities as a table. */
export function FacilityList({ query, filter, organizationId }: FacilityListProps) {
  const { t } = useTranslation('facilities');
  const columns = useFacilityColumns();
  const empty = useEmpty((query.data ?? []).length > 0, organizationId);
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      settingsName="facilities"
      list={listOf(query, (facilities) => ({ rows: filterFacilities(facilities, filter) }))}
      rowKey={({ _id }) => _id}
      empty={empty}
    />
  );
}
