import type { Db } from '#db/core/handle';
import { dueReminders, isWarning, type ReminderKind } from '#domain/invoices/reminders';
import { dateAt } from '#domain/shared/zoned-time';
import type { CountedFact } from './counted-facts';
import { UNFINISHED_ON } from './money-facts';

const mails = (template: string, recipient: string): string =>
  `(select count(*)::integer from messages where template = '${template}' and recipient_id = ${recipient})`;

/** Staff of a carrier, `organizations`, who get emails about its invoices. */
const staffOf = (condition: string): string =>
  `(select id from users where organization_id = organizations.id and is_active and invited_email is null and (${condition}))`;
const ADMINS = `'business-admin' = any (roles)`;
const PAYERS = `${ADMINS} or position = 'ACCOUNTING'`;
const APPROVERS = `position in ('ACCOUNTING', 'HR', 'LOCATION_MANAGER', 'REGIONAL_MANAGER')`;

/** Each week that was approved and billed through the platform, and its payouts. */
const weeks = `
  with weeks as (
    select assignment_id, day - (extract(isodow from day)::integer - 1) as week, sum(pay_cents)::integer as cents
    from workdays join workday_approvals on workday_id = workdays.id and workday_approvals.version = approval_version
    where billing = 'platform' group by 1, 2),
  paid as (select assignment_id, week_starts_on as week, count(*)::integer as count, sum(cents)::integer as cents
    from payouts group by 1, 2)`;

const statements: readonly string[] = [
  `${weeks} select 'payouts of ' || assignment_id || ' for ' || week as what,
     (weeks.cents is not null)::integer as expected, coalesce(count, 0) as found
   from weeks full join paid using (assignment_id, week)`,
  `${weeks} select 'cents paid to ' || assignment_id || ' for ' || week as what, weeks.cents as expected, paid.cents as found
   from weeks join paid using (assignment_id, week)`,
  `select 'payouts that were sent of ' || id as what, 1 as expected, (state = 'paid')::integer as found from payouts`,
  `select 'emails about paid payouts of ' || driver_id as what, count(*)::integer as expected,
     ${mails('payout-paid', 'driver_id')} as found from payouts group by driver_id`,
  `select 'emails about refused payouts of ' || driver_id as what, sum(attempt - 1)::integer as expected,
     ${mails('payout-failed', 'driver_id')} as found from payouts group by driver_id`,
  `select 'emails about a missing card of ' || driver_id as what,
     count(*) filter (where attempt = 1 and added_at > payouts.created_at)::integer as expected,
     ${mails('payout-needs-card', 'driver_id')} as found
   from payouts join payment_cards using (driver_id) group by driver_id`,
  `select 'receipts of ' || organizations.name as what,
     count(*) filter (where payments.state in ('succeeded', 'returned'))::integer as expected,
     ${mails('payment-received', 'person.id')} as found
   from organizations cross join lateral ${staffOf(PAYERS)} as person
     left join payments on payments.organization_id = organizations.id group by organizations.id, person.id`,
  `select 'emails about payments that failed of ' || organizations.name as what,
     count(*) filter (where payments.state in ('failed', 'returned'))::integer as expected,
     ${mails('payment-failed', 'person.id')} as found
   from organizations cross join lateral ${staffOf(PAYERS)} as person
     left join payments on payments.organization_id = organizations.id group by organizations.id, person.id`,
  `select 'reports of Stripe about ' || coalesce(payment_ref, deposit_ref) || ' that were processed' as what,
     1 as expected, (processed_at is not null)::integer as found from provider_events`,
  `select 'approvals of ' || id as what, 1 as expected,
     (select count(*)::integer from workday_approvals where workday_id = workdays.id) as found
   from workdays where day = '${UNFINISHED_ON}' and state <> 'open'`,
  `select 'charges for ' || id as what, 1 as expected,
     (select count(*)::integer from charges where kind = 'workday' and source_id = workdays.id) as found
   from workdays where day = '${UNFINISHED_ON}' and state <> 'open'`,
  `select 'emails about open days of ' || driver_id as what, 1 as expected, ${mails('workdays-open', 'driver_id')} as found
   from workdays where day = '${UNFINISHED_ON}' and state = 'open'`,
  `select 'emails about waiting days of ' || organizations.name as what,
     (person.approves)::integer + (person.administers)::integer as expected,
     ${mails('workdays-waiting', 'person.id')} as found
   from organizations cross join lateral (
     select id, coalesce(${APPROVERS}, false) as approves, ${ADMINS} as administers from users
     where organization_id = organizations.id and is_active) as person
   where exists (select from workdays where organization_id = organizations.id and day = '${UNFINISHED_ON}'
     and state <> 'open')`,
  ...(['payers', 'admins'] as const).map(
    (to) => `select 'reminders of ' || organizations.name as what, count(invoice_reminders.kind)::integer as expected,
       ${mails('invoice-reminder', 'person.id')} as found
     from organizations cross join lateral ${staffOf(to === 'admins' ? ADMINS : `(${PAYERS}) and not (${ADMINS})`)} as person
       left join invoices on invoices.organization_id = organizations.id
       left join invoice_reminders on invoice_id = invoices.id and is_sent
         ${to === 'admins' ? '' : `and invoice_reminders.kind not like 'warning%'`}
     group by organizations.id, person.id`,
  ),
];

/** Counts payouts, emails, reports and reminders after the walk, each with the number that there should be. */
export async function countMoney(db: Db, remindedAt: readonly string[]): Promise<CountedFact[]> {
  const facts: CountedFact[] = [];
  for (const statement of statements) {
    const { rows } = await db.raw<{ rows: CountedFact[] }>(statement);
    facts.push(...rows);
  }
  return [...facts, ...(await countReminders(db, remindedAt))];
}

interface UnpaidInvoice {
  readonly number: string;
  readonly dueOn: string;
  readonly zone: string;
  readonly sent: readonly ReminderKind[];
}

/** Invoices that stayed unpaid have the reminders that follow from the days on which the job ran. */
async function countReminders(db: Db, remindedAt: readonly string[]): Promise<CountedFact[]> {
  const { rows } = await db.raw<{ rows: UnpaidInvoice[] }>(
    `select number, due_on as "dueOn", organizations.time_zone as zone,
       array(select kind from invoice_reminders where invoice_id = invoices.id and is_sent) as sent
     from invoices join organizations on organizations.id = invoices.organization_id
     where paid_cents < total_cents and not exists (
       select from payments where payments.invoice_id = invoices.id and provider is not null)`,
  );
  return rows.flatMap(({ number, dueOn, zone, sent }) => {
    const expected = remindersOn(
      dueOn,
      remindedAt.map((at) => dateAt(at, zone)),
    );
    const kinds = new Set([...expected, ...sent]);
    return [...kinds].map((kind) => ({
      what: `${isWarning(kind) ? 'warning' : 'reminder'} ${kind} of ${number}`,
      expected: expected.has(kind) ? 1 : 0,
      found: sent.filter((each) => each === kind).length,
    }));
  });
}

function remindersOn(dueOn: string, days: readonly string[]): ReadonlySet<ReminderKind> {
  const done = new Set<ReminderKind>();
  const sent = new Set<ReminderKind>();
  for (const day of days) {
    const { send, skip } = dueReminders(dueOn, day, done);
    for (const kind of skip) done.add(kind);
    if (send === undefined) continue;
    done.add(send);
    sent.add(send);
  }
  return sent;
}
