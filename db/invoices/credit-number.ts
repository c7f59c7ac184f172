import { CREDIT_PREFIX, CREDIT_SERIES, NUMBER_DIGITS } from '#domain/invoices/number';
import type { Transaction } from '../core/handle';

/** Takes the next number of a credit; others wait until the transaction ends, and a rolled-back one leaves no gap. */
export async function takeCreditNumber(trx: Transaction): Promise<string> {
  const { rows } = await trx.raw<{ rows: { number: string }[] }>(
    `update invoice_counters set last = last + 1 where series = ?
     returning ?::text || lpad(last::text, greatest(?::integer, length(last::text)), '0') as number`,
    [CREDIT_SERIES, CREDIT_PREFIX, NUMBER_DIGITS],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The counter of credit numbers is missing');
  return row.number;
}
