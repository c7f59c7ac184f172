import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardColumn, BoardPlace } from '#domain/candidacies/board/columns';
import type { CandidacyCard } from '#domain/candidacies/schema';
import type { OrderView } from '#domain/job-orders/schema';
import { CardStack } from '#web/shared/board/card-stack';
import type { DropState } from '#web/shared/board/column-frame';
import { ColumnFrame } from '#web/shared/board/column-frame';
import { LoadingCards } from '#web/shared/board/loading-cards';
import type { ListState } from '#web/shared/http/list-state';
import { formatCount } from '#web/shared/i18n/format';
import { ErrorState } from '#web/shared/ui/states';
import { actionTo, columnOf } from '../../model/board-move';
import type { Move } from './candidate-card';
import { CandidateCard } from './candidate-card';
import type { MovedCards } from './use-board-moves';
import { useWhyNot } from './use-move-texts';

/** Props shared by all columns of the board. */
export interface ColumnProps {
  order: OrderView;
  moved: MovedCards;
  dragged: CandidacyCard | null;
  isDragDisabled: boolean;
  move: Move;
}

/** Cards from the server, with cards that are moving here on top and without cards that are moving elsewhere. */
function withMoved(rows: readonly CandidacyCard[], column: BoardColumn, moved: MovedCards): CandidacyCard[] {
  const coming = [...moved.values()].filter(({ to }) => to === column).map(({ card }) => card);
  const staying = rows.filter(({ candidacyId }) => (moved.get(candidacyId)?.to ?? null) === null);
  return [...coming, ...staying];
}

function dropState(dragged: CandidacyCard | null, place: BoardPlace): DropState {
  if (dragged === null || columnOf(dragged) === place) return undefined;
  return actionTo(dragged, place) === undefined ? 'no' : 'yes';
}

interface FrameProps {
  place: BoardPlace;
  dragged: CandidacyCard | null;
  head: (id: string) => ReactNode;
  children?: (id: string) => ReactNode;
}

function Frame({ place, dragged, head, children }: FrameProps) {
  const id = useId();
  const whyNot = useWhyNot();
  return (
    <ColumnFrame
      column={place}
      labelledBy={id}
      drop={dropState(dragged, place)}
      refusal={dragged === null ? undefined : whyNot(dragged, place)}
      head={head(id)}
    >
      {children?.(id)}
    </ColumnFrame>
  );
}

interface CardsProps extends ColumnProps {
  column: BoardColumn;
  list: ListState<CandidacyCard>;
  label: string;
}

function Cards({ column, list, label, order, moved, isDragDisabled, move }: CardsProps) {
  const { t } = useTranslation('hiring');
  if (list.status === 'loading') return <LoadingCards />;
  if (list.status === 'error') return <ErrorState error={list.error} retry={list.retry} />;
  const cards = withMoved(list.rows, column, moved);
  if (cards.length === 0) return <p className="gh-board-empty">{t('board.empty')}</p>;
  return (
    <CardStack
      cards={cards}
      keyOf={({ candidacyId }) => candidacyId}
      more={list.more}
      labelledBy={label}
      item={(card, position) => (
        <CandidateCard
          key={card.candidacyId}
          card={card}
          order={order}
          isPending={(moved.get(card.candidacyId)?.to ?? null) !== null}
          isDragDisabled={isDragDisabled}
          move={move}
          {...position}
        />
      )}
    />
  );
}

/** One column: its total and its cards. */
export function CandidateColumn({
  column,
  list,
  ...props
}: ColumnProps & { column: BoardColumn; list: ListState<CandidacyCard> }) {
  const { t } = useTranslation('hiring');
  const total = list.status === 'ready' ? list.total : undefined;
  const head = (id: string) => (
    <header className="gh-board-head">
      <h3 id={id}>
        {t(`board.place.${column}`)}{' '}
        {total === undefined ? null : <span className="gh-count">{formatCount(total)}</span>}
      </h3>
    </header>
  );
  return (
    <Frame place={column} dragged={props.dragged} head={head}>
      {(label) => <Cards column={column} list={list} label={label} {...props} />}
    </Frame>
  );
}

/** The end of a round or an assignment: accepts cards and lists none. */
export function EndColumn({ dragged }: Pick<ColumnProps, 'dragged'>) {
  const { t } = useTranslation('hiring');
  const head = (id: string) => (
    <header className="gh-board-head">
      <h3 id={id}>{t('board.place.ended')}</h3>
      <p>{t('board.endHint')}</p>
    </header>
  );
  return <Frame place="ended" dragged={dragged} head={head} />;
}
