import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FileLine, FileOnDay } from '#domain/requirements/file-schema';
import { Radios } from '#web/shared/form/inputs';
import { Alert } from '#web/shared/ui/alert';
import { Card, Stack } from '#web/shared/ui/layout';
import { QueryTabs } from '#web/shared/ui/query-tabs';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { ChangesCard } from './changes-card';
import { DueDates } from './due-dates';
import { FactsView } from './facts-view';
import { FileHead } from './file-head';
import { LazyLineDrawer } from './lazy-line-drawer';
import { LineList } from './line-list';
import { byDueDate, byState, inStore, lineKey } from './lines';
import { fileQuery } from './queries';
import type { FileSource } from './source';
import type { FileState } from './use-file-state';
import { fileViews, useFileState } from './use-file-state';
import './files.css';

interface FileProps {
  source: FileSource;
  file: FileOnDay;
  state: FileState;
}

/** The lines of one store, or of all that the reader may see, as a list or by due date. */
function StoreContent({ source, file, state, lines }: FileProps & { lines: readonly FileLine[] }) {
  const onOpen = (line: string) => {
    state.set({ line });
  };
  return state.view === 'dates' ? (
    <DueDates reader={source.reader} lines={lines} onOpen={onOpen} />
  ) : (
    <LineList source={source} file={file} lines={lines} onOpen={onOpen} />
  );
}

function Stores({ source, file, state }: FileProps) {
  const { t } = useTranslation('files');
  const lines = inStore(file.lines, state.store);
  const countIn = (store: FileState['store']) => {
    const own = inStore(file.lines, store);
    const { length } = state.view === 'dates' ? byDueDate(own) : byState(own, file.on).open;
    return length === 0 ? undefined : length;
  };
  return (
    <QueryTabs
      label={t('store.label')}
      tabs={[
        { value: 'all' as const, label: t('store.all'), count: countIn('all') },
        ...file.stores.map((store) => ({ value: store, label: t(`store.${store}`), count: countIn(store) })),
      ]}
      value={state.store}
      onChange={(store) => {
        state.set({ store, line: null });
      }}
    >
      <StoreContent source={source} file={file} state={state} lines={lines} />
    </QueryTabs>
  );
}

function OpenLine({ source, file, state }: FileProps) {
  const line = file.lines.find((each) => lineKey(each) === state.line);
  if (line === undefined) return null;
  return (
    <LazyLineDrawer
      source={source}
      file={file}
      lines={inStore(file.lines, state.store)}
      line={line}
      onOpen={(key) => {
        state.set({ line: key });
      }}
    />
  );
}

interface FileViewProps {
  source: FileSource;
  /** A day that the page around it has chosen. */
  day?: string | undefined;
  /** Whether the page around it chooses the day; by default, the file has its own choice. */
  hasDayAround?: boolean;
}

/** The chosen records, as far as the reader may see them. */
const withReadableStore = (state: FileState, { stores }: FileOnDay): FileState => ({
  ...state,
  store: state.store === 'all' || stores.includes(state.store) ? state.store : 'all',
});

/** A driver's file on a day: by store, most urgent first, with its documents, dates and facts. */
export function FileView({ source, day: chosen, hasDayAround = false }: FileViewProps) {
  const { t } = useTranslation('files');
  const inUrl = useFileState();
  const day = chosen ?? (hasDayAround ? null : inUrl.day);
  const { data, error, refetch } = useQuery(fileQuery(source, { on: day, knownAt: inUrl.known }));
  if (data === undefined) {
    return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  const state = withReadableStore(inUrl, data);
  // Documents and facts are recorded in today's file.
  const file = { ...data, mayRecord: data.mayRecord && day === null };
  return (
    <Stack>
      {error === null ? null : <Alert problem={error} />}
      {chosen === undefined ? <FileHead file={file} state={state} hasDay={!hasDayAround} /> : null}
      {chosen === undefined && state.since !== null && source.office !== undefined ? (
        <ChangesCard source={source} since={state.since} on={day} />
      ) : null}
      <Card
        title={t('store.label')}
        extra={
          <Radios
            name="view"
            label={t('view.label')}
            choices={fileViews.map((view) => ({ value: view, label: t(`view.${view}`) }))}
            value={state.view}
            onChange={(view) => {
              state.set({ view });
            }}
          />
        }
      >
        {state.view === 'facts' ? (
          <FactsView source={source} file={file} />
        ) : (
          <Stores source={source} file={file} state={state} />
        )}
      </Card>
      <OpenLine source={source} file={file} state={state} />
    </Stack>
  );
}
