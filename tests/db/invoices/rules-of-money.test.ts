import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { issueInvoices } from '#activities/invoices/issue-invoices';
import { projectCandidacy } from '#db/candidacies/projection';
import type { Db } from '#db/core/handle';
import { createLogger } from '#platform/logger';
import { testSealer } from '../../support/api';
import { anAgreement } from '../../support/builders/billing';
import { aCharge, aPayment } from '../../support/builders/invoices';
import { anAssignment, aWorkday } from '../../support/builders/workdays';
import { openTestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aHiringWorld, type HiringWorld } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;
let world: HiringWorld;
let organizationId: string;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase(6));
});
afterAll(() => close());
beforeEach(async () => {
  world = await aHiringWorld(db);
  ({ organizationId } = world);
});

const activatedAt = (at: string) => db('organizations').where({ id: organizationId }).update({ created_at: at });
const log = createLogger({ level: 'silent', name: 'test' });
const run = (at: string) =>
  issueInvoices({ db, sealer: testSealer, publicUrl: 'https://gladhand.example', log }, () => new Date(at));
const invoices = () =>
  db('invoices')
    .where({ organization_id: organizationId })
    .orderBy('number')
    .select('id', 'total_cents', 'principal_cents', 'period_ends_at');
async function linesOfLatest(): Promise<unknown[]> {
  const invoice = (await invoices()).at(-1);
  const lines = await db('invoice_lines')
    .where({ invoice_id: invoice?.id ?? '' })
    .orderBy('position')
    .select('kind', 'cents', 'details');
  return lines;
}

it('a trial that is extended by 11 days makes no invoice for July if nothing was bought after it', async () => {
  await activatedAt('2026-06-15T15:00:00.000Z');
  // Through July 26 in Chicago.
  await anAgreement(db, organizationId, { trialEndsAt: '2026-07-27T05:00:00.000Z', state: 'trial' });
  const history = new CandidacyHistory(world);
  history.now = Date.parse('2026-07-20T15:00:00.000Z');
  history.play('invite');
  history.play('acceptInvite');
  await projectCandidacy(db, history.batch());
  expect(await db('purchases').where({ organization_id: organizationId }).pluck('reason')).toEqual(['trial']);
  for (const at of ['2026-07-01T11:00:00.000Z', '2026-08-01T11:00:00.000Z']) await run(at);
  expect(await invoices()).toEqual([]);
});

describe('late fees', () => {
  beforeEach(async () => {
    await activatedAt('2026-12-10T18:00:00.000Z');
    await aCharge(db, { organizationId, cents: 100_000 });
    await run('2027-01-01T12:00:00.000Z');
  });

  it('are those of each invoice for itself, and of no invoice of fees', async () => {
    await aCharge(db, { organizationId, cents: 60_000, occurredAt: '2027-01-20T18:00:00.000Z' });
    for (const at of ['2027-02-01T12:00:00.000Z', '2027-03-01T12:00:00.000Z', '2027-04-01T11:00:00.000Z'])
      await run(at);
    await run('2027-05-01T11:00:00.000Z');
    // January's third month and February's first one; the fees of March and April are overdue, too.
    expect(await linesOfLatest()).toMatchObject([
      { kind: 'lateFee', cents: 900, details: { baseCents: 60_000, month: 1, on: '2027-04-03' } },
      { kind: 'lateFee', cents: 1_500, details: { baseCents: 100_000, month: 3, on: '2027-04-30' } },
    ]);
    expect((await invoices()).map(({ principal_cents: cents }) => cents)).toEqual([100_000, 60_000, 0, 0, 0]);
  });

  it('stay due when the principal is paid, and cost nothing more', async () => {
    await run('2027-03-01T12:00:00.000Z');
    const [january, march] = await invoices();
    expect(march).toMatchObject({ total_cents: 1_500 });
    await aPayment(db, { organizationId, invoiceId: january?.id ?? '', cents: 100_000, on: '2027-03-02' });
    for (const at of ['2027-04-01T11:00:00.000Z', '2027-05-01T11:00:00.000Z', '2027-06-01T11:00:00.000Z'])
      await run(at);
    expect(await invoices()).toHaveLength(2);
    const unpaid = await db('invoices')
      .where({ organization_id: organizationId })
      .whereRaw('paid_cents < total_cents')
      .pluck('id');
    expect(unpaid).toEqual([march?.id]);
  });
});

it('a week from December to January is billed by the approvals of its days, each day once', async () => {
  await activatedAt('2026-11-20T18:00:00.000Z');
  const assignmentId = await anAssignment(db, world);
  const approved = (day: string, at: string) => aWorkday(db, { assignmentId, day, state: 'approved', at });
  await approved('2026-12-31', '2027-01-01T05:59:59.999Z');
  await approved('2027-01-01', '2027-01-01T06:00:00.000Z');
  await approved('2026-12-30', '2027-01-02T18:00:00.000Z');
  for (const at of ['2027-01-01T12:00:00.000Z', '2027-02-01T12:00:00.000Z', '2027-03-01T12:00:00.000Z']) await run(at);
  const days = await db('invoice_lines')
    .join('invoices', 'invoices.id', 'invoice_lines.invoice_id')
    .join('charges', 'charges.id', 'invoice_lines.charge_id')
    .join('workdays', 'workdays.id', 'charges.source_id')
    .where('invoices.organization_id', organizationId)
    .orderBy(['number', 'position'])
    .select('period_ends_at', 'day');
  expect(days).toEqual([
    { period_ends_at: '2027-01-01T06:00:00.000Z', day: '2026-12-31' },
    { period_ends_at: '2027-02-01T06:00:00.000Z', day: '2027-01-01' },
    { period_ends_at: '2027-02-01T06:00:00.000Z', day: '2026-12-30' },
  ]);
});
