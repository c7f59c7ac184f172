import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { findAgreement } from '#db/agreements/agreement-rows';
import { findInvoice, listLines } from '#db/invoices/invoice-details';
import { verifyLedger } from '#db/ledger/verify';
import { nextAgreementDeadline } from '#domain/agreements/deadlines';
import { decideAgreementDeadline } from '#domain/agreements/decide';
import { createSealer } from '#platform/sealing';
import { storeInvoices } from '../../demo/invoices';
import { readOptions } from '../../demo/seed-options';
import { makeWorld, type World } from '../../demo/world';
import { SeededPlace } from '../support/demo-seeding';
import { testKey } from '../support/vault';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const ARGS = ['--drivers', '120', '--carriers', '4', '--orders', '40', '--rows-only'];

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

it('has invoices of the second carrier: paid, overdue and open', async () => {
  const { db } = place;
  const organizationId = world.carriers[1]?.id ?? '';
  const messages = { sealer: createSealer([testKey]), publicUrl: 'http://localhost:8080' };

  await db.transaction((trx) => storeInvoices(trx, world, messages));

  const ids = await db('invoices').where({ organization_id: organizationId }).orderBy('issued_at').pluck('id');
  const now = new Date(NOW).toISOString();
  const invoices = await Promise.all(ids.map((id) => findInvoice(db, { id, organizationId, now })));
  const statuses = invoices.map((invoice) => invoice?.status);
  expect([...new Set(statuses)].sort()).toEqual(['open', 'overdue', 'paid']);
  const kinds = await Promise.all(ids.map(async (id) => (await listLines(db, id)).map(({ kind }) => kind)));
  expect(kinds[statuses.indexOf('open')]).toContain('match');
  expect(kinds[statuses.indexOf('paid')]).toContain('match');
  expect((await verifyLedger(db)).broken).toEqual([]);
});
