import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { queuePipelineMessages } from '#db/driver-pipeline/pipeline-messages';
import { createSealer } from '#platform/sealing';
import { PipelineHistory } from '../../domain/driver-pipeline/pipeline-history';
import { openTestDatabase } from '../../support/database';
import { aDriver, aUser } from '../../support/hiring/hiring-world';

const context = { sealer: createSealer([Buffer.alloc(32, 7)]), publicUrl: 'https://gladhand.example' };

let db: Db;
let close: () => Promise<void>;
let driverId: string;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  driverId = await aDriver(db, {});
});
afterAll(() => close());
beforeEach(async () => {
  await db('messages').delete();
  await db('users').whereRaw(`'ops' = any (roles)`).update({ is_active: false });
});

const ofOperations = (more: object = {}) => aUser(db, { roles: ['ops'], ...more });

/** Returns the recipients of the escalation email for a driver with this owner. */
async function escalatedTo(ownerId: string | null): Promise<(string | null)[]> {
  const history = new PipelineHistory().signUp();
  history.pass(60);
  const escalated = history.transitions.find(({ type }) => type === 'stageEscalated');
  if (escalated === undefined) throw new Error('Nothing was escalated');
  const event = { ...escalated, updateId: 'update', snapshot: { ...escalated.snapshot, driverId, ownerId } };
  await db.transaction((trx) => queuePipelineMessages(trx, context, event));
  return db('messages').orderBy('id').pluck('recipient_id');
}

describe('a driver at twice the target', () => {
  it("is escalated to the owner's lead only", async () => {
    const lead = await ofOperations();
    const owner = await ofOperations({ lead_id: lead });
    const otherLead = await ofOperations();
    await ofOperations({ lead_id: otherLead });

    expect(await escalatedTo(owner)).toEqual([lead]);
  });

  it.each([
    ['has no lead', { lead_id: null }],
    ['does not exist', undefined],
  ])('is escalated to all leads if the owner %s', async (_, owner) => {
    const leads = [await ofOperations(), await ofOperations()].sort();
    for (const lead_id of leads) await ofOperations({ lead_id });

    expect((await escalatedTo(owner === undefined ? null : await ofOperations(owner))).sort()).toEqual(leads);
  });

  it('is not escalated to a deactivated lead, but to everyone if there is no other lead', async () => {
    const lead = await ofOperations({ is_active: false });
    const [owner, other] = [await ofOperations({ lead_id: lead }), await ofOperations()];

    expect((await escalatedTo(owner)).sort()).toEqual([owner, other].sort());
  });

  it('is escalated to all active members of operations if there is neither owner nor lead', async () => {
    const everybody = [await ofOperations(), await ofOperations()].sort();

    expect((await escalatedTo(null)).sort()).toEqual(everybody);
  });
});
