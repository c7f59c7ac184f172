/** An invoice that a payment may be applied to. */
export interface OwedInvoice {
  readonly id: string;
  readonly number: string;
  readonly dueOn: string;
  readonly balanceCents: number;
}

/** A part of a payment that settles an invoice. */
export interface Application {
  readonly invoiceId: string;
  readonly cents: number;
}

/** The invoices to which a payment goes. */
export interface Allocation {
  readonly applications: readonly Application[];
  /** The excess, which becomes the carrier's credit. */
  readonly creditCents: number;
}

const byDueDate = (one: OwedInvoice, other: OwedInvoice): number =>
  one.dueOn.localeCompare(other.dueOn) || one.number.localeCompare(other.number);

/**
 * Applies a payment to the invoice that it names and leaves the rest as credit; a payment that names none goes to the invoices
 * that are due first, and of the same day to the lower number.
 */
export function allocate(cents: number, owed: readonly OwedInvoice[], named: string | undefined): Allocation {
  const targets = named === undefined ? [...owed].sort(byDueDate) : owed.filter(({ id }) => id === named);
  let creditCents = cents;
  const applications: Application[] = [];
  for (const { id, balanceCents } of targets) {
    const part = Math.min(creditCents, Math.max(0, balanceCents));
    if (part > 0) applications.push({ invoiceId: id, cents: part });
    creditCents -= part;
  }
  return { applications, creditCents };
}
