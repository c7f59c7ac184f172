/** Later than every date in use: stands for a missing end where ISO dates are compared or sorted as text. */
export const END_OF_TIME = '9999-12-31';

/** The first day of the records of rules that are older. */
export const FIRST_DAY = '2000-01-01';
