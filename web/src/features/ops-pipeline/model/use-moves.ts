import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { OpsDriverItem } from '#domain/driver-pipeline/schema';
import { movesFrom } from '#domain/driver-pipeline/stage-moves';
import type { DriverStage } from '#domain/drivers/stages';
import { isExit, stageTable } from '#domain/drivers/stages';
import { useMoveDriver, useUndoMove } from '#web/entities/pipeline/commands';
import { opsDriverQuery } from '#web/entities/pipeline/drivers';
import { moveModal } from '#web/entities/pipeline/modals';
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

const NOBODY: ReadonlyMap<string, MovedCard> = new Map();
const withStage = (card: OpsDriverItem, stage: DriverStage): OpsDriverItem => ({
  ...card,
  stage,
  enteredAt: new Date().toISOString(),
  targetDays: stageTable[stage].targetDays,
  isOverdue: false,
});

type ShowMoved = (id: string, next: MovedCard | null) => void;

/** Cards shown in another column than in the server data. A board with other filters (`of`) starts without any. */
function useMovedCards(of: string) {
  const [state, setState] = useState({ of, moved: NOBODY });
  const moved = state.of === of ? state.moved : NOBODY;
  const showMoved = useCallback<ShowMoved>(
    (id, next) => {
      setState((before) => {
        // Moves of a closed board are discarded.
        if (before.of !== of && next?.isPending !== true) return before;
        const after = new Map(before.of === of ? before.moved : NOBODY);
        if (next === null) after.delete(id);
        else after.set(id, next);
        return { of, moved: after };
      });
    },
    [of],
  );
  const discard = useCallback(
    (id?: string) => {
      if (id !== undefined) showMoved(id, null);
      else setState({ of, moved: NOBODY });
    },
    [of, showMoved],
  );
  return { moved, showMoved, discard };
}

interface MoveContext {
  showMoved: ShowMoved;
  say: (notice: MoveNotice | null) => void;
}

/** An exit requires a reason first. */
function useExitReason({ say }: MoveContext) {
  const client = useQueryClient();
  return useCallback(
    async (card: OpsDriverItem, to: DriverStage) => {
      try {
        const driver = await client.fetchQuery({ ...opsDriverQuery(card._id), staleTime: 0 });
        openModal(moveModal, { ...driver, to });
      } catch (problem) {
        say({ kind: 'refused', card, problem });
      }
    },
    [client, say],
  );
}

function useDirectMove({ showMoved, say }: MoveContext) {
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
      say(null);
      try {
        const body = { from, to, reason: null, note: null, contactAgainAt: null };
        const now = await mutateAsync({ id, body });
        showMoved(id, { card: now, isPending: false });
        say({ kind: 'moved', card: now, from });
      } catch (problem) {
        // Back to its last stage, or to the stage a colleague moved it to.
        const now = await client.fetchQuery({ ...opsDriverQuery(id), staleTime: 0 }).catch(() => undefined);
        showMoved(id, now === undefined || now.stage === from ? null : { card: now, isPending: false });
        say({ kind: 'refused', card, problem });
        void client.invalidateQueries(wholeBoard);
      } finally {
        inFlight.current.delete(id);
      }
    },
    [client, mutateAsync, showMoved, say],
  );
}

/** Undoes a move: restores stage, age and due date. */
function useUndo({ showMoved, say }: MoveContext) {
  const { mutateAsync } = useUndoMove(() => undefined);
  return useCallback(
    async (card: OpsDriverItem) => {
      say(null);
      try {
        const now = await mutateAsync({ id: card._id, body: { from: card.stage } });
        showMoved(card._id, { card: now, isPending: false });
        say({ kind: 'undone', card: now });
      } catch (problem) {
        say({ kind: 'refused', card, problem });
      }
    },
    [mutateAsync, showMoved, say],
  );
}

/** Moves cards immediately and reverts refused moves. */
export function useMoves(filters: BoardFilters) {
  const { moved, showMoved, discard } = useMovedCards(JSON.stringify(filters));
  const [notice, say] = useState<MoveNotice | null>(null);
  const requireReason = useExitReason({ showMoved, say });
  const moveDirectly = useDirectMove({ showMoved, say });
  const move = useCallback(
    (card: OpsDriverItem, to: DriverStage) => {
      if (card.stage === to) return;
      if (!movesFrom(card.stage).includes(to)) say({ kind: 'not-allowed', card });
      else void (isExit(to) ? requireReason(card, to) : moveDirectly(card, to));
    },
    [requireReason, moveDirectly],
  );
  const undoMove = useUndo({ showMoved, say });
  const undo = (card: OpsDriverItem) => void undoMove(card);
  const dismiss = () => {
    say(null);
  };
  return { moved, notice, move, undo, dismiss, discard };
}

export type Moves = ReturnType<typeof useMoves>;
