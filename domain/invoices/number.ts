const DIGITS = 6;

/** The series of invoice numbers; each is gapless. */
export const INVOICE_SERIES = 'invoice';

/** The number as it is printed, such as `GH-000042`. */
export const invoiceNumber = (count: number): string => `GH-${String(count).padStart(DIGITS, '0')}`;
