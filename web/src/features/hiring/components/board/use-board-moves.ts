import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { BoardPlace } from '#domain/candidacies/board/columns';
import type { CandidacyCard } from '#domain/candidacies/schema';
import type { OrderView } from '#domain/job-orders/schema';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { toast } from '#web/shared/ui/toasts';
import { actionTo, columnOf } from '../../model/board-move';
import { useRunAction } from '../use-run-action';
import { useWhyNot } from './use-move-texts';

/** The cards of moves that were sent, by candidacy. The place is null once the server's columns show it. */
export type MovedCards = ReadonlyMap<string, { card: CandidacyCard; to: BoardPlace | null }>;

const NO_CARDS: MovedCards = new Map();

/** The address of a driver's panel over this board; on a phone, it shows the column in which the card is by then. */
export function useShownAt() {
  const { pathname } = useLocation();
  return ({ driverId }: CandidacyCard): string => `${pathname}?driver=${driverId}`;
}

/** Moves cards by the commands of the hiring flow; a move that is not possible is explained. */
export function useBoardMoves(order: OrderView) {
  const { t } = useTranslation('hiring');
  const { run } = useRunAction();
  const whyNot = useWhyNot();
  const shownAt = useShownAt();
  const [moved, setMoved] = useState(NO_CARDS);
  const show = useCallback((card: CandidacyCard, to: BoardPlace | null) => {
    setMoved((before) => new Map(before).set(card.candidacyId, { card, to }));
  }, []);
  const move = async (card: CandidacyCard, to: BoardPlace) => {
    if (columnOf(card) === to || (moved.get(card.candidacyId)?.to ?? null) !== null) return;
    const action = actionTo(card, to);
    if (action === undefined) {
      toast.error(t('board.stays', { name: driverName(card.driver), why: whyNot(card, to) }));
      return;
    }
    const settle = () => {
      show(card, null);
    };
    if (action.prompt === 'none') show(card, to);
    await run({ card, order, shownAt: shownAt(card), showNext: settle }, action);
    // A refused command leaves the card where it was.
    if (action.prompt === 'none') settle();
  };
  return { moved, move: (card: CandidacyCard, to: BoardPlace) => void move(card, to) };
}
