import type { InvoiceLine } from '#domain/invoices/schema';
import type { LinePath } from '#web/entities/billing/lines-table';
import { paths } from '#web/shared/paths';

function textIn({ details }: InvoiceLine, name: string): string | undefined {
  const value = details[name];
  return typeof value === 'string' ? value : undefined;
}

/** The purchases of that product: those of the day, or those that were credited. */
function purchasePath(line: InvoiceLine): string {
  const product = textIn(line, 'product');
  const { kind, occurredOn } = line;
  const when = kind === 'adjustment' ? { state: 'credited' } : { from: occurredOn, to: occurredOn };
  return paths.purchasesBy({ ...(product !== undefined && { product }), ...when });
}

/** The source of a line of an invoice: the purchase, the week of the workday, or the invoice that was paid late. */
export const linePath: LinePath = (line) => {
  const { kind, sourceId, occurredOn } = line;
  if (kind === 'lateFee') return sourceId === null ? undefined : paths.invoice('overdue', sourceId);
  const isPurchase = kind === 'match' || kind === 'onboarding' || textIn(line, 'purchaseId') !== undefined;
  if (isPurchase) return purchasePath(line);
  const day = textIn(line, 'day') ?? (kind === 'workday' ? occurredOn : undefined);
  return day === undefined ? undefined : paths.timesheetWeek(day, textIn(line, 'driverId'));
};
