import { useInfiniteQuery } from '@tanstack/react-query';
import { parseAsBoolean, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { driverStages } from '#domain/driver-pipeline/stages';
import { opsDriversQuery } from '#web/entities/pipeline/drivers';
import { DueBetween, parseAsInstant } from '#web/entities/pipeline/due-between';
import { OwnerChoice } from '#web/entities/pipeline/owner-choice';
import { Choice } from '#web/shared/form/choice';
import { Switch } from '#web/shared/form/choice-fields';
import { TextBox } from '#web/shared/form/text-box';
import { useHistoryText } from '#web/shared/form/use-history-text';
import { pagedListOf } from '#web/shared/http/list-state';
import { useHeldChanges } from '#web/shared/realtime/held-changes';
import { DataTable } from '#web/shared/table/data-table';
import { Stack } from '#web/shared/ui/layout';
import { NewRowsPill } from '#web/shared/ui/new-rows-pill';
import { PageHeader } from '#web/shared/ui/page-header';
import { useDriverColumns } from './driver-columns';
import './ops-drivers.css';

const FILTERS = {
  stage: parseAsStringLiteral(driverStages),
  owner: parseAsString,
  overdue: parseAsBoolean.withDefault(false),
  // Filters that the daily email links to.
  escalated: parseAsBoolean.withDefault(false),
  awake: parseAsBoolean.withDefault(false),
  dueAfter: parseAsInstant,
  dueBy: parseAsInstant,
};

/** All drivers in the pipeline, earliest due first: the work list of operations. */
export function OpsDriversPage() {
  const { t } = useTranslation('ops-drivers');
  const [filters, setFilters] = useQueryStates(FILTERS);
  const [name, setName] = useHistoryText('name');
  const query = useInfiniteQuery(opsDriversQuery({ ...filters, name: name.trim() }));
  const held = useHeldChanges('driver', () => query.refetch());
  const columns = useDriverColumns();
  return (
    <Stack>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <div className="gh-ops-driver-filters">
        <TextBox type="search" label={t('filter.search')} value={name} onChange={setName} />
        <Choice
          label={t('filter.stage')}
          any={t('filter.anyStage')}
          value={filters.stage}
          values={driverStages}
          text={(stage) => t(`stage.${stage}`)}
          onChange={(stage) => void setFilters({ stage })}
        />
        <OwnerChoice value={filters.owner} onChange={(owner) => void setFilters({ owner })} />
        <Switch
          label={t('filter.overdue')}
          checked={filters.overdue}
          onChange={(overdue) => void setFilters({ overdue })}
        />
        <Switch
          label={t('filter.escalated')}
          checked={filters.escalated}
          onChange={(escalated) => void setFilters({ escalated })}
        />
      </div>
      <DueBetween {...filters} onClear={() => void setFilters({ dueAfter: null, dueBy: null, awake: null })} />
      <NewRowsPill count={held.count} onShow={held.release} />
      <DataTable
        label={t('title')}
        columns={columns}
        settingsName="ops-drivers"
        list={pagedListOf(query, ({ data }) => ({ rows: data }))}
        rowKey={({ _id }) => _id}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
      />
    </Stack>
  );
}
