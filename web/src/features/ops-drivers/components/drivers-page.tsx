import { driverStages } from '#domain/drivers/stages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { parseAsBoolean, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../shared/form/choice-fields';
import { Field } from '../../../shared/form/field';
import { pagedListOf } from '../../../shared/http/list-state';
import { useHeldChanges } from '../../../shared/realtime/held-changes';
import { DataTable } from '../../../shared/table/data-table';
import { Stack } from '../../../shared/ui/layout';
import { NewRowsPill } from '../../../shared/ui/new-rows-pill';
import { PageHeader } from '../../../shared/ui/page-header';
import { DueBetween, parseAsInstant } from '../../../shared/pipeline/due-between';
import { opsDriversQuery, opsMembersQuery } from '../../../shared/pipeline/drivers';
import { useDriverColumns } from './driver-columns';
import './ops-drivers.css';

const FILTERS = {
  stage: parseAsStringLiteral(driverStages),
  owner: parseAsString,
  overdue: parseAsBoolean.withDefault(false),
  // What the morning's mail links to.
  escalated: parseAsBoolean.withDefault(false),
  awake: parseAsBoolean.withDefault(false),
  dueAfter: parseAsInstant,
  dueBy: parseAsInstant,
};

/** Every driver on his way, who is due first: what operations work from. */
export function OpsDriversPage() {
  const { t } = useTranslation('ops-drivers');
  const [filters, setFilters] = useQueryStates(FILTERS);
  // Not in the address: it names a person.
  const [name, setName] = useState('');
  const query = useInfiniteQuery(opsDriversQuery({ ...filters, name: name.trim() }));
  const members = useQuery(opsMembersQuery());
  const held = useHeldChanges('driver', () => query.refetch());
  const columns = useDriverColumns();
  return (
    <Stack>
      <PageHeader title={t('title')} stateLine={t('lead')} />
      <div className="gh-ops-driver-filters">
        <Field label={t('filter.search')}>
          {(ties) => (
            <input
              {...ties}
              type="search"
              className="gh-input"
              value={name}
              onChange={({ target }) => {
                setName(target.value);
              }}
            />
          )}
        </Field>
        <Field label={t('filter.stage')}>
          {(ties) => (
            <select
              {...ties}
              className="gh-input"
              value={filters.stage ?? ''}
              onChange={({ target }) =>
                void setFilters({ stage: driverStages.find((stage) => stage === target.value) ?? null })
              }
            >
              <option value="">{t('filter.anyStage')}</option>
              {driverStages.map((stage) => (
                <option key={stage} value={stage}>
                  {t(`stage.${stage}`)}
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
              value={filters.owner ?? ''}
              onChange={({ target }) => void setFilters({ owner: target.value === '' ? null : target.value })}
            >
              <option value="">{t('filter.anybody')}</option>
              <option value="none">{t('noOwner')}</option>
              {(members.data?.data ?? []).map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
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
        list={pagedListOf(query, ({ data }) => ({ rows: data }))}
        rowKey={({ _id }) => _id}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
      />
    </Stack>
  );
}
