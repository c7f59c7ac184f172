/** The debt of a carrier from overdue invoices, with the oldest of them. */
export interface OverdueDebt {
  readonly cents: number;
  readonly invoiceId: string;
  readonly number: string;
  readonly dueOn: string;
}
