import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { bookDeposits } from '#activities/invoices/book-deposits';
import { verifyLedger } from '#db/ledger/verify';
import type { Deposit, DepositList } from '#domain/deposits/schema';
import { testCourse } from '#domain/payments/test-numbers';
import { newId } from '#platform/ids';
import type { SandboxBilling } from '#platform/sandbox-billing';
import { as, startTestApi, type TestApi } from '../../support/api';
import { anInvoice } from '../../support/builders/invoices';
import { anAccessToken, anOrganization, aUser } from '../../support/builders/people';

let clock = new Date('2027-01-10T18:00:00.000Z');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => clock });
});
afterAll(() => api.close());

async function pay(cents: number) {
  const { id: organizationId } = await anOrganization(api.db);
  const { id } = await aUser(api.db, { organizationId, roles: ['business'], position: 'ACCOUNTING' });
  const invoice = await anInvoice(api.db, { organizationId, cents });
  const sandbox = api.deps.billing as SandboxBilling;
  const { token } = sandbox.generateFundingToken(organizationId);
  const card = {
    method: 'card',
    brand: 'visa',
    last4: '4242',
    course: testCourse('card', '4242424242424242'),
  } as const;
  await as(api.app, await anAccessToken(api.db, id, clock))
    .post(`/api/invoices/${invoice.id}/payments`)
    .set('Idempotency-Key', newId())
    .send({ method: 'card', cents, source: sandbox.tokenize(token, card) })
    .expect(201);
}

async function listed(): Promise<DepositList> {
  const response = await as(api.app, await anAccessToken(api.db, (await aUser(api.db)).id, clock))
    .get('/api/ops/billing/deposits')
    .expect(200);
  return response.body as DepositList;
}

const book = () => bookDeposits({ ...api.deps, billing: api.deps.billing }, clock);
const sumsOf = ({ cents, paymentsCents, feeCents }: Deposit) => ({ cents, paymentsCents, feeCents });

it('the sandbox deposits what was paid on the days before, once, less its fees', async () => {
  await pay(6_000);
  await pay(10_000);
  await book();
  expect(await listed()).toMatchObject({ data: [], heldCents: 16_000, feeCents: 0 });

  clock = new Date('2027-01-11T00:30:00.000Z');
  await pay(500);
  await Promise.all([book(), book()]);
  await book();
  const first = { cents: 15_476, paymentsCents: 16_000, feeCents: 524 };
  const list = await listed();
  expect(list.data.map(sumsOf)).toEqual([first]);
  expect(list).toMatchObject({ heldCents: 500, onTheWayCents: 0, feeCents: 524 });

  clock = new Date('2027-01-12T00:30:00.000Z');
  await book();
  expect((await listed()).data.map(sumsOf)).toEqual([{ cents: 455, paymentsCents: 500, feeCents: 45 }, first]);
  expect((await listed()).heldCents).toBe(0);
  expect((await verifyLedger(api.db)).broken).toEqual([]);
});

it('operations save all deposits as a table; nobody else does', async () => {
  const ops = as(api.app, await anAccessToken(api.db, (await aUser(api.db)).id, clock));
  const file = await ops.get('/api/ops/billing/deposits/csv').buffer(true).expect(200);
  const [head = '', ...rows] = file.text.trim().split('\r\n');

  expect(head).toContain('Arrives,Deposit,Provider,State,Started');
  expect(rows.map((row) => row.split(',').slice(-4))).toEqual([
    ['5.00', '0.00', '0.45', '4.55'],
    ['160.00', '0.00', '5.24', '154.76'],
  ]);
  const { id: organizationId } = await anOrganization(api.db);
  const carrier = await aUser(api.db, { organizationId, roles: ['business'], position: 'ACCOUNTING' });
  await as(api.app, await anAccessToken(api.db, carrier.id, clock))
    .get('/api/ops/billing/deposits/csv')
    .expect(403);
});
