import { requirementAreas } from '#domain/requirements/record';
import { useQuery } from '@tanstack/react-query';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../shared/form/choice';
import { Field } from '../../../shared/form/field';
import { today } from '../../../shared/form/today';
import { listOf } from '../../../shared/http/list-state';
import { useAdminReason } from '../../../shared/session/use-admin-reason';
import { DataTable } from '../../../shared/table/data-table';
import { Stack } from '../../../shared/ui/layout';
import { openModal } from '../../../shared/ui/modals';
import { PageHeader } from '../../../shared/ui/page-header';
import { RefusableButton } from '../../../shared/ui/refusable-button';
import { rulesQuery } from '../api/rules';
import { rulesOn } from '../model/versions';
import { ruleModal } from './modals';
import { useRuleColumns } from './rule-columns';
import './ops-rules.css';

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
  const { t } = useTranslation('ops-rules');
  return (
    <div className="gh-rule-filters">
      <Field label={t('filter.search')}>
        {(ties) => (
          <input
            {...ties}
            type="search"
            className="gh-input"
            value={search}
            onChange={(event) => void set({ search: event.target.value === '' ? null : event.target.value })}
          />
        )}
      </Field>
      <Choice
        label={t('filter.area')}
        any={t('filter.anyArea')}
        value={area}
        values={requirementAreas}
        text={(one) => t(`area.${one}`)}
        onChange={(one) => void set({ area: one })}
      />
      <Field label={t('filter.on')}>
        {(ties) => (
          <input
            {...ties}
            type="date"
            className="gh-input"
            value={on}
            onChange={(event) => void set({ on: event.target.value === '' ? null : event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}

/** Requirements in effect on a day, by area; each links to its versions. */
export function RulesPage() {
  const { t } = useTranslation('ops-rules');
  const filters = useFilters();
  const query = useQuery(rulesQuery());
  const columns = useRuleColumns();
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
              openModal(ruleModal, { version: null, versions: [] });
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
        list={listOf(query, ({ data }) => ({ rows: rulesOn(data, filters) }))}
        rowKey={({ version }) => version._id}
        empty={{ title: isFiltered ? t('noMatch') : t('empty'), hint: t('emptyHint') }}
      />
    </Stack>
  );
}
