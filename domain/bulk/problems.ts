/** Reasons for which a bulk action skips a candidate, part of the problem catalog. */
export const bulkProblems = {
  'candidate-moved-on': { kind: 'conflict', title: 'The candidate has moved on since the preview' },
  'candidate-not-in-state': { kind: 'conflict', title: "This isn't a possible next step for the candidate" },
  'driver-account-closed': { kind: 'conflict', title: "The driver's account is closed" },
} as const;
