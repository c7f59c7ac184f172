import { callTurns } from '#domain/screening-calls/schema';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/form/field';
import { pagedListOf } from '../../../shared/http/list-state';
import { opsMembersQuery } from '../../../shared/pipeline/drivers';
import { useHeldChanges } from '../../../shared/realtime/held-changes';
import { DataTable } from '../../../shared/table/data-table';
import { Stack } from '../../../shared/ui/layout';
import { NewRowsPill } from '../../../shared/ui/new-rows-pill';
import { PageHeader } from '../../../shared/ui/page-header';
import { QueryTabs } from '../../../shared/ui/query-tabs';
import { callsQuery } from '../api/calls';
import { useCallColumns } from './call-columns';
import './ops-calls.css';

const FILTERS = { turn: parseAsStringLiteral(callTurns).withDefault('due'), owner: parseAsString };

/** Whose calls are listed. */
function OwnerFilter({ owner, onChange }: { owner: string | null; onChange: (owner: string | null) => void }) {
  const { t } = useTranslation('ops-calls');
  const members = useQuery(opsMembersQuery());
  return (
    <div className="gh-call-owner">
      <Field label={t('filter.owner')}>
        {(ties) => (
          <select
            {...ties}
            className="gh-input"
            value={owner ?? ''}
            onChange={({ target }) => {
              onChange(target.value === '' ? null : target.value);
            }}
          >
            <option value="">{t('filter.anybody')}</option>
            <option value="none">{t('nobody')}</option>
            {(members.data?.data ?? []).map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}

/** Screening calls: those to make now, and those agreed for later. */
export function OpsCallsPage() {
  const { t } = useTranslation('ops-calls');
  const [filters, setFilters] = useQueryStates(FILTERS);
  const query = useInfiniteQuery(callsQuery(filters));
  const held = useHeldChanges('driver', () => query.refetch());
  const columns = useCallColumns();
  const counts = query.data?.pages[0]?.counts;
  const filtered = { title: t('empty.filtered'), hint: t('empty.filteredHint') };
  const empty = {
    due: { title: t('empty.due'), hint: t('empty.dueHint') },
    later: { title: t('empty.later'), hint: t('empty.laterHint') },
  };
  return (
    <Stack>
      <PageHeader title={t('title')} stateLine={t('lead')} />
      <div>
        <QueryTabs
          label={t('turn.label')}
          tabs={callTurns.map((value) => ({ value, label: t(`turn.${value}`), count: counts?.[value] }))}
          value={filters.turn}
          onChange={(turn) => void setFilters({ turn })}
        >
          <OwnerFilter owner={filters.owner} onChange={(owner) => void setFilters({ owner })} />
          <NewRowsPill count={held.count} onShow={held.release} />
          <DataTable
            label={t('title')}
            columns={columns}
            list={pagedListOf(query, ({ data }) => ({ rows: data }))}
            rowKey={({ _id }) => _id}
            empty={filters.owner === null ? empty[filters.turn] : filtered}
          />
        </QueryTabs>
      </div>
    </Stack>
  );
}
