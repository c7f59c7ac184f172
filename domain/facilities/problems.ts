/** Problems with facilities, part of the problem catalog. */
export const facilityProblems = {
  'coordinates-far': { kind: 'invalid', title: 'These coordinates are far from the ZIP code. Check both' },
  'facility-changed': {
    kind: 'conflict',
    title: '{who} changed this facility in the meantime. Nothing was saved',
  },
  'facility-exists': { kind: 'conflict', title: 'The facility already exists' },
  'facility-inactive': {
    kind: 'conflict',
    title: 'This facility is inactive. Activate it first, or choose another facility',
  },
  'recruiters-missing': { kind: 'invalid', title: 'Choose the recruiters of this facility' },
  'recruiter-unknown': { kind: 'invalid', title: 'Choose active recruiters of your organization' },
} as const;
