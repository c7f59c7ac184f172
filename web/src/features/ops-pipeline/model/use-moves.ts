import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { OpsDriverItem } from '#domain/driver-pipeline/schema';
import { movesFrom } from '#domain/driver-pipeline/stage-moves';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import { isExit, stageTable } from '#domain/driver-pipeline/stages';
import { useMoveDriver, useUndoMove } from '#web/entities/pipeline/commands';
import { opsDriverQuery } from '#web/entities/pipeline/drivers';
import { moveModal } from '#web/entities/pipeline/modals';
import { fetchNow } from '#web/shared/http/fetch-now';
import { openModal } from '#web/shared/ui/modals';
import type { BoardFilters } from '../api/board';
import { wholeBoard } from '../api/board';

/** A card moved by this user: stays on top of its new column until the new rows are shown. */
export interface MovedCard {
  card: OpsDriverItem;
  isPending: boolean;
}

/** The notice about the last move. */
export type MoveNotice =
  | { kind: 'moved'; card: OpsDriverItem; from: DriverStage }
  | { kind: 'undone'; card: OpsDriverItem }
  | { kind: 'not-allowed'; card: OpsDriverItem }
  | { kind: 'refused'; card: OpsDriverItem; problem: unknown };

const NO_CARDS: ReadonlyMap<string, MovedCard> = new Map();
const withStage = (card: OpsDriverItem, stage: DriverStage): OpsDriverItem => ({
  ...card,
  stage,
  enteredAt: new Date().toISOString(),
  targetDays: stageTable[stage].targetDays,
  isOverdue: false,
});

type ShowMoved = (id: string, next: MovedCard | null) => void;

/** Cards shown in another column than in the server data. A board with other filters (`board`) starts without any. */
function useMovedCards(board: string) {
  const [state, setState] = useState({ board, moved: NO_CARDS });
  const moved = state.board === board ? state.moved : NO_CARDS;
  const showMoved = useCallback<ShowMoved>(
    (id, next) => {
      setState((before) => {
        // Moves of a closed board are discarded.
        if (before.board !== board && next?.isPending !== true) return before;
        const after = new Map(before.board === board ? before.moved : NO_CARDS);
        if (next === null) after.delete(id);
        else after.set(id, next);
        return { board, moved: after };
      });
    },
    [board],
  );
  const discard = useCallback(
    (id?: string) => {
      if (id !== undefined) showMoved(id, null);
      else setState({ board, moved: NO_CARDS });
    },
    [board, showMoved],
  );
  return { moved, showMoved, discard };
}

interface MoveContext {
  showMoved: ShowMoved;
  setNotice: (notice: MoveNotice | null) => void;
}

/** An exit requires a reason first. */
function useExitReason({ setNotice }: MoveContext) {
  const client = useQueryClient();
  return useCallback(
    async (card: OpsDriverItem, to: DriverStage) => {
      try {
        const driver = await fetchNow(client, { ...opsDriverQuery(card._id), staleTime: 0 });
        openModal(moveModal, { ...driver, to });
      } catch (problem) {
        setNotice({ kind: 'refused', card, problem });
      }
    },
    [client, setNotice],
  );
}

function useDirectMove({ showMoved, setNotice }: MoveContext) {
  const client = useQueryClient();
  const { mutateAsync } = useMoveDriver(() => undefined);
  const inFlight = useRef(new Set<string>());
  return useCallback(
    async (card: OpsDriverItem, to: DriverStage) => {
      const { _id: id, stage: from } = card;
      // The stage it moves from is unknown until the pending move has finished.
      if (inFlight.current.has(id)) return;
      inFlight.current.add(id);
      showMoved(id, { card: withStage(card, to), isPending: true });
      setNotice(null);
      try {
        const body = { from, to, reason: null, note: null, contactAgainAt: null };
        const now = await mutateAsync({ id, body });
        showMoved(id, { card: now, isPending: false });
        setNotice({ kind: 'moved', card: now, from });
      } catch (problem) {
        // Back to its last stage, or to the stage a colleague moved it to.
        const now = await fetchNow(client, { ...opsDriverQuery(id), staleTime: 0 }).catch(() => undefined);
        showMoved(id, now === undefined || now.stage === from ? null : { card: now, isPending: false });
        setNotice({ kind: 'refused', card, problem });
        void client.invalidateQueries(wholeBoard);
      } finally {
        inFlight.current.delete(id);
      }
    },
    [client, mutateAsync, showMoved, setNotice],
  );
}

/** Undoes a move: restores stage, age and due date. */
function useUndo({ showMoved, setNotice }: MoveContext) {
  const { mutateAsync } = useUndoMove(() => undefined);
  return useCallback(
    async (card: OpsDriverItem) => {
      setNotice(null);
      try {
        const now = await mutateAsync({ id: card._id, body: { from: card.stage } });
        showMoved(card._id, { card: now, isPending: false });
        setNotice({ kind: 'undone', card: now });
      } catch (problem) {
        setNotice({ kind: 'refused', card, problem });
      }
    },
    [mutateAsync, showMoved, setNotice],
  );
}

/** Moves cards immediately and reverts refused moves. */
export function useMoves(filters: BoardFilters) {
  const { moved, showMoved, discard } = useMovedCards(JSON.stringify(filters));
  const [notice, setNotice] = useState<MoveNotice | null>(null);
  const requireReason = useExitReason({ showMoved, setNotice });
  const moveDirectly = useDirectMove({ showMoved, setNotice });
  const move = useCallback(
    (card: OpsDriverItem, to: DriverStage) => {
      if (card.stage === to) return;
      if (!movesFrom(card.stage).includes(to)) setNotice({ kind: 'not-allowed', card });
      else void (isExit(to) ? requireReason(card, to) : moveDirectly(card, to));
    },
    [requireReason, moveDirectly],
  );
  const undoMove = useUndo({ showMoved, setNotice });
  const undo = (card: OpsDriverItem) => void undoMove(card);
  const dismiss = () => {
    setNotice(null);
  };
  return { moved, notice, move, undo, dismiss, discard };
}

export type Moves = ReturnType<typeof useMoves>;
