import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardPlace } from '#domain/candidacies/board/columns';
import { boardPlaces } from '#domain/candidacies/board/columns';
import type { CandidacyCard } from '#domain/candidacies/schema';
import type { OrderView } from '#domain/job-orders/schema';
import { driverName } from '#web/entities/driver-profile/driver-name';
import type { CardPosition } from '#web/shared/board/card-stack';
import { DraggableCard } from '#web/shared/board/draggable-card';
import type { MenuAction } from '#web/shared/ui/action-menu';
import { FloatingMenu } from '#web/shared/ui/floating-menu';
import { useHeld } from '#web/shared/ui/use-held';
import { passKey } from '../../api/commands';
import { actionTo, columnOf } from '../../model/board-move';
import { useCandidateActions } from '../use-candidate-actions';
import { CandidateFace } from './candidate-face';
import { useShownAt } from './use-board-moves';
import { useMoveLabel, useWhyNot } from './use-move-texts';

export type Move = (card: CandidacyCard, to: BoardPlace) => void;

interface CandidateCardProps extends CardPosition {
  card: CandidacyCard;
  order: OrderView;
  isPending: boolean;
  isDragDisabled: boolean;
  move: Move;
}

/** Every other column, those that the card cannot move to with the reason. */
function useMoveEntries(move: Move) {
  const label = useMoveLabel();
  const whyNot = useWhyNot();
  return (card: CandidacyCard): MenuAction[] =>
    boardPlaces
      .filter((place) => place !== columnOf(card))
      .map((place) => ({
        key: place,
        label: label(card, place),
        reason: whyNot(card, place),
        danger: actionTo(card, place)?.danger === true,
        run: () => {
          move(card, place);
        },
      }));
}

/** A candidate's card; its menu offers the same moves as dragging, and the actions that are no moves. */
export const CandidateCard = memo(function CandidateCard({ order, move, isPending, ...props }: CandidateCardProps) {
  const { card } = props;
  const { t } = useTranslation('hiring');
  const { first, others } = useCandidateActions({ card, order, shownAt: useShownAt()(card) });
  const moves = useMoveEntries(move);
  // The driver leaves the column once the pass can no longer be undone; until then, there is nothing else to do.
  const isPassing = useHeld(passKey(card));
  const name = driverName(card.driver);
  // Steps back, such as canceling an invite, are in the menu only.
  const isForward = first !== undefined && first.reason === undefined && first.danger !== true;
  const actions = (): MenuAction[] => {
    const moving = boardPlaces.map((place) => actionTo(card, place)?.command);
    const rest = [...(first === undefined ? [] : [first]), ...others].filter(
      ({ key, reason }) => reason === undefined && !moving.some((command) => command === key),
    );
    return [...moves(card), ...rest];
  };
  return (
    <DraggableCard
      {...props}
      id={card.candidacyId}
      name={name}
      isPending={isPending || isPassing}
      face={<CandidateFace card={card} isPassing={isPassing} action={isForward ? first : undefined} />}
      menu={isPassing ? null : <FloatingMenu label={t('row.more', { name })} actions={actions} />}
    />
  );
});
