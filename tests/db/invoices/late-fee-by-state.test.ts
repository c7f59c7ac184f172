import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { issueInvoices } from '#activities/invoices/issue-invoices';
import type { Db } from '#db/core/handle';
import { newId } from '#platform/ids';
import { createLogger } from '#platform/logger';
import { testSealer } from '../../support/api';
import { aCharge } from '../../support/builders/invoices';
import { anOrganization } from '../../support/builders/people';
import { openTestDatabase } from '../../support/database';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase(10));
});
afterAll(() => close());

const log = createLogger({ level: 'silent', name: 'test' });
const run = (at: string) =>
  issueInvoices({ db, sealer: testSealer, publicUrl: 'https://gladhand.example', log }, () => new Date(at));

let dotNumber = 7_100_000;
async function aCarrierIn(state: string | null): Promise<string> {
  const { id } = await anOrganization(db);
  dotNumber += 1;
  await db('fmcsa_carriers').insert({
    dot_number: dotNumber,
    legal_name: 'A CARRIER',
    search_name: 'a carrier',
    state,
  });
  await db('organizations').where({ id }).update({ created_at: '2026-12-10T18:00:00.000Z', dot_number: dotNumber });
  await aCharge(db, { organizationId: id, cents: 60_000 });
  return id;
}
const feesOf = (organizationId: string) =>
  db('charges').where({ organization_id: organizationId, kind: 'lateFee' }).orderBy('source_version').pluck('cents');

it('the late fee of the state in which the carrier was registered counts, from its day, and the general one in others', async () => {
  const [texas, elsewhere, unknown, moved] = [
    await aCarrierIn('TX'),
    await aCarrierIn('CA'),
    await aCarrierIn(null),
    await aCarrierIn('TX'),
  ];
  const rate = { product: 'lateFee', state: 'TX' } as const;
  await db('prices').insert([
    { ...rate, id: newId(), amount: 50, starts_at: '2027-02-01T06:00:00.000Z', ends_at: '2027-03-15T05:00:00.000Z' },
    { ...rate, id: newId(), amount: 0, starts_at: '2027-03-15T05:00:00.000Z' },
  ]);

  await run('2027-01-01T12:00:00.000Z');
  await db('fmcsa_carriers')
    .whereIn('dot_number', db('organizations').where({ id: moved }).select('dot_number'))
    .update({ state: 'CA' });
  await run('2027-03-01T12:00:00.000Z');
  await run('2027-04-01T12:00:00.000Z');

  expect(await feesOf(texas)).toEqual([300]);
  expect(await feesOf(moved)).toEqual([300]);
  expect(await feesOf(elsewhere)).toEqual([900, 900]);
  expect(await feesOf(unknown)).toEqual([900, 900]);
});
