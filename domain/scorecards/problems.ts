/** Problems with scorecards of interviews, part of the problem catalog. */
export const scorecardProblems = {
  'scorecard-changed': {
    kind: 'conflict',
    title: 'The questions were changed in the meantime. Nothing was saved: please look at the current ones',
  },
  'scorecard-incomplete': { kind: 'invalid', title: 'Answer every required question' },
  'scorecard-missing': {
    kind: 'conflict',
    title: 'Your organization requires a scorecard of the interview before a hire. Fill it in first',
  },
  'scorecard-too-early': { kind: 'conflict', title: 'The scorecard can be filled in once the interview has begun' },
} as const;
