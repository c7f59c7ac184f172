import type { Invoice } from './schema';

/** How an invoice was settled: what was paid, and what operations credited or wrote off. */
export interface SettledParts {
  readonly paidCents: number;
  readonly creditedCents: number;
  readonly writtenOffCents: number;
}

/** The parts of what is settled of an invoice: a reader must not take a credit or a write-off for a payment. */
export function settledParts({
  _id,
  paidCents,
  payments,
}: Pick<Invoice, '_id' | 'paidCents' | 'payments'>): SettledParts {
  const settledBy = (method: 'credit' | 'writeOff'): number =>
    payments
      .filter((payment) => payment.method === method)
      .flatMap(({ applications }) => applications)
      .reduce((sum, { invoiceId, cents }) => (invoiceId === _id ? sum + cents : sum), 0);
  const creditedCents = settledBy('credit');
  const writtenOffCents = settledBy('writeOff');
  return { paidCents: paidCents - creditedCents - writtenOffCents, creditedCents, writtenOffCents };
}
