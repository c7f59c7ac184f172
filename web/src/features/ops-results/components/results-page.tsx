import { screeningKinds, screeningProviders, screeningStatuses } from '#domain/screening/kinds';
import { useInfiniteQuery } from '@tanstack/react-query';
import { parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/form/field';
import { pagedListOf } from '../../../shared/http/list-state';
import { useHeldChanges } from '../../../shared/realtime/held-changes';
import { DataTable } from '../../../shared/table/data-table';
import { useSelection } from '../../../shared/table/selection';
import { Button } from '../../../shared/ui/button';
import { Stack } from '../../../shared/ui/layout';
import { openModal } from '../../../shared/ui/modals';
import { NewRowsPill } from '../../../shared/ui/new-rows-pill';
import { PageHeader } from '../../../shared/ui/page-header';
import { QueryTabs } from '../../../shared/ui/query-tabs';
import { resultsQuery } from '../api/results';
import { clearinghouseModal } from './modals';
import { OrderBar } from './order-bar';
import { useResultColumns } from './result-columns';
import './ops-results.css';

const OPEN = 'open';
const TABS = [OPEN, ...screeningStatuses] as const;
const FILTERS = {
  status: parseAsStringLiteral(screeningStatuses),
  result: parseAsStringLiteral(screeningKinds),
  provider: parseAsStringLiteral(screeningProviders),
};

interface ChoiceProps<Value extends string> {
  label: string;
  any: string;
  choices: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value | null) => void;
}

function Choice<Value extends string>({ label, any, choices, value, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(ties) => (
        <select
          {...ties}
          className="gh-input"
          value={value ?? ''}
          onChange={({ target }) => {
            onChange(choices.find((choice) => choice.value === target.value)?.value ?? null);
          }}
        >
          <option value="">{any}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Results of all drivers: ordered one or many at a time, handed in, judged. */
export function OpsResultsPage() {
  const { t } = useTranslation('ops-results');
  const [filters, setFilters] = useQueryStates(FILTERS);
  const query = useInfiniteQuery(resultsQuery(filters));
  const held = useHeldChanges('driver', () => query.refetch());
  const columns = useResultColumns();
  const selection = useSelection(JSON.stringify(filters));
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const counts = query.data?.pages[0]?.counts;
  const isFiltered = filters.status !== null || filters.result !== null || filters.provider !== null;
  const countOf = (tab: (typeof TABS)[number]) => (tab === OPEN || tab === 'accepted' ? undefined : counts?.[tab]);
  return (
    <Stack>
      <PageHeader
        title={t('title')}
        stateLine={t('lead')}
        action={
          <Button
            onClick={() => {
              openModal(clearinghouseModal, null);
            }}
          >
            {t('bulk.open')}
          </Button>
        }
      />
      <div>
        <QueryTabs
          label={t('tabs')}
          tabs={TABS.map((tab) => ({
            value: tab,
            label: tab === OPEN ? t('everything') : t(`status.${tab}`),
            count: countOf(tab),
          }))}
          value={filters.status ?? OPEN}
          onChange={(tab) => void setFilters({ status: tab === OPEN ? null : tab })}
        >
          <div className="gh-result-filters">
            <Choice
              label={t('column.result')}
              any={t('filter.anyResult')}
              choices={screeningKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
              value={filters.result}
              onChange={(result) => void setFilters({ result })}
            />
            <Choice
              label={t('filter.provider')}
              any={t('filter.anyProvider')}
              choices={screeningProviders.map((value) => ({ value, label: t(`provider.${value}`) }))}
              value={filters.provider}
              onChange={(provider) => void setFilters({ provider })}
            />
          </div>
          <NewRowsPill count={held.count} onShow={held.release} />
          <OrderBar
            chosen={rows.filter(({ key }) => selection.selected.has(key))}
            onDone={() => {
              selection.setAll([]);
            }}
          />
          <DataTable
            label={t('title')}
            columns={columns}
            list={pagedListOf(query, ({ data }) => ({ rows: data }))}
            rowKey={({ key }) => key}
            selection={selection}
            empty={
              isFiltered
                ? { title: t('empty.filtered'), hint: t('empty.filteredHint') }
                : { title: t('empty.title'), hint: t('empty.hint') }
            }
          />
        </QueryTabs>
      </div>
    </Stack>
  );
}
