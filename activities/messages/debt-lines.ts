import type { OverdueDebt } from '#domain/invoices/overdue-debt';
import { longDate } from '#domain/shared/long-date';
import { formatCents } from '#domain/shared/money';

/** The sentence of an email about the debt of a carrier; none for messages that do not know it. */
export const debtLines = (overdue: OverdueDebt | null | undefined): string[] =>
  overdue
    ? [
        `${formatCents(overdue.cents)} is overdue. The oldest unpaid invoice is ${overdue.number}, which was due on ${longDate(overdue.dueOn, new Date().toISOString())}.`,
      ]
    : [];
