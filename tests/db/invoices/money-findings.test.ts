import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { payDrivers } from '#activities/payouts/pay-drivers';
import type { Db } from '#db/core/handle';
import { storeCard } from '#db/payments/payment-card-store';
import { newId } from '#platform/ids';
import { createLogger } from '#platform/logger';
import { createSandboxPayments } from '#platform/sandbox-payments';
import { judgeCounts } from '../../../lab/chaos/counted-facts';
import { countMoney } from '../../../lab/chaos/money-findings';
import { testSealer } from '../../support/api';
import { anInvoice } from '../../support/builders/invoices';
import { aPaidWorkday } from '../../support/builders/payouts';
import { openTestDatabase } from '../../support/database';
import { aHiringWorld } from '../../support/hiring/hiring-world';

const AFTER = new Date('2027-01-11T18:00:00.000Z');

let db: Db;
let close: () => Promise<void>;
let world: Awaited<ReturnType<typeof aHiringWorld>> & { readonly assignmentId: string };
beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
  world = { ...(await aHiringWorld(db)), assignmentId: newId() };
  const card = { provider: 'sandbox', sourceToken: newId(), brand: 'visa', last4: '5556' } as const;
  const added = { ...card, expMonth: 1, expYear: 2030, addedAt: '2027-01-01T18:00:00.000Z' };
  await storeCard(db, world.driverId, added);
  await aPaidWorkday(db, { ...world, day: '2027-01-04' });
});
afterEach(() => close());

const pay = () =>
  payDrivers(
    {
      ...{ db, sealer: testSealer, publicUrl: 'https://gladhand.example' },
      log: createLogger({ level: 'silent', name: 'test' }),
      payments: createSandboxPayments({ sealer: testSealer, now: () => AFTER }),
    },
    AFTER,
  );
const faults = async (remindedAt: readonly string[] = []) => judgeCounts(await countMoney(db, remindedAt));

it('finds nothing after a week that was paid', async () => {
  await pay();

  expect(await faults()).toEqual({ doubled: [], missing: [] });
});

it('finds a week without its payout', async () => {
  expect(await faults()).toEqual({
    doubled: [],
    missing: [`payouts of ${world.assignmentId} for 2027-01-04: 0 instead of 1`],
  });
});

it('finds an email that was queued twice', async () => {
  await pay();
  const message = await db('messages').where({ template: 'payout-paid' }).first('*');
  await db('messages').insert({ ...message, id: newId() });

  expect((await faults()).doubled).toEqual([`emails about paid payouts of ${world.driverId}: 2 instead of 1`]);
});

it('finds a reminder that follows from the days of the job, and was not sent', async () => {
  await pay();
  const { number } = await anInvoice(db, { organizationId: world.organizationId, cents: 10_000 });

  expect((await faults(['2027-02-07T18:00:00.000Z'])).missing).toEqual([
    `reminder overdue7 of ${number}: 0 instead of 1`,
  ]);
});
