import type { InvoiceLine } from '#domain/invoices/schema';
import type { LinePath } from '#web/entities/billing/lines-table';
import { paths } from '#web/shared/paths';

function textIn({ details }: InvoiceLine, name: string): string | undefined {
  const value = details[name];
  return typeof value === 'string' ? value : undefined;
}

/** The source of a line of an invoice: the purchase, the week of the workday, or the invoice that was paid late. */
export const linePath: LinePath = (line) => {
  const { kind, sourceId, occurredOn } = line;
  const [purchaseId, driverId] = [textIn(line, 'purchaseId'), textIn(line, 'driverId')];
  if (kind === 'lateFee') return sourceId === null ? undefined : paths.invoice('overdue', sourceId);
  if (purchaseId !== undefined) return paths.purchase(purchaseId);
  if (kind === 'match' || kind === 'onboarding') return sourceId === null ? undefined : paths.purchase(sourceId);
  const day = textIn(line, 'day') ?? (kind === 'workday' ? occurredOn : undefined);
  return day === undefined ? undefined : paths.timesheetWeek(day, driverId);
};
