import { useInfiniteQuery } from '@tanstack/react-query';
import type { inferParserType } from 'nuqs';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { callKinds } from '#domain/driver-pipeline/missed-calls';
import { callTurns } from '#domain/screening-calls/turns';
import { parseAsInstant } from '#web/entities/pipeline/due-between';
import { OwnerChoice } from '#web/entities/pipeline/owner-choice';
import { Choice } from '#web/shared/form/choice';
import { pagedListOf } from '#web/shared/http/list-state';
import { formatDateTime } from '#web/shared/i18n/format';
import { useHeldChanges } from '#web/shared/realtime/held-changes';
import { DataTable } from '#web/shared/table/data-table';
import { Button } from '#web/shared/ui/button';
import { Inline, Stack } from '#web/shared/ui/layout';
import { NewRowsPill } from '#web/shared/ui/new-rows-pill';
import { PageHeader } from '#web/shared/ui/page-header';
import { QueryTabs } from '#web/shared/ui/query-tabs';
import { callsQuery } from '../api/calls';
import { useCallColumns } from './call-columns';
import './ops-calls.css';

const FILTERS = {
  turn: parseAsStringLiteral(callTurns).withDefault('due'),
  kind: parseAsStringLiteral(callKinds),
  owner: parseAsString,
  // Filters that the daily email links to.
  agreedBy: parseAsInstant,
};
type Filters = inferParserType<typeof FILTERS>;

interface CallFiltersProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** Filters of the call list: call type and owner. */
function CallFilters({ filters: { kind, owner }, onChange }: CallFiltersProps) {
  const { t } = useTranslation('ops-calls');
  return (
    <div className="gh-call-filters">
      <Choice
        label={t('filter.kind')}
        any={t('filter.anyKind')}
        value={kind}
        values={callKinds}
        text={(item) => t(`kind.${item}`)}
        onChange={(value) => {
          onChange({ kind: value });
        }}
      />
      <OwnerChoice
        value={owner}
        onChange={(value) => {
          onChange({ owner: value });
        }}
      />
    </div>
  );
}

/** A filter that only a link sets and no field shows. */
function AgreedBy({ instant, onClear }: { instant: string | null; onClear: () => void }) {
  const { t } = useTranslation('ops-calls');
  if (instant === null) return null;
  return (
    <Inline className="gh-call-agreed">
      <span>{t('agreedBy.until', { when: formatDateTime(instant) })}</span>
      <Button size="small" onClick={onClear}>
        {t('agreedBy.clear')}
      </Button>
    </Inline>
  );
}

/** Screening calls and follow-ups: those due now, and those scheduled for later. */
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
      <PageHeader title={t('title')} subtitle={t('lead')} />
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
            settingsName="ops-calls"
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
