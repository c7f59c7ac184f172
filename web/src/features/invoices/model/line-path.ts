import type { InvoiceLine } from '#domain/invoices/schema';
import { matchProducts } from '#domain/prices/products';
import type { LinePath } from '#web/entities/billing/lines-table';
import { paths } from '#web/shared/paths';

/** The pages that the reader may open. */
export interface ReaderPages {
  readonly candidates: boolean;
  readonly timesheets: boolean;
}

function textIn({ details }: InvoiceLine, name: string): string | undefined {
  const value = details[name];
  return typeof value === 'string' ? value : undefined;
}

/** The candidate of a match, or else the one purchase of the product for the driver, or those of the day. */
function purchasePath(line: InvoiceLine, { candidates }: ReaderPages): string {
  const [product, driver, orderId] = ['product', 'driverId', 'orderId'].map((name) => textIn(line, name));
  const isMatch = matchProducts.some((match) => match === product);
  if (candidates && isMatch && driver !== undefined && orderId !== undefined) return paths.candidate(driver, orderId);
  const { kind, occurredOn } = line;
  const ofDay = kind === 'adjustment' ? { state: 'credited' } : { from: occurredOn, to: occurredOn };
  return paths.purchasesBy({
    ...(driver !== undefined && { driver }),
    ...(product !== undefined && { product }),
    ...(driver === undefined && ofDay),
  });
}

/**
 * The source of a line of an invoice: the candidate or the purchase, the week of the workday, or the invoice that was paid late;
 * none of a page that the reader may not open.
 */
export const linePath =
  (pages: ReaderPages): LinePath =>
  (line) => {
    const { kind, sourceId, occurredOn } = line;
    if (kind === 'lateFee') return sourceId === null ? undefined : paths.invoice('overdue', sourceId);
    const isPurchase = kind === 'match' || kind === 'onboarding' || textIn(line, 'purchaseId') !== undefined;
    if (isPurchase) return purchasePath(line, pages);
    const day = textIn(line, 'day') ?? (kind === 'workday' ? occurredOn : undefined);
    return day === undefined || !pages.timesheets ? undefined : paths.timesheetWeek(day, textIn(line, 'driverId'));
  };
