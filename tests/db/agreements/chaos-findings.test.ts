import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { projectAgreement } from '#db/agreements/projection';
import type { Db } from '#db/core/handle';
import { decideAgreementDeadline } from '#domain/agreements/decide';
import { agreementWorkflowId } from '#domain/agreements/ids';
import { newId } from '#platform/ids';
import { addAgreementCarrier, type AgreementCarrier } from '../../../lab/chaos/agreement-carriers';
import { countAgreements } from '../../../lab/chaos/agreement-findings';
import { agreementStories,type AgreementStory } from '../../../lab/chaos/agreement-stories';
import { judgeCounts } from '../../../lab/chaos/counted-facts';
import { testSealer } from '../../support/api';
import { aUser } from '../../support/builders/people';
import { openTestDatabase } from '../../support/database';
import { aHiringWorld } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  await aHiringWorld(db);
  await aUser(db);
});
afterAll(() => close());

let carrier: AgreementCarrier;
beforeEach(async () => {
  carrier = await addAgreementCarrier(db, agreementStories['trialEnd'] as AgreementStory, 0);
});

/** The faults of events and their emails: nobody has paid. */
async function faults() {
  const { doubled, missing } = judgeCounts(await countAgreements(db, [carrier]));
  return { doubled, missing: missing.filter((fault) => /termStarted|agreement-/.test(fault)) };
}

/** Handles the deadline as the worker does. */
async function catchUp(): Promise<void> {
  const { organizationId } = carrier;
  const row = await db('carrier_agreements').where({ organization_id: organizationId }).first('snapshot');
  const due = row && decideAgreementDeadline(row.snapshot, Date.now());
  if (!due) throw new Error('Nothing is due');
  const events = [{ ...due.transition, updateId: newId() }];
  const batch = { workflowId: agreementWorkflowId(organizationId), runId: 'run', events };
  await projectAgreement(db, { sealer: testSealer, publicUrl: 'http://localhost' }, batch);
}

it('finds a deadline that was not handled', async () => {
  expect(await faults()).toEqual({
    doubled: [],
    missing: [`termStarted of ${carrier.organizationId}: 0 instead of 1`],
  });
});

it('finds nothing after it was handled, and an email that was queued twice', async () => {
  await catchUp();
  expect(await faults()).toEqual({ doubled: [], missing: [] });

  const message = await db('messages').where({ recipient_id: carrier.userId }).first('*');
  await db('messages').insert({ ...message, id: newId() });
  expect((await faults()).doubled).toEqual([
    `agreement-term-started to ${carrier.userId} of ${carrier.organizationId}: 2 instead of 1`,
  ]);
});
