/** A rule of the books, and the statement that finds what breaks it: each row names one finding in the column `what`. */
export interface LedgerCheck {
  readonly name: string;
  readonly sql: string;
}
