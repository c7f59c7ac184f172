import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Board as BoardTotals } from '#domain/board/schema';
import { isExit } from '#domain/driver-pipeline/stages';
import { SavedViews } from '#web/entities/saved-views/saved-views';
import { useNarrow } from '#web/shared/board/use-narrow';
import { formatCount } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { changedAfter, useHeldChanges } from '#web/shared/realtime/held-changes';
import { Button, ButtonLink } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { NewRowsPill } from '#web/shared/ui/new-rows-pill';
import { PageHeader } from '#web/shared/ui/page-header';
import { QueryTabs } from '#web/shared/ui/query-tabs';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { boardQuery, wholeBoard } from '../api/board';
import { columnOrder } from '../model/columns';
import { isFiltered, NO_FILTERS, useBoardFilters, useBoardView } from '../model/filters';
import type { Moves } from '../model/use-moves';
import { useMoves } from '../model/use-moves';
import { Board } from './board';
import { BoardFilters } from './board-filters';
import { MoveNotice } from './move-notice';
import './board.css';

function NoDrivers() {
  const { t } = useTranslation('ops-pipeline');
  const [filters, setFilters] = useBoardFilters();
  if (!isFiltered(filters)) return <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  return (
    <EmptyState
      title={t('filteredEmpty')}
      action={<Button onClick={() => void setFilters(NO_FILTERS)}>{t('clear')}</Button>}
    />
  );
}

/** One column at a time under tabs on a phone; else all columns, or the one in the URL. */
function Columns({ board, moves }: { board: BoardTotals; moves: Moves }) {
  const { t } = useTranslation(['ops-pipeline', 'ops-drivers']);
  const [filters] = useBoardFilters();
  const [{ stage, exits }, setView] = useBoardView();
  const isNarrow = useNarrow();
  const shared = {
    heads: board.data,
    filters,
    moves,
    isDragDisabled: isNarrow || stage !== null,
    areExitsOpen: exits,
    toggleExits: () => void setView({ exits: !exits }),
  };
  if (!isNarrow) return <Board {...shared} only={stage} />;
  const tabs = columnOrder.map((value) => ({
    value,
    label: t(`ops-drivers:stage.${value}`),
    count: board.data.find((head) => head.stage === value)?.cards,
  }));
  const shown = stage ?? columnOrder.find((value) => board.data.some((head) => head.stage === value && head.cards > 0));
  return (
    <QueryTabs
      label={t('stages')}
      tabs={tabs}
      value={shown ?? 'PreQualify'}
      onChange={(next) => void setView({ stage: next })}
    >
      <Board {...shared} only={shown ?? 'PreQualify'} />
    </QueryTabs>
  );
}

/** Number of drivers in the pipeline and over target that match the filters, without exited drivers. */
function BoardSubtitle({ board }: { board: BoardTotals | undefined }) {
  const { t } = useTranslation('ops-pipeline');
  const [filters] = useBoardFilters();
  if (board === undefined) return t('lead');
  const active = board.data.filter(({ stage }) => !isExit(stage));
  const count = active.reduce((sum, { cards }) => sum + cards, 0);
  const over = active.reduce((sum, { overdue }) => sum + overdue, 0);
  return t(isFiltered(filters) ? 'filteredSubtitle' : 'subtitle', {
    count,
    drivers: formatCount(count),
    over: formatCount(over),
  });
}

/** The board of pipelines by stage. */
export function OpsPipelinePage() {
  const { t } = useTranslation('ops-pipeline');
  const client = useQueryClient();
  const [filters, setFilters] = useBoardFilters();
  const [{ stage }] = useBoardView();
  const moves = useMoves(filters);
  const { data: board, error, refetch, dataUpdatedAt } = useQuery(boardQuery(filters));
  const held = useHeldChanges('driver', () => client.invalidateQueries(wholeBoard), changedAfter(dataUpdatedAt));
  const showNew = () => {
    moves.discard();
    held.release();
  };
  const isEmpty = board?.data.every(({ cards }) => cards === 0) === true && moves.moved.size === 0;
  return (
    <Stack>
      <PageHeader
        title={t('title')}
        subtitle={<BoardSubtitle board={board} />}
        action={stage === null ? undefined : <ButtonLink to={paths.opsPipeline}>{t('allStages')}</ButtonLink>}
      />
      <SavedViews page="pipeline" />
      <BoardFilters filters={filters} onChange={(change) => void setFilters(change)} />
      <NewRowsPill count={held.count} onShow={showNew} />
      <MoveNotice moves={moves} />
      {board === undefined && error === null ? <PageSkeleton /> : null}
      {board === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {isEmpty ? <NoDrivers /> : null}
      {board === undefined || isEmpty ? null : <Columns board={board} moves={moves} />}
    </Stack>
  );
}
