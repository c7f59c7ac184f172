/** Problems with histories, references and the schedule, part of the problem catalog. */
export const historyProblems = {
  'birth-date-not-plausible': { kind: 'invalid', title: 'Please check the year. Drivers are 18 to 100 years old' },
  'date-in-future': { kind: 'invalid', title: "The date can't be in the future" },
  'date-too-early': { kind: 'invalid', title: 'The date is too far in the past. Please check the year' },
  'email-not-valid': { kind: 'invalid', title: 'Email is not valid' },
  'employment-history-too-short': {
    kind: 'invalid',
    title: 'At least 36 months of work history is required',
  },
  'end-before-start': { kind: 'invalid', title: "The end can't be before the start" },
  'accidents-not-listed': {
    kind: 'invalid',
    title: 'List at least one accident from the last 3 years, or answer No',
  },
  'violations-not-listed': {
    kind: 'invalid',
    title: 'List at least one violation from the last 3 years, or answer No',
  },
  'employment-overlaps': { kind: 'invalid', title: 'These dates overlap {dates} ({name})' },
  'history-overlaps': { kind: 'invalid', title: 'Residence history for these dates is already exists' },
  'phone-not-valid': { kind: 'invalid', title: 'Phone number is not valid' },
  'reference-is-family': { kind: 'invalid', title: "A reference can't be a family member or a friend" },
  'reference-is-you': { kind: 'invalid', title: 'This is your own phone number. Enter that of the other person' },
  'reference-named-twice': { kind: 'invalid', title: 'You already listed a reference with this phone number' },
  'references-too-few': { kind: 'invalid', title: 'At least 2 references are required' },
  'residence-history-too-short': { kind: 'invalid', title: 'At least 36 months of residence history is required' },
  'schedule-day-missing': { kind: 'invalid', title: 'You should select at least one day' },
  'schedule-hours-missing': { kind: 'invalid', title: "The end time can't be the same as the start time" },
  'schedule-week-hours': { kind: 'invalid', title: 'Enter 1 to 168 hours per week' },
} as const;
