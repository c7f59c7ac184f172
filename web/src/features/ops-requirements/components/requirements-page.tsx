import { useQuery } from '@tanstack/react-query';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { requirementAreas } from '#domain/requirements/record';
import { Choice } from '#web/shared/form/choice';
import { TextBox } from '#web/shared/form/text-box';
import { today } from '#web/shared/form/today';
import { listOf } from '#web/shared/http/list-state';
import { useAdminReason } from '#web/shared/session/use-admin-reason';
import { DataTable } from '#web/shared/table/data-table';
import { Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { PageHeader } from '#web/shared/ui/page-header';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { requirementVersionsQuery } from '../api/requirement-versions';
import { requirementsOn } from '../model/versions';
import { requirementModal } from './modals';
import { useRequirementColumns } from './requirement-columns';
import './ops-requirements.css';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const FILTERS = {
  area: parseAsStringLiteral(requirementAreas),
  on: parseAsString,
  search: parseAsString.withDefault(''),
};

type Filters = ReturnType<typeof useFilters>;

function useFilters() {
  const [{ on, ...filters }, set] = useQueryStates(FILTERS);
  return { ...filters, on: on !== null && DAY.test(on) ? on : today(), set };
}

function FilterBar({ area, on, search, set }: Filters) {
  const { t } = useTranslation('ops-requirements');
  return (
    <div className="gh-ops-requirement-filters">
      <TextBox
        type="search"
        label={t('filter.search')}
        value={search}
        onChange={(text) => void set({ search: text === '' ? null : text })}
      />
      <Choice
        label={t('filter.area')}
        any={t('filter.anyArea')}
        value={area}
        values={requirementAreas}
        text={(item) => t(`area.${item}`)}
        onChange={(value) => void set({ area: value })}
      />
      <TextBox
        type="date"
        label={t('filter.on')}
        value={on}
        onChange={(text) => void set({ on: text === '' ? null : text })}
      />
    </div>
  );
}

/** Requirements in effect on a day, by area; each links to its versions. */
export function RequirementsPage() {
  const { t } = useTranslation('ops-requirements');
  const filters = useFilters();
  const query = useQuery(requirementVersionsQuery());
  const columns = useRequirementColumns();
  const reason = useAdminReason();
  const isFiltered = filters.area !== null || filters.search !== '';
  return (
    <Stack>
      <PageHeader
        title={t('title')}
        subtitle={t('lead')}
        action={
          <RefusableButton
            variant="primary"
            reason={reason}
            onClick={() => {
              openModal(requirementModal, { version: null, versions: [] });
            }}
          >
            {t('add')}
          </RefusableButton>
        }
      />
      <FilterBar {...filters} />
      <DataTable
        label={t('title')}
        columns={columns}
        settingsName="ops-requirements"
        list={listOf(query, ({ data }) => ({ rows: requirementsOn(data, filters) }))}
        rowKey={({ version }) => version._id}
        empty={{ title: isFiltered ? t('noMatch') : t('empty'), hint: t('emptyHint') }}
      />
    </Stack>
  );
}
