import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardHead } from '#domain/board/schema';
import type { OpsDriverItem } from '#domain/driver-pipeline/schema';
import { movesFrom } from '#domain/driver-pipeline/stage-moves';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import { CardStack } from '#web/shared/board/card-stack';
import type { DropState } from '#web/shared/board/column-frame';
import { ColumnFrame } from '#web/shared/board/column-frame';
import { LoadingCards } from '#web/shared/board/loading-cards';
import { pagedListOf } from '#web/shared/http/list-state';
import { ErrorState } from '#web/shared/ui/states';
import type { BoardFilters } from '../api/board';
import { columnQuery } from '../api/board';
import type { MovedCard } from '../model/use-moves';
import { BoardCard } from './board-card';
import type { CardActions } from './card-menu';
import { ColumnHead } from './column-head';

/** Props shared by all columns of a board. */
export interface ColumnProps {
  filters: BoardFilters;
  moved: ReadonlyMap<string, MovedCard>;
  /** The card that is being dragged. */
  dragged: OpsDriverItem | null;
  actions: CardActions;
  isDragDisabled: boolean;
}

/** Cards from the server, with cards moved here on top and without cards moved away. */
function withMoved(rows: readonly OpsDriverItem[], stage: DriverStage, moved: ReadonlyMap<string, MovedCard>) {
  const here = [...moved.values()].filter(({ card }) => card.stage === stage).map(({ card }) => card);
  // A card read after the move shows the later state.
  const top = here.map((card) => rows.find(({ _id }) => _id === card._id) ?? card);
  return [...top, ...rows.filter(({ _id }) => !moved.has(_id))];
}

function Cards({
  stage,
  filters,
  moved,
  actions,
  isDragDisabled,
  label,
}: ColumnProps & { stage: DriverStage; label: string }) {
  const { t } = useTranslation('ops-pipeline');
  const list = pagedListOf(useInfiniteQuery(columnQuery(stage, filters)), ({ data }) => ({ rows: data }));
  if (list.status === 'loading') return <LoadingCards />;
  if (list.status === 'error') return <ErrorState error={list.error} retry={list.retry} />;
  const cards = withMoved(list.rows, stage, moved);
  if (cards.length === 0) return <p className="gh-board-empty">{t('column.empty')}</p>;
  return (
    <CardStack
      cards={cards}
      keyOf={({ _id }) => _id}
      more={list.more}
      labelledBy={label}
      lines={2}
      item={(card, position) => (
        <BoardCard
          key={card._id}
          card={card}
          isPending={moved.get(card._id)?.isPending === true}
          isDragDisabled={isDragDisabled}
          actions={actions}
          {...position}
        />
      )}
    />
  );
}

/** Whether the dragged card may be dropped here. */
export function dropState(dragged: OpsDriverItem | null, stage: DriverStage): DropState {
  if (dragged === null || dragged.stage === stage) return undefined;
  return movesFrom(dragged.stage).includes(stage) ? 'yes' : 'no';
}

/** One stage: its totals and its cards, earliest due first. */
export function BoardColumn({ head, ...props }: ColumnProps & { head: BoardHead }) {
  const { t } = useTranslation(['ops-pipeline', 'ops-drivers']);
  const { stage } = head;
  const id = useId();
  const from = props.dragged?.stage;
  return (
    <ColumnFrame
      column={stage}
      labelledBy={id}
      drop={dropState(props.dragged, stage)}
      refusal={from === undefined ? undefined : t('drag.notFrom', { stage: t(`ops-drivers:stage.${from}`) })}
      head={<ColumnHead head={head} filters={props.filters} id={id} />}
    >
      <Cards stage={stage} label={id} {...props} />
    </ColumnFrame>
  );
}
