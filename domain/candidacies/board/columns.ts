import type { CandidacyStateName } from '../../shared/candidacy-states';

/** The columns of an order's candidate board, from left to right. */
export const boardColumns = ['invited', 'requested', 'inReview', 'approved', 'interview', 'hired'] as const;
/** One of {@link boardColumns}. */
export type BoardColumn = (typeof boardColumns)[number];

/** All places for a card: the columns, and the end of the round or assignment, which lists no cards. */
export const boardPlaces = [...boardColumns, 'ended'] as const;
/** One of {@link boardPlaces}. */
export type BoardPlace = (typeof boardPlaces)[number];

/** The states of a candidacy in each column. Ended assignments are listed in the tab of hired drivers only. */
export const columnStates: Readonly<Record<BoardColumn, readonly CandidacyStateName[]>> = {
  invited: ['invited'],
  requested: ['requested'],
  inReview: ['inReview'],
  approved: ['approved'],
  interview: ['interviewOffered', 'interviewing'],
  hired: ['hired'],
};

/** The place of a card in this state. */
export const placeOf = (state: CandidacyStateName): BoardPlace =>
  boardColumns.find((column) => columnStates[column].includes(state)) ?? 'ended';
