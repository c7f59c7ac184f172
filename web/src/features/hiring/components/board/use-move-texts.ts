import { useTranslation } from 'react-i18next';
import type { BoardPlace } from '#domain/candidacies/board/columns';
import { boardPlaces } from '#domain/candidacies/board/columns';
import { boardMove } from '#domain/candidacies/board/moves';
import type { CandidacyCard } from '#domain/candidacies/schema';
import { driverName } from '#web/entities/driver-profile/driver-name';
import type { AnnouncedBoard } from '#web/shared/board/use-announcements';
import { actionTo } from '../../model/board-move';
import { useReason } from '../use-reason';

/** Why a card cannot move to a place; undefined if it can. */
export function useWhyNot() {
  const { t } = useTranslation('hiring');
  const reason = useReason();
  return (card: CandidacyCard, to: BoardPlace): string | undefined => {
    const move = boardMove(card, to);
    if (move.kind === 'refused') return reason(card, move.code);
    return move.kind === 'blocked' ? t(`board.obstacle.${move.obstacle}`) : undefined;
  };
}

/** The label of a move; with an ellipsis if a form or a confirmation comes first. */
export function useMoveLabel() {
  const { t } = useTranslation('hiring');
  return (card: CandidacyCard, to: BoardPlace): string => {
    const place = t(`board.place.${to}`);
    const action = actionTo(card, to);
    if (action === undefined || action.prompt === 'none') return t('board.moveTo', { place });
    if (to !== 'ended') return t('board.moveWithForm', { place });
    return t('board.moveToEnd', { place, action: t(`command.${action.command}.label`) });
  };
}

const placeNamed = (column: string) => boardPlaces.find((place) => place === column);

/** The candidates and columns as screen readers announce them. */
export function useAnnouncedColumns(): AnnouncedBoard<CandidacyCard> {
  const { t } = useTranslation('hiring');
  const whyNot = useWhyNot();
  return {
    nameOf: ({ driver }) => driverName(driver),
    labelOf: (column) => {
      const place = placeNamed(column);
      return place === undefined ? column : t(`board.place.${place}`);
    },
    dropOf: (card, column) => {
      const to = placeNamed(column);
      if (to === undefined || boardMove(card, to).kind === 'home') return 'home';
      const action = actionTo(card, to);
      if (action === undefined) return { why: whyNot(card, to) };
      return action.prompt === 'none' ? 'move' : 'form';
    },
  };
}
