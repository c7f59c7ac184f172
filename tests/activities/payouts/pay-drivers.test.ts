import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { payDrivers } from '#activities/payouts/pay-drivers';
import type { Db } from '#db/core/handle';
import { storeCard } from '#db/payments/payment-card-store';
import { claimPayouts, requeueFailed } from '#db/payouts/payout-store';
import { newId } from '#platform/ids';
import { createLogger } from '#platform/logger';
import type { PaymentProvider, PayoutOrder, PayoutReport } from '#platform/payment-provider';
import { createSandboxPayments } from '#platform/sandbox-payments';
import { testSealer } from '../../support/api';
import { anApproval, aPaidWorkday } from '../../support/builders/payouts';
import { createTestDatabase, createTestPool } from '../../support/database';
import { aHiringWorld } from '../../support/hiring/hiring-world';

let db: Db;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  db = createTestPool(database.url, { pool: 6 });
  drop = async () => {
    await db.destroy();
    await database.drop();
  };
});
afterAll(() => drop());

type Assignment = Awaited<ReturnType<typeof anAssignment>>;
async function anAssignment() {
  return { ...(await aHiringWorld(db)), assignmentId: newId() };
}

// Monday to Sunday, 2027-01-04 to 10; over at midnight in Chicago.
const AFTER = new Date('2027-01-11T06:00:00.000Z');
const BEFORE = new Date('2027-01-11T05:59:00.000Z');
const LATER = new Date('2027-01-12T12:00:00.000Z');
const sandbox = createSandboxPayments({ sealer: testSealer, now: () => AFTER });

/** A provider that records its orders, and answers what the test says. */
function aProvider(answer: (order: PayoutOrder) => Promise<PayoutReport> = (order) => sandbox.payOut(order)) {
  const orders: PayoutOrder[] = [];
  const provider: PaymentProvider = {
    ...sandbox,
    payOut: (order) => {
      orders.push(order);
      return answer(order);
    },
  };
  return { orders, provider };
}

const pay = (now: Date, payments: PaymentProvider | undefined = sandbox) =>
  payDrivers(
    {
      db,
      log: createLogger({ level: 'silent', name: 'test' }),
      sealer: testSealer,
      publicUrl: 'https://x.example',
      payments,
    },
    now,
  );
const payouts = (of: Assignment) =>
  db('payouts').where({ assignment_id: of.assignmentId }).orderBy(['week_starts_on', 'number']);
async function templates(of: Assignment): Promise<string[]> {
  const rows: { template: string }[] = await db('messages').where({ recipient_id: of.driverId }).select('template');
  return rows.map(({ template }) => template).sort();
}
const aCard = (of: Assignment, over: object = {}) =>
  storeCard(db, of.driverId, {
    ...{ provider: 'sandbox', sourceToken: newId(), brand: 'visa', last4: '5556', expMonth: 1, expYear: 2027 },
    addedAt: AFTER.toISOString(),
    ...over,
  });

let assignment: Assignment;
beforeEach(async () => {
  assignment = await anAssignment();
});

describe('a payout', () => {
  it('is prepared once for a week that is over and approved, and paid to the card', async () => {
    await aCard(assignment);
    for (const day of ['2027-01-04', '2027-01-05', '2027-01-10']) await aPaidWorkday(db, { ...assignment, day });
    await aPaidWorkday(db, { ...assignment, day: '2027-01-11' });

    await pay(BEFORE);
    expect(await payouts(assignment)).toEqual([]);
    await pay(AFTER);
    await pay(LATER);

    expect(await payouts(assignment)).toMatchObject([
      { week_starts_on: '2027-01-04', number: 1, cents: 60_000, state: 'paid', last4: '5556', source_token: null },
    ]);
    expect(await templates(assignment)).toEqual(['payout-paid']);
  });

  it('is prepared and paid once by two runs at the same time', async () => {
    await aCard(assignment);
    await aPaidWorkday(db, { ...assignment, day: '2027-01-04' });
    const { orders, provider } = aProvider();

    await Promise.all([pay(AFTER, provider), pay(AFTER, provider)]);

    expect(await payouts(assignment)).toHaveLength(1);
    expect(new Set(orders.map(({ key }) => key)).size).toBe(1);
    expect(await templates(assignment)).toEqual(['payout-paid']);
  });

  it.each([
    ['a workday that waits for approval', { state: 'submitted' }],
    ['direct billing', { billing: 'direct' }],
  ] as const)('is not prepared with %s', async (_name, over) => {
    if ('state' in over) await aPaidWorkday(db, { ...assignment, day: '2027-01-05' });
    await aPaidWorkday(db, { ...assignment, day: '2027-01-04', ...over });

    await pay(AFTER);

    expect(await payouts(assignment)).toEqual([]);
  });

  it('follows the weekday and the zone of the week', async () => {
    const { organizationId, adminId } = assignment;
    const settings = { hour: 0, day_rule: 'shiftStart', changed_by: adminId, changed_at: BEFORE } as const;
    await db('timesheet_settings').insert({ organization_id: organizationId, weekday: 'su', ...settings });
    await aPaidWorkday(db, { ...assignment, day: '2027-01-09' });
    await aPaidWorkday(db, { ...assignment, day: '2027-01-10', timeZone: 'Pacific/Honolulu' });

    await pay(AFTER);

    expect(await payouts(assignment)).toMatchObject([{ week_starts_on: '2027-01-03', cents: 20_000 }]);
  });

  it('waits for a card, asks for it once, and is paid when there is one', async () => {
    await aPaidWorkday(db, { ...assignment, day: '2027-01-04' });

    await pay(AFTER);
    await pay(AFTER);
    expect(await payouts(assignment)).toMatchObject([{ state: 'queued', source_token: null }]);
    expect(await templates(assignment)).toEqual(['payout-needs-card']);

    await aCard(assignment, { expMonth: 12, expYear: 2026 });
    await pay(LATER);
    expect(await payouts(assignment)).toMatchObject([{ state: 'queued' }]);

    await aCard(assignment);
    await pay(LATER);
    expect(await payouts(assignment)).toMatchObject([{ state: 'paid' }]);
    expect(await templates(assignment)).toEqual(['payout-needs-card', 'payout-paid']);
  });

  it('is repeated with its key and card while the provider cannot be reached', async () => {
    await aCard(assignment, { sourceToken: 'first' });
    await aPaidWorkday(db, { ...assignment, day: '2027-01-04' });
    const down = aProvider(() => Promise.reject(new Error('connection refused')));
    const up = aProvider();

    await pay(AFTER, down.provider);
    await aCard(assignment, { sourceToken: 'second' });
    await pay(AFTER, aProvider(() => Promise.resolve({ state: 'processing' })).provider);
    expect(await payouts(assignment)).toMatchObject([{ state: 'queued' }]);
    await pay(LATER, up.provider);

    expect(up.orders).toEqual(down.orders);
    expect(up.orders).toMatchObject([{ cents: 20_000, sourceToken: 'first' }]);
    expect(await payouts(assignment)).toMatchObject([{ state: 'paid' }]);
  });

  it('fails if the bank refuses, and starts again with another key for a new card', async () => {
    await aCard(assignment, { sourceToken: 'refuses-it' });
    await aPaidWorkday(db, { ...assignment, day: '2027-01-04' });

    await pay(AFTER);
    await pay(AFTER);
    expect(await payouts(assignment)).toMatchObject([{ state: 'failed', failure: 'cardRefused' }]);
    expect(await templates(assignment)).toEqual(['payout-failed']);

    await aCard(assignment);
    await requeueFailed(db, { driverId: assignment.driverId }, LATER);
    const { orders, provider } = aProvider();
    await pay(LATER, provider);

    expect(orders[0]?.key).toMatch(/\/2$/);
    expect(await payouts(assignment)).toMatchObject([{ state: 'paid', attempt: 2, failure: null }]);
  });

  it('goes to the card that replaced the refused one while it was sent', async () => {
    await aCard(assignment, { sourceToken: 'first' });
    await aPaidWorkday(db, { ...assignment, day: '2027-01-04' });
    const refuses = aProvider(async () => {
      await aCard(assignment, { sourceToken: 'second', last4: '4444' });
      await requeueFailed(db, { driverId: assignment.driverId }, AFTER);
      return { state: 'failed', failure: 'cardRefused' };
    });

    await pay(AFTER, refuses.provider);

    expect(await payouts(assignment)).toMatchObject([{ state: 'queued', attempt: 2, source_token: null }]);
    expect(await templates(assignment)).toEqual([]);
    const { orders, provider } = aProvider();
    await pay(LATER, provider);
    expect(orders).toMatchObject([{ sourceToken: 'second' }]);
    expect(await payouts(assignment)).toMatchObject([{ state: 'paid', last4: '4444' }]);
  });

  it('stays with the week of its approval after the carrier has changed its weekday', async () => {
    await aCard(assignment);
    const terms = { workweek: { weekday: 'mo', hour: 0 } };
    const [monday, sunday] = ['2027-01-04', '2027-01-10'];
    const first = await aPaidWorkday(db, { ...assignment, day: monday, terms });
    const last = await aPaidWorkday(db, { ...assignment, day: sunday, terms });
    await pay(AFTER);
    const { organizationId, adminId } = assignment;
    const settings = { hour: 0, day_rule: 'shiftStart', changed_by: adminId, changed_at: BEFORE } as const;
    await db('timesheet_settings').insert({ organization_id: organizationId, weekday: 'su', ...settings });

    // Less for the last day of the old week, and a day of the new week that began on it.
    await anApproval(db, { workdayId: last, version: 4, day: sunday, payCents: 15_000, terms });
    await aPaidWorkday(db, { ...assignment, day: '2027-01-12', terms: { workweek: { weekday: 'su', hour: 0 } } });
    await pay(new Date('2027-01-18T06:00:00.000Z'));
    await anApproval(db, { workdayId: first, version: 4, day: monday, payCents: 26_000, terms });
    await pay(new Date('2027-01-18T06:00:00.000Z'));

    expect(await payouts(assignment)).toMatchObject([
      { week_starts_on: '2027-01-04', number: 1, cents: 40_000 },
      { week_starts_on: '2027-01-04', number: 2, cents: 1_000 },
      { week_starts_on: '2027-01-10', number: 1, cents: 20_000 },
    ]);
  });

  it('pays only the difference of a workday that was approved again, and never takes pay back', async () => {
    await aCard(assignment);
    const [first, second] = [
      await aPaidWorkday(db, { ...assignment, day: '2027-01-04' }),
      await aPaidWorkday(db, { ...assignment, day: '2027-01-05' }),
    ];
    await pay(AFTER);

    await anApproval(db, { workdayId: first, version: 4, day: '2027-01-04', payCents: 15_000 });
    await pay(LATER);
    expect(await payouts(assignment)).toHaveLength(1);
    await anApproval(db, { workdayId: second, version: 4, day: '2027-01-05', payCents: 28_000 });
    await pay(LATER);

    expect(await payouts(assignment)).toMatchObject([
      { number: 1, cents: 40_000 },
      { number: 2, cents: 3_000, state: 'paid' },
    ]);
  });

  it('that is not sent in this run has no card yet: the driver may replace it', async () => {
    const other = await anAssignment();
    for (const each of [assignment, other]) {
      await aCard(each, { provider: 'elsewhere', sourceToken: 'first' });
      await aPaidWorkday(db, { ...each, day: '2027-01-04' });
    }
    await pay(AFTER);

    const [sent, ...others] = await claimPayouts(db, 'elsewhere', { now: LATER, limit: 1 });
    for (const each of [assignment, other]) await aCard(each, { provider: 'elsewhere', sourceToken: 'second' });
    const later = await claimPayouts(db, 'elsewhere', { now: LATER, limit: 9 });

    expect(others).toEqual([]);
    expect(sent).toMatchObject({ sourceToken: 'first', cents: 20_000, weekStartsOn: '2027-01-04', last4: '5556' });
    expect(later.map(({ id, sourceToken }) => [id === sent?.id, sourceToken]).sort()).toEqual([
      [false, 'second'],
      [true, 'first'],
    ]);
  });

  it('is prepared, but not sent, without a provider', async () => {
    await aCard(assignment);
    await aPaidWorkday(db, { ...assignment, day: '2027-01-04' });

    await payDrivers(
      { db, log: createLogger({ level: 'silent', name: 'test' }), sealer: testSealer, publicUrl: 'https://x.example' },
      AFTER,
    );

    expect(await payouts(assignment)).toMatchObject([{ state: 'queued', source_token: null }]);
  });
});
