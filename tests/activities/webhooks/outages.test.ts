import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deliverNextWebhook } from '#activities/webhooks/deliver';
import { startWebhooks } from '#activities/webhooks/delivery-loop';
import type { Db } from '#db/core/handle';
import { replayDelivery, replaySince } from '#db/webhooks/replays';
import { warnOfFailing } from '#db/webhooks/webhook-messages';
import { resumeWebhook } from '#db/webhooks/webhook-store';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import { createTestDatabase, createTestPool, type TestDatabase } from '../../support/database';
import { eventually } from '../../support/eventually';
import { WebhookReceiver } from '../../support/hiring/webhook-receiver';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createTestPool(database.url, { pool: 12 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const replayOf = (receiver: WebhookReceiver) => ({
  id: newId(),
  webhookId: receiver.webhookId,
  by: receiver.adminId,
  at: receiver.now,
});

async function deliveryOf(receiver: WebhookReceiver): Promise<string> {
  const row = await db('webhook_deliveries').where({ webhook_id: receiver.webhookId }).orderBy('sequence').first('id');
  if (row === undefined) throw new Error('There is no delivery');
  return row.id;
}

/** Lets time pass, and warns every five minutes as the worker does every minute. */
async function passWithWarnings(receiver: WebhookReceiver, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 5 * MINUTE_MS) {
    await receiver.pass(5 * MINUTE_MS, 5 * MINUTE_MS);
    await warnOfFailing(db, receiver.deps, receiver.now);
  }
}

describe('an endpoint that is down for four days', () => {
  it('gets ten attempts; administrators are notified after an hour and when it is paused', async () => {
    const receiver = await WebhookReceiver.create(db);
    const orderId = newId();
    receiver.answers = () => 500;
    await receiver.happens(orderId, 1);
    await receiver.happens(orderId, 2);
    await receiver.deliverDue();

    await passWithWarnings(receiver, 50 * MINUTE_MS);
    expect(await receiver.emails()).toEqual([]);
    await passWithWarnings(receiver, 30 * MINUTE_MS);
    expect(await receiver.emails()).toEqual(['webhook-failing']);
    await passWithWarnings(receiver, 96 * HOUR_MS);

    expect(receiver.received).toHaveLength(10);
    expect(await receiver.emails()).toEqual(['webhook-failing', 'webhook-paused']);
    expect(await receiver.row()).toMatchObject({ pause_reason: 'failures' });
    expect(await receiver.states()).toEqual(['failed', 'skipped']);
  });

  it('gets what it has missed by a replay, and is reported again only in its next outage', async () => {
    const receiver = await WebhookReceiver.create(db);
    const orderId = newId();
    receiver.answers = () => 410;
    await receiver.happens(orderId, 1);
    await receiver.deliverDue();
    expect(await receiver.row()).toMatchObject({ pause_reason: 'gone', failing_since: null });
    expect(await receiver.emails()).toEqual(['webhook-paused']);
    await receiver.happens(orderId, 2);
    expect(await receiver.states()).toEqual(['failed']);

    receiver.answers = () => 200;
    await db.transaction((trx) => resumeWebhook(trx, receiver.webhookId));
    const since = new Date(Date.now() - DAY_MS).toISOString();
    const count = await db.transaction((trx) => replaySince(trx, replayOf(receiver), since));
    await receiver.deliverDue();

    expect(count).toBe(2);
    expect(receiver.received.map(({ sequence }) => sequence)).toEqual([1, 1, 2]);
    expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id);
    expect(await receiver.states()).toEqual(['delivered', 'delivered']);
  });
});

describe('a replay', () => {
  it('is sent while the endpoint is paused, with a new timestamp, and does not count for its health', async () => {
    const receiver = await WebhookReceiver.create(db);
    receiver.answers = () => 410;
    await receiver.happens(newId(), 1);
    await receiver.deliverDue();
    const deliveryId = await deliveryOf(receiver);
    receiver.now = new Date(receiver.now.getTime() + HOUR_MS);
    receiver.answers = () => 500;

    await db.transaction((trx) => replayDelivery(trx, replayOf(receiver), deliveryId));
    await receiver.deliverDue();

    const [first, second] = receiver.received.map(({ outgoing }) => outgoing.headers);
    expect(second?.['webhook-id']).toBe(first?.['webhook-id']);
    expect(Number(second?.['webhook-timestamp']) - Number(first?.['webhook-timestamp'])).toBe(3_600);
    expect(await receiver.row()).toMatchObject({ failing_since: null, warned_at: null, pause_reason: 'gone' });
    expect(await db('webhook_replays').where({ delivery_id: deliveryId }).select('by', 'since')).toEqual([
      { by: receiver.adminId, since: null },
    ]);
  });

  it('takes the place of an attempt under way, whose answer is only logged', async () => {
    const receiver = await WebhookReceiver.create(db);
    await receiver.happens(newId(), 1);
    const deliveryId = await deliveryOf(receiver);
    const { sendWebhook } = receiver.deps;
    const replayMeanwhile = {
      ...receiver.deps,
      sendWebhook: async (outgoing: Parameters<typeof sendWebhook>[0]) => {
        const answer = await sendWebhook(outgoing);
        await db.transaction((trx) => replayDelivery(trx, replayOf(receiver), deliveryId));
        return answer;
      },
    };

    await deliverNextWebhook(replayMeanwhile);
    expect(await receiver.states()).toEqual(['pending']);
    await receiver.deliverDue();

    expect(await receiver.states()).toEqual(['delivered']);
    expect(await db('webhook_attempts').where({ delivery_id: deliveryId }).select('is_replay')).toHaveLength(2);
  });
});

describe('the worker', () => {
  it('sends an event as soon as it is committed', async () => {
    const receiver = await WebhookReceiver.create(db);
    const { now: _, ...deps } = receiver.deps;
    const loop = startWebhooks({ ...deps, databaseUrl: database.url });
    try {
      await receiver.happens(newId(), 1);

      await eventually(async () => {
        expect(await receiver.states()).toEqual(['delivered']);
      });
      expect(receiver.received).toHaveLength(1);
    } finally {
      await loop.stop();
    }
  });
});
