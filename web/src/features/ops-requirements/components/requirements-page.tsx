import { useQuery } from '@tanstack/react-query';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { authorities, stores } from '#domain/requirements/model/requirement';
import { Choice } from '#web/shared/form/choice';
import { TextBox } from '#web/shared/form/text-box';
import { today } from '#web/shared/form/today';
import { listOf } from '#web/shared/http/list-state';
import { useAdminReason } from '#web/shared/session/use-admin-reason';
import { DataTable } from '#web/shared/table/data-table';
import { parseAsDay, parseDateInput } from '#web/shared/table/parse-as-day';
import { Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { PageHeader } from '#web/shared/ui/page-header';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { requirementVersionsQuery } from '../api/requirement-versions';
import { requirementsOn } from '../model/versions';
import { requirementModal } from './modals';
import { useRequirementColumns } from './requirement-columns';
import './ops-requirements.css';

const FILTERS = {
  store: parseAsStringLiteral(stores),
  authority: parseAsStringLiteral(authorities),
  on: parseAsDay,
  search: parseAsString.withDefault(''),
};

type Filters = ReturnType<typeof useFilters>;

function useFilters() {
  const [{ on, ...filters }, set] = useQueryStates(FILTERS);
  return { ...filters, on: on ?? today(), set };
}

function FilterBar({ store, authority, on, search, set }: Filters) {
  const { t } = useTranslation(['ops-requirements', 'files']);
  return (
    <div className="gh-ops-requirement-filters">
      <TextBox
        type="search"
        label={t('filter.search')}
        value={search}
        onChange={(text) => void set({ search: text === '' ? null : text })}
      />
      <Choice
        label={t('form.store')}
        any={t('filter.anyStore')}
        value={store}
        values={stores}
        text={(item) => t(`files:store.${item}`)}
        onChange={(value) => void set({ store: value })}
      />
      <Choice
        label={t('form.authority')}
        any={t('filter.anyAuthority')}
        value={authority}
        values={authorities}
        text={(item) => t(`files:authority.${item}`)}
        onChange={(value) => void set({ authority: value })}
      />
      <TextBox
        type="date"
        label={t('filter.on')}
        value={on}
        onChange={(text) => void set({ on: parseDateInput(text) })}
      />
    </div>
  );
}

/** Requirements in effect on a day, by file; each links to its versions. */
export function RequirementsPage() {
  const { t } = useTranslation('ops-requirements');
  const filters = useFilters();
  const query = useQuery(requirementVersionsQuery());
  const columns = useRequirementColumns();
  const reason = useAdminReason();
  const isFiltered = filters.store !== null || filters.authority !== null || filters.search !== '';
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
              openModal(requirementModal, { versions: [] });
            }}
          >
            {t('add')}
          </RefusableButton>
        }
      />
      <FilterBar {...filters} />
      <div className="gh-ops-requirement-list">
        <DataTable
          label={t('title')}
          columns={columns}
          settingsName="ops-requirements"
          list={listOf(query, ({ data }) => ({ rows: requirementsOn(data, filters) }))}
          rowKey={({ version }) => version._id}
          empty={{ title: isFiltered ? t('noMatch') : t('empty'), hint: t('emptyHint') }}
        />
      </div>
    </Stack>
  );
}
