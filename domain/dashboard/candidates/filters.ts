/** The states of candidates in a carrier's hiring flows; closed and ended ones are over. */
export const candidateStates = [
  'invited',
  'requested',
  'inReview',
  'approved',
  'interviewOffered',
  'interviewing',
  'hired',
] as const;

/** The states of candidates whose hiring flow or assignment is over. */
export const endedStates = ['closed', 'ended'] as const;

/** Sort orders of the candidates: time in the state, due date, first name, distance to the facility. */
export const candidateSorts = ['since', 'due', 'name', 'distance'] as const;
