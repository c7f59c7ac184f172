import { useInfiniteQuery } from '@tanstack/react-query';
import { parseAsNumberLiteral, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { actors, type Store } from '#domain/requirements/model/requirement';
import { storesOf } from '#domain/requirements/readers';
import { SaveButton } from '#web/entities/reports/save-button';
import { Choice } from '#web/shared/form/choice';
import { TextBox } from '#web/shared/form/text-box';
import { useDebounced } from '#web/shared/form/use-debounced';
import { pagedListOf } from '#web/shared/http/list-state';
import { useActor } from '#web/shared/session/current-user';
import { DataTable } from '#web/shared/table/data-table';
import { parseAsDay, parseDateInput } from '#web/shared/table/parse-as-day';
import { Button } from '#web/shared/ui/button';
import { Inline, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { dueLinesQuery, saveDueLinesCalendar, saveDueLinesTable } from '../api/due-lines';
import { useDueLineColumns } from './due-line-columns';
import '#web/entities/requirements/files.css';

const SEARCH_DELAY_MS = 250;
const DAYS = [30, 60, 90, 180, 365] as const;
const STORES = ['qualification', 'investigation', 'drugAlcohol', 'hr'] as const satisfies readonly Store[];

const dueLinesParams = {
  from: parseAsDay.withDefault(''),
  days: parseAsNumberLiteral(DAYS).withDefault(90),
  store: parseAsStringLiteral(STORES),
  acts: parseAsStringLiteral(actors),
  search: parseAsString.withDefault(''),
};

type Params = ReturnType<typeof useQueryStates<typeof dueLinesParams>>[0];

interface FiltersProps {
  params: Params;
  /** The first day of the period. */
  from: string;
  set: (next: Partial<Params>) => void;
}

function Filters({ params, from, set }: FiltersProps) {
  const { t } = useTranslation('files');
  const own = storesOf(useActor());
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
      <TextBox
        type="date"
        label={t('calendar.from')}
        value={from}
        onChange={(text) => {
          set({ from: parseDateInput(text) ?? '' });
        }}
      />
      <Choice
        label={t('calendar.period')}
        value={String(params.days)}
        values={DAYS.map(String)}
        text={(days) => t('calendar.days', { count: Number(days) })}
        onChange={(days) => {
          set({ days: DAYS.find((each) => String(each) === days) ?? 90 });
        }}
      />
      <Choice
        label={t('store.label')}
        value={params.store}
        values={STORES.filter((store) => own.includes(store))}
        any={t('store.all')}
        text={(store) => t(`store.${store}`)}
        onChange={(store) => {
          set({ store });
        }}
      />
      <Choice
        label={t('calendar.acts')}
        value={params.acts}
        values={actors}
        any={t('calendar.anybody')}
        text={(acts) => t(`calendar.actors.${acts}`)}
        onChange={(acts) => {
          set({ acts });
        }}
      />
    </div>
  );
}

/** The due dates in the carrier's files, earliest first. */
export function DueLinesPage() {
  const { t } = useTranslation(['files', 'labels']);
  const [params, setParams] = useQueryStates(dueLinesParams);
  const search = useDebounced(params.search.trim(), SEARCH_DELAY_MS);
  const filter = { ...params, search };
  const query = useInfiniteQuery(dueLinesQuery(filter));
  const period = query.data?.pages[0];
  const columns = useDueLineColumns();
  const isFiltered = search !== '' || params.store !== null || params.acts !== null;
  const clear = (
    <Button onClick={() => void setParams({ search: null, store: null, acts: null })}>
      {t('labels:term.clearFilters')}
    </Button>
  );
  const files = (
    <Inline>
      <SaveButton save={() => saveDueLinesTable(filter)} label={t('calendar.title')} />
      <SaveButton format="ics" save={() => saveDueLinesCalendar(filter)} label={t('calendar.title')} />
    </Inline>
  );
  return (
    <Stack>
      <PageHeader title={t('calendar.title')} subtitle={t('calendar.lead')} action={files} />
      <Filters params={params} from={params.from || (period?.from ?? '')} set={(next) => void setParams(next)} />
      {period === undefined || period.unchecked === 0 ? null : (
        <p className="gh-file-notice" role="status">
          {t('calendar.unchecked', { count: period.unchecked })}
        </p>
      )}
      <DataTable
        label={t('calendar.title')}
        columns={columns}
        settingsName="due-lines"
        list={pagedListOf(query, ({ data, total }) => ({ rows: data, total }))}
        rowKey={({ _id }) => _id}
        empty={
          isFiltered
            ? { title: t('calendar.filtered'), hint: t('list.filteredHint'), action: clear }
            : { title: t('calendar.empty'), hint: t('calendar.emptyHint') }
        }
      />
    </Stack>
  );
}
