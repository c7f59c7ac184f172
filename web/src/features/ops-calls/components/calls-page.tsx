import { callKinds } from '#domain/driver-pipeline/call-tries';
import { callTurns } from '#domain/screening-calls/schema';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import type { inferParserType } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/form/field';
import { pagedListOf } from '../../../shared/http/list-state';
import { formatDateTime } from '../../../shared/i18n/format';
import { parseAsInstant } from '../../../shared/pipeline/due-between';
import { opsMembersQuery } from '../../../shared/pipeline/drivers';
import { useHeldChanges } from '../../../shared/realtime/held-changes';
import { DataTable } from '../../../shared/table/data-table';
import { Button } from '../../../shared/ui/button';
import { Inline, Stack } from '../../../shared/ui/layout';
import { NewRowsPill } from '../../../shared/ui/new-rows-pill';
import { PageHeader } from '../../../shared/ui/page-header';
import { QueryTabs } from '../../../shared/ui/query-tabs';
import { callsQuery } from '../api/calls';
import { useCallColumns } from './call-columns';
import './ops-calls.css';

const FILTERS = {
  turn: parseAsStringLiteral(callTurns).withDefault('due'),
  kind: parseAsStringLiteral(callKinds),
  owner: parseAsString,
  // What the morning's mail links to.
  agreedBy: parseAsInstant,
};
type Filters = inferParserType<typeof FILTERS>;

interface CallFiltersProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** Which calls are listed, and whose. */
function CallFilters({ filters: { kind, owner }, onChange }: CallFiltersProps) {
  const { t } = useTranslation('ops-calls');
  const members = useQuery(opsMembersQuery());
  return (
    <div className="gh-call-filters">
      <Field label={t('filter.kind')}>
        {(ties) => (
          <select
            {...ties}
            className="gh-input"
            value={kind ?? ''}
            onChange={({ target }) => {
              onChange({ kind: callKinds.find((one) => one === target.value) ?? null });
            }}
          >
            <option value="">{t('filter.anyKind')}</option>
            {callKinds.map((one) => (
              <option key={one} value={one}>
                {t(`kind.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('filter.owner')}>
        {(ties) => (
          <select
            {...ties}
            className="gh-input"
            value={owner ?? ''}
            onChange={({ target }) => {
              onChange({ owner: target.value === '' ? null : target.value });
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

/** What a link narrowed the list by and no field shows. */
function AgreedBy({ instant, onClear }: { instant: string | null; onClear: () => void }) {
  const { t } = useTranslation('ops-calls');
  if (instant === null) return null;
  return (
    <Inline>
      <span>{t('agreedBy.until', { when: formatDateTime(instant) })}</span>
      <Button size="small" onClick={onClear}>
        {t('agreedBy.clear')}
      </Button>
    </Inline>
  );
}

/** Calls for a screening or on a contact date: those to make now, and those agreed for later. */
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
          <CallFilters filters={filters} onChange={(change) => void setFilters(change)} />
          <AgreedBy
            instant={filters.agreedBy}
            onClear={() => {
              void setFilters({ agreedBy: null });
            }}
          />
          <NewRowsPill count={held.count} onShow={held.release} />
          <DataTable
            label={t('title')}
            columns={columns}
            list={pagedListOf(query, ({ data }) => ({ rows: data }))}
            rowKey={({ _id }) => _id}
            empty={
              filters.owner === null && filters.kind === null && filters.agreedBy === null
                ? empty[filters.turn]
                : filtered
            }
          />
        </QueryTabs>
      </div>
    </Stack>
  );
}
