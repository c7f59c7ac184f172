import { draftInvoice, type InvoiceDraft, invoiceEntry, isBillable, type OpenCharge } from '#domain/invoices/draft';
import { INVOICE_SERIES, NUMBER_DIGITS, NUMBER_PREFIX } from '#domain/invoices/number';
import { dueOnFor } from '#domain/invoices/periods';
import { newId } from '#platform/ids';
import type { Transaction } from '../core/handle';
import { postTransaction } from '../ledger/post';
import { REGISTERED_STATE_SQL } from '../prices/registered-state';
import { availableCredit } from './account-lock';

/** A period of a carrier that is over. */
export interface EndedPeriod {
  readonly organizationId: string;
  readonly zone: string;
  readonly startsAt: string;
  /** Exclusive. */
  readonly endsAt: string;
}

/** An invoice that was issued. */
export interface IssuedInvoice {
  readonly id: string;
  readonly number: string;
  readonly totalCents: number;
  readonly dueOn: string;
}

/**
 * Issues the invoice of a period: its lines, its ledger entry and, as the last statement, its number. Undefined if there is
 * nothing to bill: then no number is taken.
 */
export async function issueInvoice(
  trx: Transaction,
  period: EndedPeriod,
  issuedAt: string,
): Promise<IssuedInvoice | undefined> {
  const { organizationId, zone, endsAt } = period;
  const charges = await openCharges(trx, organizationId, endsAt);
  const creditCents = await availableCredit(trx, organizationId);
  if (!isBillable(charges, creditCents)) return undefined;
  const draft = draftInvoice(charges, { creditCents, at: issuedAt });
  const id = newId();
  await insertLines(trx, id, draft);
  await trx('charges')
    .whereIn(
      'id',
      charges.map((charge) => charge.id),
    )
    .update({ invoice_id: id });
  const lines = invoiceEntry(organizationId, draft);
  if (lines.length > 0) {
    await postTransaction(trx, { kind: 'invoice', key: `invoice/${id}`, organizationId, occurredAt: issuedAt, lines });
  }
  const dueOn = dueOnFor(issuedAt, zone);
  const number = await insertNumbered(trx, period, { id, issuedAt, dueOn, draft });
  return { id, number, totalCents: draft.totalCents, dueOn };
}

/** Charges from before the end of the period that are on no invoice, also from earlier periods. */
async function openCharges(trx: Transaction, organizationId: string, before: string): Promise<OpenCharge[]> {
  return (
    trx('charges')
      .where({ organization_id: organizationId })
      .whereNull('invoice_id')
      .where('occurred_at', '<', before)
      // Days that were approved together are read in their order.
      .orderByRaw(`occurred_at, details->>'day', id`)
      .forUpdate()
      .select({
        id: 'id',
        kind: 'kind',
        sourceId: 'source_id',
        cents: 'cents',
        details: 'details',
        occurredAt: 'occurred_at',
      })
  );
}

const LINES_PER_STATEMENT = 500;

async function insertLines(trx: Transaction, invoiceId: string, { lines }: InvoiceDraft): Promise<void> {
  const rows = lines.map((line, index) => ({
    invoice_id: invoiceId,
    position: index + 1,
    charge_id: line.chargeId,
    kind: line.kind,
    source_id: line.sourceId,
    details: line.details,
    occurred_at: line.occurredAt,
    is_fee: line.isFee,
    cents: line.cents,
  }));
  for (let from = 0; from < rows.length; from += LINES_PER_STATEMENT) {
    await trx('invoice_lines').insert(rows.slice(from, from + LINES_PER_STATEMENT));
  }
}

interface NumberedInvoice {
  readonly id: string;
  readonly issuedAt: string;
  readonly dueOn: string;
  readonly draft: InvoiceDraft;
}

/** Takes the number and inserts the invoice in one statement: other runs wait for the counter only until the commit. */
async function insertNumbered(
  trx: Transaction,
  { organizationId, zone, startsAt, endsAt }: EndedPeriod,
  { id, issuedAt, dueOn, draft }: NumberedInvoice,
): Promise<string> {
  const { rows } = await trx.raw<{ rows: { number: string }[] }>(
    `with counted as (update invoice_counters set last = last + 1 where series = ? returning last)
     insert into invoices (id, organization_id, number, period_starts_at, period_ends_at, issued_at, due_on,
       time_zone, state, principal_cents, total_cents)
     select ?, ?, ?::text || lpad(last::text, greatest(?::integer, length(last::text)), '0'), ?, ?, ?, ?, ?, ${REGISTERED_STATE_SQL}, ?, ?
     from counted returning number`,
    [
      INVOICE_SERIES,
      id,
      organizationId,
      NUMBER_PREFIX,
      NUMBER_DIGITS,
      startsAt,
      endsAt,
      issuedAt,
      dueOn,
      zone,
      organizationId,
      draft.principalCents,
      draft.totalCents,
    ],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The counter of invoice numbers is missing');
  return row.number;
}
