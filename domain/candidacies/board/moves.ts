import type { CandidacyStateName } from '../../shared/candidacy-states';
import type { CandidacyCommandName } from '../commands';
import type { BoardPlace } from './columns';
import { placeOf } from './columns';

/** Why no command of the carrier moves a card to a column. */
export const moveObstacles = [
  'fromSearch',
  'byDriver',
  'inviteOpen',
  'reviewFirst',
  'approvalFirst',
  'interviewFirst',
  'timeFirst',
  'reviewOver',
  'alreadyHired',
  'notNow',
] as const;
/** One of {@link moveObstacles}. */
export type MoveObstacle = (typeof moveObstacles)[number];

/** The commands that a move to a place sends, the most fitting first. */
type MovesFrom = Readonly<Partial<Record<BoardPlace, readonly CandidacyCommandName[]>>>;

/**
 * For each state, the carrier's commands by the place to which they move a card. Commands that leave the card in its
 * column, such as a new time of an interview, are not moves.
 */
export const boardMoves: Readonly<Record<CandidacyStateName, MovesFrom>> = {
  invited: { ended: ['cancelInvite'] },
  requested: { inReview: ['moveToReview'], ended: ['pass'] },
  inReview: { approved: ['approveForInterview'], ended: ['rejectReview', 'cancelAssignment'] },
  approved: { interview: ['scheduleInterview'], ended: ['pass', 'cancelAssignment'] },
  interviewOffered: { approved: ['cancelInterview', 'rejectInterview'], ended: ['pass'] },
  interviewing: { approved: ['cancelInterview', 'rejectInterview'], hired: ['hire'], ended: ['pass'] },
  hired: { ended: ['rescindStart', 'endAssignment', 'recordNoShow'] },
  ended: {},
  closed: {},
};

/** The properties of a card that decide its moves; `actions` and `refusals` are the API's for the reader. */
export interface MovableCard {
  readonly state: CandidacyStateName;
  readonly actions: readonly string[];
  readonly refusals: readonly { readonly action: string; readonly code: string }[];
}

/** The effect of a move: a command, a refusal with the code of its problem, or the reason why there is no command for it. */
export type BoardMove =
  | { readonly kind: 'home' }
  | { readonly kind: 'command'; readonly command: CandidacyCommandName }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'blocked'; readonly obstacle: MoveObstacle };

/** The move of a card to a place, for the reader whose actions the card has. */
export function boardMove(card: MovableCard, to: BoardPlace): BoardMove {
  if (placeOf(card.state) === to) return { kind: 'home' };
  const commands = boardMoves[card.state][to];
  if (commands === undefined) return { kind: 'blocked', obstacle: obstacleOf(card.state, to) };
  const command = commands.find((each) => card.actions.includes(each));
  if (command !== undefined) return { kind: 'command', command };
  const refusal = card.refusals.find(({ action }) => commands.some((each) => each === action));
  return refusal === undefined ? { kind: 'blocked', obstacle: 'notNow' } : { kind: 'refused', code: refusal.code };
}

function obstacleOf(state: CandidacyStateName, to: BoardPlace): MoveObstacle {
  if (to === 'invited') return 'fromSearch';
  if (to === 'requested') return 'byDriver';
  switch (state) {
    case 'invited':
      return 'inviteOpen';
    case 'requested':
      return 'reviewFirst';
    case 'inReview':
      return 'approvalFirst';
    case 'approved':
      return to === 'hired' ? 'interviewFirst' : 'reviewOver';
    case 'interviewOffered':
      return to === 'hired' ? 'timeFirst' : 'reviewOver';
    case 'interviewing':
      return 'reviewOver';
    case 'hired':
      return 'alreadyHired';
    case 'ended':
    case 'closed':
      return 'notNow';
  }
}
