/** The series of invoice numbers; each has no gap. */
export const INVOICE_SERIES = 'invoice';

/** Before the count, so that a number is recognized on a bank statement: `GH-000042`. */
export const NUMBER_PREFIX = 'GH-';

/** A count has at least so many digits, so that numbers sort as texts. */
export const NUMBER_DIGITS = 6;

/** The series of the numbers of credits. */
export const CREDIT_SERIES = 'credit';
/** Before the count of a credit: `CM-000001`. */
export const CREDIT_PREFIX = 'CM-';
