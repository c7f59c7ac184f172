import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { findAgreement } from '#db/agreements/agreement-rows';
import { findInvoice, listLines } from '#db/invoices/invoice-details';
import { verifyLedger } from '#db/ledger/verify';
import { sumPayoutsByState } from '#db/payouts/ops-payouts';
import { listDisputed } from '#db/timesheets/billed-days';
import { nextAgreementDeadline } from '#domain/agreements/deadlines';
import { decideAgreementDeadline } from '#domain/agreements/decide';
import { createSealer } from '#platform/sealing';
import { storeInvoices } from '../../demo/invoices';
import { storePayouts } from '../../demo/payouts';
import { readOptions } from '../../demo/seed-options';
import { makeWorld, type World } from '../../demo/world';
import { SeededPlace } from '../support/demo-seeding';
import { testKey } from '../support/vault';

const NOW = Date.parse('2026-11-24T12:00:00.000Z');
const TODAY = '2026-11-24';
const ARGS = ['--drivers', '120', '--carriers', '4', '--orders', '40', '--rows-only'];

const messages = { sealer: createSealer([testKey]), publicUrl: 'http://localhost:8080' };

let place: SeededPlace;
let world: World;
beforeAll(async () => {
  place = await SeededPlace.open();
  const options = readOptions(ARGS, NOW);
  await place.seed(options);
  world = makeWorld({ drivers: 120, carriers: 4, orders: 40, seed: 1, now: NOW });
});
afterAll(() => place.close());

async function agreementOf(index: number) {
  const agreement = await findAgreement(place.db, world.carriers[index]?.id ?? '');
  if (agreement?.state === null || agreement === undefined) throw new Error('The carrier has no agreement');
  return agreement.state;
}

it('has a signed agreement of every carrier: in its trial, in force, and with a notice', async () => {
  const states = await Promise.all(world.carriers.map((_, index) => agreementOf(index)));

  expect(states.map(({ name }) => name)).toEqual(['trial', 'active', 'noticeGiven', 'active']);
  const acceptances = await place.db('agreement_acceptances').pluck('organization_id');
  expect(acceptances.sort()).toEqual(world.carriers.map(({ id }) => id).sort());
  expect(states.map(({ acceptance, offeredVersion }) => acceptance?.version === offeredVersion)).not.toContain(false);
});

it('stays in force after the trial', async () => {
  const trial = await agreementOf(0);
  const types: string[] = [];
  let state = trial;
  for (;;) {
    const next = nextAgreementDeadline(state);
    const due = next === null ? null : decideAgreementDeadline(state, Date.parse(next.at));
    if (due === null || state.name === 'active') break;
    types.push(due.transition.type);
    state = due.transition.snapshot;
  }

  expect(state.name).toBe('active');
  expect(types).not.toContain('trialLapsed');
});

it('has agreed rates, some with a raise that begins later', async () => {
  const { db } = place;
  const rates = await db('agreed_rates').select('assignment_id', 'starts_on', 'mills', 'reason');

  const raises = rates.filter(({ reason }) => reason !== null);
  expect(raises.length).toBeGreaterThan(0);
  expect(rates.length).toBeGreaterThan(raises.length);
  for (const raise of raises) {
    const hire = rates.find(({ assignment_id: of, reason }) => of === raise.assignment_id && reason === null);
    expect(raise.mills).toBeGreaterThan(hire?.mills ?? Infinity);
    expect(String(raise.starts_on) > TODAY).toBe(true);
  }
});

it('has hours of some weeks: approved, submitted and not submitted', async () => {
  const states = await place.db('workdays').distinct('state').orderBy('state').pluck('state');

  expect(states).toEqual(['approved', 'open', 'submitted']);
});

it('has disputes of driver and carrier, and one that is settled for both sides', async () => {
  const { db } = place;
  const { ids: open } = await listDisputed(db, { limit: 20, skip: 0 });
  const [settled, ...others] = await db('workday_events').where({ type: 'workdayAdjusted' }).select('id', 'cents');

  const raised = await db('workday_events')
    .whereIn('workday_id', open)
    .where({ type: 'workdayDisputed' })
    .orderBy('actor_kind')
    .pluck('actor_kind');
  expect(raised).toEqual(['driver', 'fleet']);
  expect(others).toEqual([]);
  const charge = await db('charges')
    .where({ source_id: settled?.id ?? '' })
    .first('cents');
  expect(charge?.cents).toBe(settled?.cents);
});

it('has invoices of the second carrier: paid, overdue and open, with payments, credits, a refund and late fees', async () => {
  const { db } = place;
  const organizationId = world.carriers[1]?.id ?? '';

  await db.transaction((trx) => storeInvoices(trx, world, messages));

  const ids = await db('invoices').where({ organization_id: organizationId }).orderBy('issued_at').pluck('id');
  const now = new Date(NOW).toISOString();
  const invoices = await Promise.all(ids.map((id) => findInvoice(db, { id, organizationId, now })));
  const statuses = invoices.map((invoice) => invoice?.status);
  expect([...new Set(statuses)].sort()).toEqual(['open', 'overdue', 'paid']);
  const kinds = await Promise.all(ids.map(async (id) => (await listLines(db, id)).map(({ kind }) => kind)));
  expect(kinds[statuses.indexOf('open')]).toContain('match');
  expect(kinds[statuses.indexOf('paid')]).toContain('match');
  expect(kinds[statuses.indexOf('open')]).toEqual(expect.arrayContaining(['adjustment', 'lateFee']));
  const methods = await db('payments').distinct('method').orderBy('method').pluck('method');
  expect(methods).toEqual(['bankTransfer', 'card', 'credit', 'transfer']);
  expect(await db('payment_refunds').pluck('state')).toEqual(['succeeded']);
  expect((await verifyLedger(db)).broken).toEqual([]);
});

it('has deposits with payments, fees and a refund: in the bank, and not arrived yet', async () => {
  const deposits = await place.db('deposits').orderBy('started_at').select('state', 'other_cents', 'fee_cents');

  expect(deposits.map(({ state }) => state)).toEqual(['paid', 'paid', 'onTheWay']);
  expect(deposits.filter(({ other_cents: other }) => (other ?? 0) < 0)).toHaveLength(1);
  expect(deposits.filter(({ fee_cents: fee }) => (fee ?? 0) > 0)).toHaveLength(3);
});

it('has payouts: paid, one that the bank refused, and one that waits for a card', async () => {
  const { db } = place;

  await db.transaction((trx) => storePayouts(trx, world, messages));

  const payouts = await sumPayoutsByState(db);
  for (const state of ['paid', 'failed', 'queued'] as const) expect(payouts[state].count).toBeGreaterThan(0);
});
