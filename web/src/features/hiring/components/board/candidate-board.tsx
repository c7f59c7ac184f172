import { useQueryClient } from '@tanstack/react-query';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardColumn } from '#domain/candidacies/board/columns';
import { boardColumns, boardPlaces } from '#domain/candidacies/board/columns';
import type { CandidacyCard } from '#domain/candidacies/schema';
import type { OrderView } from '#domain/job-orders/schema';
import { BoardFrame } from '#web/shared/board/board-frame';
import { useAnnouncements } from '#web/shared/board/use-announcements';
import { useCardKeys, useFocusAfterMove } from '#web/shared/board/use-card-keys';
import { useDragging } from '#web/shared/board/use-dragging';
import { useNarrow } from '#web/shared/board/use-narrow';
import { changedAfter, useHeldChanges } from '#web/shared/realtime/held-changes';
import { heldKeys } from '#web/shared/ui/held-actions';
import { openModal } from '#web/shared/ui/modals';
import { NewRowsPill } from '#web/shared/ui/new-rows-pill';
import { QueryTabs } from '#web/shared/ui/query-tabs';
import type { ColumnCards } from '../../api/candidate-board';
import { boardKey, useColumns } from '../../api/candidate-board';
import { passKey } from '../../api/commands';
import { columnOf } from '../../model/board-move';
import { CandidateActions } from '../candidate-actions';
import { moveCandidateModal } from '../modals/modals';
import { ProfileSlot } from '../profile-slot';
import { CandidateColumn, EndColumn } from './candidate-column';
import { CandidateFace } from './candidate-face';
import { useBoardMoves, useShownAt } from './use-board-moves';
import { useAnnouncedColumns } from './use-move-texts';
import './candidate-board.css';

type Columns = Readonly<Record<BoardColumn, ColumnCards>>;

const DRAG_COLUMNS = { order: boardPlaces, columnOf };

const rowsOf = ({ list }: ColumnCards): readonly CandidacyCard[] => (list.status === 'ready' ? list.rows : []);

/** Changes by others to this order's candidates since the columns were read. */
function useNewChanges(order: OrderView, columns: Columns) {
  const client = useQueryClient();
  const isLater = changedAfter(Math.min(...boardColumns.map((column) => columns[column].readAt)));
  return useHeldChanges(
    'candidacy',
    () => client.invalidateQueries({ queryKey: boardKey(order._id) }),
    (id, at, orderId) => orderId === order._id && isLater(id, at),
  );
}

/** The driver's panel; "previous" and "next" step through the column that contains the driver. */
function BoardProfile({ order, columns }: { order: OrderView; columns: Columns }) {
  const [driverId] = useQueryState('driver');
  const shownAt = useShownAt();
  const column = boardColumns.find((each) => rowsOf(columns[each]).some((card) => card.driverId === driverId));
  const cards = column === undefined ? [] : rowsOf(columns[column]);
  const list = column === undefined ? undefined : columns[column].list;
  return (
    <ProfileSlot
      orderId={order._id}
      driverIds={cards.map((card) => card.driverId)}
      more={list?.status === 'ready' ? list.more : undefined}
      actionsFor={(index, showNext) => {
        const card = cards[index];
        return card === undefined ? null : (
          <CandidateActions
            key={card.candidacyId}
            card={card}
            order={order}
            shownAt={shownAt(card)}
            showNext={showNext}
          />
        );
      }}
    />
  );
}

/** On a phone, one column at a time under tabs; moves are in the menu of each card. */
function useShownColumn(columns: Columns, isNarrow: boolean): [BoardColumn, (column: BoardColumn) => void] {
  const [wanted, setWanted] = useQueryState('column', parseAsStringLiteral(boardColumns));
  const [driverId] = useQueryState('driver');
  const ofDriver = boardColumns.find((column) => rowsOf(columns[column]).some((card) => card.driverId === driverId));
  const filled = boardColumns.find((column) => rowsOf(columns[column]).length > 0);
  useEffect(() => {
    // The column of a driver stays when the panel closes.
    if (isNarrow && wanted === null && ofDriver !== undefined) void setWanted(ofDriver);
  }, [isNarrow, wanted, ofDriver, setWanted]);
  return [wanted ?? ofDriver ?? filled ?? 'invited', (column) => void setWanted(column)];
}

/** All candidates of an order by column; cards are moved by dragging, by menu or by keyboard. */
export function CandidateBoard({ order }: { order: OrderView }) {
  const { t } = useTranslation('hiring');
  const frame = useRef<HTMLDivElement>(null);
  const columns = useColumns(order._id);
  const held = useNewChanges(order, columns);
  const isNarrow = useNarrow();
  const [shown, show] = useShownColumn(columns, isNarrow);
  const { moved, move } = useBoardMoves(order);
  const { dragged, context } = useDragging(DRAG_COLUMNS, move);
  const pick = (candidacyId: string) => {
    const card = boardColumns
      .flatMap((column) => rowsOf(columns[column]))
      .find((each) => each.candidacyId === candidacyId);
    if (card !== undefined && !heldKeys().has(passKey(card))) openModal(moveCandidateModal, { card, move });
  };
  useCardKeys(frame, pick);
  useFocusAfterMove(frame, moved);
  const accessibility = useAnnouncements(useAnnouncedColumns());
  const column = (each: BoardColumn) => (
    <CandidateColumn
      key={each}
      column={each}
      list={columns[each].list}
      order={order}
      moved={moved}
      dragged={dragged}
      isDragDisabled={isNarrow}
      move={move}
    />
  );
  const board = (
    <BoardFrame
      frame={frame}
      context={context}
      accessibility={accessibility}
      dragged={dragged === null ? null : <CandidateFace card={dragged} />}
    >
      {isNarrow ? (
        column(shown)
      ) : (
        <>
          {boardColumns.map(column)}
          <EndColumn dragged={dragged} />
        </>
      )}
    </BoardFrame>
  );
  const tabs = boardColumns.map((value) => {
    const { list } = columns[value];
    return { value, label: t(`board.place.${value}`), count: list.status === 'ready' ? list.total : undefined };
  });
  return (
    <div className="gh-candidate-board">
      <NewRowsPill count={held.count} onShow={held.release} />
      {isNarrow ? (
        <QueryTabs label={t('board.columns')} tabs={tabs} value={shown} onChange={show}>
          {board}
        </QueryTabs>
      ) : (
        board
      )}
      <BoardProfile order={order} columns={columns} />
    </div>
  );
}
