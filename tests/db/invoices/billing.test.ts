import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { issueInvoices } from '#activities/invoices/issue-invoices';
import type { Db } from '#db/core/handle';
import { billOrganization } from '#db/invoices/bill-organization';
import { listDueOrganizations, refreshSchedules } from '#db/invoices/billing-schedules';
import { createLogger } from '#platform/logger';
import { testSealer } from '../../support/api';
import { aCharge, aPayment } from '../../support/builders/invoices';
import { anOrganization, aUser } from '../../support/builders/people';
import { openTestDatabase } from '../../support/database';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase(10));
});
afterAll(() => close());

const FIRST_OF_JANUARY = '2027-01-01T12:00:00.000Z';
const FIRST_OF_FEBRUARY = '2027-02-01T12:00:00.000Z';
const FIRST_OF_MARCH = '2027-03-01T12:00:00.000Z';

let organizationId: string;
beforeEach(async () => {
  ({ id: organizationId } = await anOrganization(db));
  await db('organizations').where({ id: organizationId }).update({ created_at: '2026-12-10T18:00:00.000Z' });
});

const log = createLogger({ level: 'silent', name: 'test' });
const run = (at: string) =>
  issueInvoices({ db, sealer: testSealer, publicUrl: 'https://gladhand.example', log }, () => new Date(at));

const invoices = () =>
  db('invoices')
    .where({ organization_id: organizationId })
    .orderBy('number')
    .select('number', 'total_cents', 'id', 'due_on', 'period_starts_at', 'period_ends_at');

const linesOf = (id: string) =>
  db('invoice_lines').where({ invoice_id: id }).orderBy('position').select('kind', 'cents', 'details');

async function balances(): Promise<Record<string, number>> {
  const { rows } = await db.raw<{ rows: { account: string; cents: number }[] }>(
    `select split_part(account, ':', 1) as account, sum(cents)::bigint as cents from ledger_lines
     where account like ? group by 1 order by 1`,
    [`%:${organizationId}`],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

describe('the billing run', () => {
  it('bills what happened before midnight of the 1st, at 6 in the morning, once', async () => {
    await aCharge(db, { organizationId, occurredAt: '2027-01-01T05:59:59.999Z' });
    await aCharge(db, { organizationId, occurredAt: '2027-01-01T06:00:00.000Z', cents: 1_000 });
    await run('2027-01-01T11:59:59.000Z');
    expect(await invoices()).toEqual([]);
    await run(FIRST_OF_JANUARY);
    await run('2027-01-01T12:05:00.000Z');
    const [january, ...more] = await invoices();
    expect(more).toEqual([]);
    expect(january).toMatchObject({
      total_cents: 5_000,
      due_on: '2027-01-31',
      period_starts_at: '2026-12-10T18:00:00.000Z',
      period_ends_at: '2027-01-01T06:00:00.000Z',
    });
    await run(FIRST_OF_FEBRUARY);
    expect((await invoices()).map(({ total_cents }) => total_cents)).toEqual([5_000, 1_000]);
    expect(await balances()).toEqual({ receivable: 6_000 });
  });

  it('issues the same invoice two days late', async () => {
    await aCharge(db, { organizationId, occurredAt: '2027-01-15T18:00:00.000Z' });
    await aCharge(db, { organizationId, occurredAt: '2027-02-02T18:00:00.000Z' });
    await run('2027-02-03T18:00:00.000Z');
    const [january] = await invoices();
    expect(january).toMatchObject({
      total_cents: 5_000,
      period_ends_at: '2027-02-01T06:00:00.000Z',
      due_on: '2027-03-05',
    });
  });

  it('makes no invoice and takes no number if there is nothing to bill', async () => {
    await aCharge(db, { organizationId, occurredAt: '2027-02-15T18:00:00.000Z' });
    const before = await db('invoice_counters').where({ series: 'invoice' }).first('last');
    await run(FIRST_OF_FEBRUARY);
    expect(await invoices()).toEqual([]);
    expect(await db('invoice_counters').where({ series: 'invoice' }).first('last')).toEqual(before);
    const results = await db('billing_run_results').where({ organization_id: organizationId }).pluck('state');
    expect(results).toEqual(['nothing']);
  });

  it('adds a late fee on the unpaid principal, and none on the fee', async () => {
    await aCharge(db, { organizationId, cents: 100_000 });
    await run(FIRST_OF_JANUARY);
    const [january] = await invoices();
    await aPayment(db, { organizationId, invoiceId: january?.id ?? '', cents: 40_000, on: '2027-02-15' });
    await run(FIRST_OF_FEBRUARY);
    expect(await invoices()).toHaveLength(1);
    await run(FIRST_OF_MARCH);
    await run('2027-04-01T11:00:00.000Z');
    const [, march, april] = await invoices();
    expect(await linesOf(march?.id ?? '')).toMatchObject([
      { kind: 'lateFee', cents: 900, details: { baseCents: 60_000, month: 1, on: '2027-02-28', rate: 150 } },
    ]);
    expect(await linesOf(april?.id ?? '')).toMatchObject([{ cents: 900, details: { month: 2, on: '2027-03-31' } }]);
  });

  it('reverses the fee by a line when a check was received in time but entered later', async () => {
    await aCharge(db, { organizationId, cents: 60_000 });
    await run(FIRST_OF_JANUARY);
    await run(FIRST_OF_MARCH);
    const [january, march] = await invoices();
    expect(march).toMatchObject({ total_cents: 900 });
    await aPayment(db, { organizationId, invoiceId: january?.id ?? '', cents: 60_000, on: '2027-02-20' });
    await aCharge(db, { organizationId, cents: 5_000, occurredAt: '2027-03-10T18:00:00.000Z' });
    await run('2027-04-01T11:00:00.000Z');
    const [, , april] = await invoices();
    expect(await linesOf(april?.id ?? '')).toMatchObject([
      { kind: 'adjustment', cents: -900, details: { code: 'lateFeeReversed' } },
      { kind: 'match', cents: 5_000 },
    ]);
    expect(await linesOf(march?.id ?? '')).toMatchObject([{ kind: 'lateFee', cents: 900 }]);
  });

  it('uses credit before it issues, also to 0', async () => {
    await aPayment(db, { organizationId, invoiceId: null, cents: 6_000, on: '2026-12-20' });
    await aCharge(db, { organizationId });
    await run(FIRST_OF_JANUARY);
    const [january] = await invoices();
    expect(january).toMatchObject({ total_cents: 0 });
    expect(await linesOf(january?.id ?? '')).toMatchObject([{ cents: 5_000 }, { kind: 'credit', cents: -5_000 }]);
    expect(await balances()).toEqual({ credit: -1_000 });
  });

  it('moves with the zone of the carrier: each purchase is in exactly one period', async () => {
    await aCharge(db, { organizationId });
    await run(FIRST_OF_JANUARY);
    await db('organizations').where({ id: organizationId }).update({ time_zone: 'America/Denver' });
    await aCharge(db, { organizationId, occurredAt: '2027-02-01T06:30:00.000Z', cents: 1_000 });
    await run(FIRST_OF_FEBRUARY);
    expect(await invoices()).toHaveLength(1);
    await run('2027-02-01T13:00:00.000Z');
    const [january, february] = await invoices();
    expect(february).toMatchObject({ total_cents: 1_000, period_starts_at: january?.period_ends_at });
  });

  it('sends the invoice to ACCOUNTING and administrators, by rows of the same transaction', async () => {
    const staff = { organizationId, roles: ['business' as const] };
    const accountant = await aUser(db, { ...staff, position: 'ACCOUNTING' });
    const admin = await aUser(db, { ...staff, position: 'HR', roles: ['business-admin'] });
    await aUser(db, { ...staff, position: 'RECRUITER' });
    await aCharge(db, { organizationId });
    await run(FIRST_OF_JANUARY);
    const to = await db('messages')
      .where({ template: 'invoice-issued' })
      .whereIn('recipient_id', [accountant.id, admin.id]);
    expect(to).toHaveLength(2);
    const others = await db('messages').where({ template: 'invoice-issued' }).count({ count: '*' });
    expect(Number(others[0]?.count)).toBe(2);
  });
});

describe('numbers', () => {
  it('are consecutive when 20 carriers are billed in parallel, also by two runs at the same time', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, async () => (await anOrganization(db)).id));
    await db('organizations').whereIn('id', ids).update({ created_at: '2026-12-10T18:00:00.000Z' });
    for (const id of ids) await aCharge(db, { organizationId: id });
    await Promise.all([run(FIRST_OF_JANUARY), run(FIRST_OF_JANUARY)]);
    await run(FIRST_OF_JANUARY);
    const numbers = await db('invoices').whereIn('organization_id', ids).orderBy('number').pluck('number');
    const counts = numbers.map((number) => Number(number.replace('GH-', '')));
    expect(counts).toHaveLength(20);
    expect(Math.max(...counts) - Math.min(...counts) + 1).toBe(20);
  });

  it('have no gap when a run fails after the counter', async () => {
    await aCharge(db, { organizationId });
    await refreshSchedules(db);
    await db.raw(`create function fail_issue() returns trigger language plpgsql as $$ begin raise exception 'stopped'; end $$;
      create constraint trigger fail_issue after insert on invoices deferrable initially deferred for each row execute function fail_issue()`);
    const before = await db('invoice_counters').where({ series: 'invoice' }).first('last');
    await run(FIRST_OF_JANUARY);
    await db.raw('drop trigger fail_issue on invoices; drop function fail_issue');
    expect(await db('invoice_counters').where({ series: 'invoice' }).first('last')).toEqual(before);
    expect(await invoices()).toEqual([]);
    const failed = await db('billing_run_results').where({ organization_id: organizationId }).first('state', 'failure');
    expect(failed).toEqual({ state: 'failed', failure: 'other' });
    await run('2027-01-01T13:00:01.000Z');
    const [invoice] = await invoices();
    expect(Number(invoice?.number.replace('GH-', ''))).toBe(Number(before?.last) + 1);
  });

  it('go on where a stopped run left off', async () => {
    const second = (await anOrganization(db)).id;
    await db('organizations').where({ id: second }).update({ created_at: '2026-12-10T18:00:00.000Z' });
    await aCharge(db, { organizationId });
    await aCharge(db, { organizationId: second });
    await refreshSchedules(db);
    const runId = '0190d3a0-0000-7000-8000-00000000abcd';
    await db('billing_runs').insert({ id: runId, started_at: FIRST_OF_JANUARY });
    const deps = { db, sealer: testSealer, publicUrl: 'https://gladhand.example' };
    await billOrganization(deps, { runId, organizationId, now: FIRST_OF_JANUARY });
    expect(await listDueOrganizations(db, { runId, now: FIRST_OF_JANUARY, limit: 10 })).toEqual([second]);
    await run('2027-01-01T12:10:00.000Z');
    expect(await db('billing_run_results').where({ run_id: runId }).pluck('state')).toEqual(['invoiced', 'invoiced']);
    expect(await db('billing_runs').where({ id: runId }).first('finished_at')).not.toEqual({ finished_at: null });
  });
});

describe('schedules', () => {
  it('of new carriers are stored in slices, however many there are', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await anOrganization(db)).id));
    for (const id of ids) await aCharge(db, { organizationId: id });
    const inserts: string[] = [];
    const watch = ({ sql }: { readonly sql: string }) => {
      if (sql.startsWith('insert into "billing_schedules"')) inserts.push(sql);
    };
    db.on('query', watch);
    await refreshSchedules(db, 2);
    db.off('query', watch);

    expect(await db('billing_schedules').whereIn('organization_id', ids).pluck('organization_id')).toHaveLength(5);
    expect(inserts).toHaveLength(3);
  });
});
