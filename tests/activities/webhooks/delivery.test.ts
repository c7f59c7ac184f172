import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deliverNextWebhook } from '#activities/webhooks/deliver';
import type { Db } from '#db/core/handle';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/shared/durations';
import { CLAIM_MS } from '#domain/webhooks/terms';
import { newId } from '#platform/ids';
import { newWebhookSecret } from '#platform/webhook-signature';
import { openTestDatabase } from '../../support/database';
import { type Received, WebhookReceiver } from '../../support/hiring/webhook-receiver';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
});
afterAll(() => close());

const sequencesOf = (received: readonly Received[], orderId: string): number[] =>
  received.filter((each) => each.orderId === orderId).map(({ sequence }) => sequence);

describe('an event', () => {
  it('is signed, sent once, and logged with its answer', async () => {
    const receiver = await WebhookReceiver.create(db);
    await receiver.happens(newId(), 1);

    const taken = await Promise.all([deliverNextWebhook(receiver.deps), deliverNextWebhook(receiver.deps)]);
    await receiver.deliverDue();

    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(receiver.received.map((each) => receiver.isSigned(each))).toEqual([true]);
    expect(await receiver.states()).toEqual(['delivered']);
    const attempts = await db('webhook_attempts')
      .where({ url: (await receiver.row()).url })
      .select();
    expect(attempts.at(-1)).toMatchObject({ status: 200, failure: null, is_replay: false });
    expect(attempts.at(-1)?.answer?.includes('Answer')).toBe(false);
  });

  it('waits for earlier events of its object, and not for those of others', async () => {
    const receiver = await WebhookReceiver.create(db);
    const [failing, other] = [newId(), newId()];
    receiver.answers = ({ orderId }) => (orderId === failing && receiver.received.length < 3 ? 500 : 200);
    await receiver.happens(failing, 1);
    await receiver.happens(failing, 2);
    await receiver.happens(other, 1);

    await receiver.deliverDue();
    expect(sequencesOf(receiver.received, failing)).toEqual([1]);
    expect(sequencesOf(receiver.received, other)).toEqual([1]);

    await receiver.pass(5 * SECOND_MS, SECOND_MS);
    await receiver.pass(6 * MINUTE_MS, MINUTE_MS);

    expect(sequencesOf(receiver.received, failing)).toEqual([1, 1, 2]);
  });

  it('is sent again with the same id after a crash between the answer and its record, once', async () => {
    const receiver = await WebhookReceiver.create(db);
    receiver.answers = () => new Error('The worker is killed');
    await receiver.happens(newId(), 1);
    await expect(deliverNextWebhook(receiver.deps)).rejects.toThrow('killed');
    receiver.answers = () => 200;

    await receiver.pass(CLAIM_MS - SECOND_MS, SECOND_MS);
    expect(receiver.received).toHaveLength(1);
    await receiver.pass(DAY_MS, HOUR_MS);

    const [first, second, ...more] = receiver.received;
    expect(second?.id).toBe(first?.id);
    expect(more).toEqual([]);
  });

  it('is held back with all others while the receiver asks for less load', async () => {
    const receiver = await WebhookReceiver.create(db);
    receiver.answers = () => ({ status: 429, retryAfter: '600' });
    await receiver.happens(newId(), 1);
    await receiver.deliverDue();
    receiver.answers = () => 200;
    await receiver.happens(newId(), 1);

    await receiver.pass(590 * SECOND_MS, 59 * SECOND_MS);
    expect(receiver.received).toHaveLength(1);
    await receiver.pass(20 * SECOND_MS, 10 * SECOND_MS);

    expect(receiver.received).toHaveLength(3);
    expect(await receiver.states()).toEqual(['delivered', 'delivered']);
  });

  it('waits while its carrier is deactivated', async () => {
    const receiver = await WebhookReceiver.create(db);
    const organization = db('organizations').where({ id: receiver.organizationId });
    await receiver.happens(newId(), 1);
    await organization.clone().update({ is_active: false });
    await receiver.deliverDue();
    expect(receiver.received).toEqual([]);

    await organization.clone().update({ is_active: true });
    await receiver.deliverDue();

    expect(receiver.received).toHaveLength(1);
  });
});

describe('an endpoint', () => {
  it('gets one request at a time, also of several workers and about several objects', async () => {
    const receiver = await WebhookReceiver.create(db);
    for (let count = 0; count < 4; count += 1) await receiver.happens(newId(), 1);
    const { sendWebhook } = receiver.deps;
    let [open, most, undecided] = [0, 0, 4];
    let release: () => void;
    const allDecided = new Promise<void>((resolve) => {
      release = resolve;
    });
    const decide = () => {
      undecided -= 1;
      if (undecided === 0) release();
    };
    const waiting = {
      ...receiver.deps,
      sendWebhook: async (outgoing: Parameters<typeof sendWebhook>[0]) => {
        open += 1;
        most = Math.max(most, open);
        decide();
        await allDecided;
        open -= 1;
        return sendWebhook(outgoing);
      },
    };
    const work = async () => {
      if (!(await deliverNextWebhook(waiting))) decide();
    };

    await Promise.all(Array.from({ length: undecided }, work));
    await receiver.deliverDue();

    expect(most).toBe(1);
    expect(receiver.received).toHaveLength(4);
  });
});

describe('a receiver that was down for an hour', () => {
  it('gets everything, in order for each object', async () => {
    const receiver = await WebhookReceiver.create(db);
    const orders = [newId(), newId(), newId()];
    const upAgain = new Date(receiver.now.getTime() + HOUR_MS);
    receiver.answers = ({ at }) => (at < upAgain ? 503 : 200);
    for (const sequence of [1, 2, 3]) {
      for (const orderId of orders) await receiver.happens(orderId, sequence);
      await receiver.pass(20 * MINUTE_MS, 5 * MINUTE_MS);
    }
    await receiver.pass(6 * HOUR_MS, 10 * MINUTE_MS);

    const accepted = receiver.received.filter(({ at }) => at >= upAgain);
    for (const orderId of orders) expect(sequencesOf(accepted, orderId)).toEqual([1, 2, 3]);
    expect((await receiver.states()).every((state) => state === 'delivered')).toBe(true);
  });
});

describe('a rotation', () => {
  it('signs with both secrets for a day, then with the new one only', async () => {
    const receiver = await WebhookReceiver.create(db);
    receiver.now = new Date();
    const next = newWebhookSecret();
    await receiver.storeSecret(next);
    receiver.now = new Date(receiver.now.getTime() + SECOND_MS);
    await receiver.happens(newId(), 1);
    await receiver.pass(MINUTE_MS, MINUTE_MS);
    const [during] = receiver.received;
    if (during === undefined) throw new Error('Nothing was sent');

    expect(receiver.isSigned(during)).toBe(true);
    expect(receiver.isSigned(during, next)).toBe(true);

    receiver.now = new Date(receiver.now.getTime() + DAY_MS);
    await receiver.happens(newId(), 1);
    await receiver.deliverDue();

    const signature = receiver.received.at(-1)?.outgoing.headers['webhook-signature'] ?? '';
    expect(during.outgoing.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    expect(signature.split(' ')).toHaveLength(1);
  });
});
