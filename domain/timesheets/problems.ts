/** Problems of workdays and their times. */
export const timesheetProblems = {
  'break-open': { kind: 'conflict', title: 'A break has already started' },
  'break-outside-shift': { kind: 'invalid', title: 'Breaks must be within the shift, one after the other' },
  'local-time-skipped': {
    kind: 'invalid',
    title: "The time {local} doesn't exist: clocks went forward. Please choose another one",
  },
  'local-time-twice': {
    kind: 'invalid',
    title: 'The time {local} occurred twice: clocks went back. Please choose the first or the second one',
  },
  'no-open-break': { kind: 'conflict', title: 'No break has started' },
  'no-open-shift': { kind: 'conflict', title: 'You are not clocked in' },
  'shift-end-missing': {
    kind: 'conflict',
    title: 'This shift started more than 16 hours ago. Please type when it ended',
  },
  'shift-open': { kind: 'conflict', title: 'You are already clocked in' },
  'shift-times-not-valid': {
    kind: 'invalid',
    title: 'A shift must start on this day and end after its start, and shifts must not overlap',
  },
  'shift-too-long': { kind: 'invalid', title: 'A shift can last 24 hours at most' },
  'time-in-future': { kind: 'invalid', title: 'This time is still to come' },
  'too-many-workdays': { kind: 'invalid', title: 'There are too many workdays in these days. Choose fewer days' },
  'workday-adjusted': {
    kind: 'conflict',
    title: 'A dispute about this workday was settled with an amount. Dispute it again instead of reopening it',
  },
  'workday-amount-missing': { kind: 'conflict', title: 'This type of pay needs an amount and a reason' },
  'workday-changed': { kind: 'conflict', title: 'This workday was changed in the meantime. Please look at it again' },
  'workday-incomplete': { kind: 'conflict', title: 'Please enter the hours and the end of each shift first' },
  'workday-locked': { kind: 'conflict', title: 'This workday is on an invoice and can no longer be changed' },
  'workday-move-not-allowed': { kind: 'conflict', title: 'This is not possible in the current state of the workday' },
  'workday-option-unknown': { kind: 'invalid', title: 'The job order has no such price of a day' },
  'workday-outside-assignment': { kind: 'conflict', title: 'This day is not within the assignment' },
  'workday-overlaps': { kind: 'conflict', title: 'These hours overlap other hours of the driver' },
} as const;
