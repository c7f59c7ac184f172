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

/** Sort orders of the candidates: time in the state, due date, first name, distance to the facility. */
export const candidateSorts = ['since', 'due', 'name', 'distance'] as const;
