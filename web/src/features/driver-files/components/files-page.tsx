import { useInfiniteQuery } from '@tanstack/react-query';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { Choice } from '#web/shared/form/choice';
import { TextBox } from '#web/shared/form/text-box';
import { useDebounced } from '#web/shared/form/use-debounced';
import { pagedListOf } from '#web/shared/http/list-state';
import { useCan } from '#web/shared/session/current-user';
import { DataTable } from '#web/shared/table/data-table';
import { Button } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { defineModal, openModal } from '#web/shared/ui/modals';
import { PageHeader } from '#web/shared/ui/page-header';
import { driverFilesQuery } from '../api/driver-files';
import { useFileColumns } from './file-columns';
import '#web/entities/requirements/files.css';

const addEmploymentModal = defineModal<undefined>('add-own-employment', () =>
  import('./add-employment-dialog').then((module) => module.AddEmploymentDialog),
);

const SEARCH_DELAY_MS = 250;
const STATES = ['current', 'ended', 'all'] as const;
const SHOWS = ['all', 'bars', 'open', 'due'] as const;
const SORTS = ['urgent', 'name', 'hired'] as const;

const filesParams = {
  search: parseAsString.withDefault(''),
  state: parseAsStringLiteral(STATES).withDefault('current'),
  shows: parseAsStringLiteral(SHOWS).withDefault('all'),
  sort: parseAsStringLiteral(SORTS).withDefault('urgent'),
};

type Params = ReturnType<typeof useQueryStates<typeof filesParams>>[0];

interface FiltersProps {
  params: Params;
  set: (next: Partial<Params>) => void;
}

function Filters({ params, set }: FiltersProps) {
  const { t } = useTranslation('files');
  return (
    <div className="gh-file-head">
      <TextBox
        type="search"
        label={t('list.search')}
        value={params.search}
        onChange={(search) => {
          set({ search });
        }}
      />
      <Choice
        label={t('list.show')}
        value={params.shows}
        values={SHOWS}
        text={(shows) => t(`list.showing.${shows}`)}
        onChange={(shows) => {
          set({ shows: shows ?? 'all' });
        }}
      />
      <Choice
        label={t('list.state')}
        value={params.state}
        values={STATES}
        text={(state) => t(`list.states.${state}`)}
        onChange={(state) => {
          set({ state: state ?? 'current' });
        }}
      />
      <Choice
        label={t('list.sort')}
        value={params.sort}
        values={SORTS}
        text={(sort) => t(`list.sorts.${sort}`)}
        onChange={(sort) => {
          set({ sort: sort ?? 'urgent' });
        }}
      />
    </div>
  );
}

/** The carrier's files, one for each employment, most urgent first. */
export function DriverFilesPage() {
  const { t } = useTranslation(['files', 'labels']);
  const [params, setParams] = useQueryStates(filesParams);
  const search = useDebounced(params.search.trim(), SEARCH_DELAY_MS);
  const query = useInfiniteQuery(driverFilesQuery({ ...params, search }));
  const columns = useFileColumns();
  const mayRecord = useCan('files:record');
  const isFiltered = search !== '' || params.shows !== 'all' || params.state !== 'current';
  const clear = (
    <Button onClick={() => void setParams({ search: null, shows: null, state: null })}>
      {t('labels:term.clearFilters')}
    </Button>
  );
  return (
    <Stack>
      <PageHeader
        title={t('list.title')}
        subtitle={t('list.lead')}
        action={
          mayRecord ? (
            <Button
              onClick={() => {
                openModal(addEmploymentModal, undefined);
              }}
            >
              {t('dialog.employmentNew')}
            </Button>
          ) : undefined
        }
      />
      <Filters params={params} set={(next) => void setParams(next)} />
      <DataTable
        label={t('list.title')}
        columns={columns}
        settingsName="driver-files"
        list={pagedListOf(query, ({ data, total }) => ({ rows: data, total }))}
        rowKey={({ _id }) => _id}
        empty={
          isFiltered
            ? { title: t('list.filtered'), hint: t('list.filteredHint'), action: clear }
            : { title: t('list.empty'), hint: t('list.emptyHint') }
        }
      />
    </Stack>
  );
}
