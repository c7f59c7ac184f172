import type { Db } from '#db/core/handle';
import { verifyLedger } from '#db/ledger/verify';

/** Faults of a billing run, one sentence each; a clean run has none. */
export interface BillingFindings {
  /** Billed or sent twice. */
  readonly doubled: readonly string[];
  /** Not billed, or an invoice that was not sent. */
  readonly missing: readonly string[];
  /** Numbers that no invoice has. */
  readonly gaps: readonly string[];
  /** Rules of the books that are broken, and runs that are not finished. */
  readonly broken: readonly string[];
}

/** A charge, with the number of invoices that are not void on which it is. */
export interface ChargeCount {
  readonly id: string;
  readonly invoices: number;
}

/** A carrier, with the emails about invoices that its people should have and those that were queued. */
export interface MailCount {
  readonly carrier: string;
  readonly expected: number;
  readonly queued: number;
}

/** The first full month after the due day of an invoice that was not paid, with the fees that were charged for it. */
export interface LateMonth {
  readonly number: string;
  readonly fees: number;
}

/** The rows that a run left behind. */
export interface BillingRows {
  readonly charges: readonly ChargeCount[];
  readonly numbers: readonly string[];
  readonly mails: readonly MailCount[];
  readonly lateMonths: readonly LateMonth[];
  readonly broken: readonly string[];
}

/** Compares charges, invoices, numbers, messages and late fees, and verifies the books. */
export async function findBillingFaults(db: Db): Promise<BillingFindings> {
  const { broken } = await verifyLedger(db);
  const open = await db('billing_runs').whereNull('finished_at').pluck('id');
  return judgeBilling({
    charges: await rowsOf<ChargeCount>(db, chargeCounts),
    numbers: await db('invoices').pluck('number'),
    mails: await rowsOf<MailCount>(db, mailCounts),
    lateMonths: await rowsOf<LateMonth>(db, lateMonths),
    broken: [
      ...broken.map(({ name, findings }) => `${name}: ${findings.join(', ')}`),
      ...open.map((id) => `run ${id} is not finished`),
    ],
  });
}

const chargeCounts = `
  select charges.id, count(invoices.id)::integer as invoices from charges
  left join invoice_lines on invoice_lines.charge_id = charges.id
  left join invoices on invoices.id = invoice_lines.invoice_id and voided_at is null
  group by charges.id`;

const mailCounts = `
  with people as (
    select id, organization_id from users where is_active and invited_email is null
      and ('business-admin' = any (roles) or position = 'ACCOUNTING')),
  sent as (
    select organization_id, count(*) as queued from messages join people on people.id = recipient_id
    where template = 'invoice-issued' group by 1)
  select organizations.name as carrier, coalesce(queued, 0)::integer as queued,
    ((select count(*) from people where organization_id = organizations.id)
      * (select count(*) from invoices where organization_id = organizations.id))::integer as expected
  from organizations left join sent on sent.organization_id = organizations.id`;

const lateMonths = `
  select number, (select count(*)::integer from charges where kind = 'lateFee' and source_id = late.id and source_version = 1) as fees
  from invoices as late join billing_schedules on billing_schedules.organization_id = late.organization_id
  where voided_at is null and paid_cents < principal_cents
    and (due_on + interval '1 month')::date < (billed_through at time zone billing_schedules.time_zone)::date`;

async function rowsOf<Row>(db: Db, sql: string): Promise<readonly Row[]> {
  const { rows } = await db.raw<{ rows: Row[] }>(sql);
  return rows;
}

/** The faults of what a run left behind, after which everything should be billed once. */
export function judgeBilling({ charges, numbers, mails, lateMonths: late, broken }: BillingRows): BillingFindings {
  return {
    doubled: [
      ...charges
        .filter((charge) => charge.invoices > 1)
        .map((charge) => `charge ${charge.id} is on ${String(charge.invoices)} invoices`),
      ...mails.filter(({ queued, expected }) => queued > expected).map(mailText),
      ...late.filter(({ fees }) => fees > 1).map(feeText),
    ],
    missing: [
      ...charges.filter((charge) => charge.invoices === 0).map(({ id }) => `charge ${id} is on no invoice`),
      ...mails.filter(({ queued, expected }) => queued < expected).map(mailText),
      ...late.filter(({ fees }) => fees === 0).map(feeText),
    ],
    gaps: gapsIn(numbers.map((number) => Number(number.replaceAll(/\D/g, '')))),
    broken,
  };
}

const mailText = ({ carrier, queued, expected }: MailCount): string =>
  `${carrier} has ${String(queued)} emails about invoices instead of ${String(expected)}`;
const feeText = ({ number, fees }: LateMonth): string =>
  `${number} has ${String(fees)} late fees for its first month after the due day`;

/** The numbers from 1 on that are missing. */
function gapsIn(numbers: readonly number[]): string[] {
  const taken = new Set(numbers);
  const highest = numbers.reduce((most, number) => Math.max(most, number), 0);
  return Array.from({ length: highest }, (_, index) => index + 1)
    .filter((number) => !taken.has(number))
    .map((number) => `no invoice has the number ${String(number)}`);
}
