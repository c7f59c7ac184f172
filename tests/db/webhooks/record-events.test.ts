import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { projectCandidacy } from '#db/candidacies/projection';
import type { Db } from '#db/core/handle';
import { recordWebhookEvents } from '#db/webhooks/record-events';
import { deleteOldWebhookEvents } from '#db/webhooks/webhook-log';
import { addWebhook, pauseWebhook } from '#db/webhooks/webhook-store';
import { MAX_WEBHOOKS } from '#domain/webhooks/terms';
import { newId } from '#platform/ids';
import { openTestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { anOrderEvent, aWebhook } from '../../support/hiring/example-webhook';
import { aHiringWorld, anOrganization, aStaffMember } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
});
afterAll(() => close());

async function aCarrier() {
  const organizationId = await anOrganization(db);
  const by = await aStaffMember(db, { organizationId, position: 'HR', roles: ['business', 'business-admin'] });
  return { organizationId, by };
}

const happens = (organizationId: string, orderId: string, sequence = 1): Promise<void> =>
  db.transaction((trx) => recordWebhookEvents(trx, organizationId, [anOrderEvent(orderId, sequence)]));
const eventsOf = (organizationId: string) => db('webhook_events').where({ organization_id: organizationId });
const deliveriesTo = (webhookId: string) => db('webhook_deliveries').where({ webhook_id: webhookId });

describe('an event', () => {
  it('is not stored for a carrier without an endpoint', async () => {
    const { organizationId } = await aCarrier();

    await happens(organizationId, newId());

    expect(await eventsOf(organizationId)).toEqual([]);
  });

  it('is stored once, with one delivery for each endpoint of its carrier that receives its type', async () => {
    const carrier = await aCarrier();
    const [one, two] = [await aWebhook(db, carrier), await aWebhook(db, carrier)];
    const foreign = await aWebhook(db, await aCarrier());
    await db('webhooks')
      .where({ id: two })
      .update({ types: ['hire.accepted'] });
    const orderId = newId();

    await happens(carrier.organizationId, orderId);
    await happens(carrier.organizationId, orderId);

    expect(await eventsOf(carrier.organizationId)).toHaveLength(1);
    expect(await deliveriesTo(one)).toHaveLength(1);
    expect(await deliveriesTo(two)).toEqual([]);
    expect(await deliveriesTo(foreign)).toEqual([]);
  });

  it('is stored without a delivery while the endpoint is paused, and what waited is skipped', async () => {
    const carrier = await aCarrier();
    const id = await aWebhook(db, carrier);
    await happens(carrier.organizationId, newId());
    await db.transaction((trx) => pauseWebhook(trx, id, { reason: 'person', at: new Date() }));

    await happens(carrier.organizationId, newId());

    expect(await eventsOf(carrier.organizationId)).toHaveLength(2);
    expect(await deliveriesTo(id).select('state')).toEqual([{ state: 'skipped' }]);
  });

  it('is deleted with its deliveries after the retention period', async () => {
    const carrier = await aCarrier();
    const id = await aWebhook(db, carrier);
    await happens(carrier.organizationId, newId());

    await deleteOldWebhookEvents(db, new Date(Date.now() - 60_000));
    expect(await deliveriesTo(id)).toHaveLength(1);
    await deleteOldWebhookEvents(db, new Date(Date.now() + 60_000));

    expect(await deliveriesTo(id)).toEqual([]);
  });
});

describe('the projection of a candidacy', () => {
  it('stores the events of its transitions, once, and nothing personal', async () => {
    const world = await aHiringWorld(db);
    const history = new CandidacyHistory(world);
    await aWebhook(db, { organizationId: world.organizationId, by: world.adminId });
    history.toInterview();

    await projectCandidacy(db, history.batch());
    await projectCandidacy(db, history.batch());

    const events = await eventsOf(world.organizationId).orderBy('sequence').select('type', 'sequence', 'body');
    expect(events.map(({ type, sequence }) => `${sequence} ${type}`)).toEqual([
      '1 candidate.invited',
      '2 candidate.inReview',
      '3 candidate.approved',
      '4 interview.scheduled',
    ]);
    const driver = await db('drivers').where({ id: world.driverId }).first('first_name', 'last_name');
    for (const { body } of events) {
      expect(body).toContain(world.driverId);
      expect(body).not.toContain(driver?.last_name ?? 'no driver');
    }
  });
});

describe('the endpoints of a carrier', () => {
  it('are limited, also if they are added at the same time', async () => {
    const carrier = await aCarrier();
    const add = () =>
      db.transaction((trx) =>
        addWebhook(trx, {
          id: newId(),
          organizationId: carrier.organizationId,
          name: 'Endpoint',
          url: 'https://hooks.example.com/',
          types: ['hire.accepted'],
          by: carrier.by,
          at: new Date(),
        }),
      );

    const added = await Promise.all(Array.from({ length: MAX_WEBHOOKS + 2 }, add));

    expect(added.filter(Boolean)).toHaveLength(MAX_WEBHOOKS);
  });
});
