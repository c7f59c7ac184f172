import type { BoardPlace } from '#domain/candidacies/board/columns';
import { placeOf } from '#domain/candidacies/board/columns';
import { boardMove } from '#domain/candidacies/board/moves';
import type { CandidacyCard } from '#domain/candidacies/schema';
import type { HiringAction } from './actions';
import { hiringActions } from './actions';

/** The column of a card. */
export const columnOf = ({ state }: CandidacyCard): BoardPlace => placeOf(state);

/** The action that moves a card to a place; undefined if there is none that the user may take. */
export function actionTo(card: CandidacyCard, to: BoardPlace): HiringAction | undefined {
  const move = boardMove(card, to);
  return move.kind === 'command' ? hiringActions.find(({ command }) => command === move.command) : undefined;
}
