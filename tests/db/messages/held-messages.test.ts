import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { candidacyTexts } from '#activities/messages/candidacy-texts';
import { orderTexts } from '#activities/messages/order-texts';
import { accountMessageTexts } from '#activities/messages/write-account-message';
import type { Db } from '#db/core/handle';
import { countWaitingMessages, takeDueMessage } from '#db/messages/message-store';
import { HELD_DAYS, sentToDeactivated } from '#domain/messages/held-messages';
import { DAY_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import { openTestDatabase } from '../../support/database';
import { aHiringWorld, type HiringWorld } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;
let world: HiringWorld;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
  world = await aHiringWorld(db);
});
afterAll(() => close());
beforeEach(async () => {
  await db('messages').delete();
  await setActive(false);
});

const setActive = (isActive: boolean) =>
  db('organizations').where({ id: world.organizationId }).update({ is_active: isActive });

/** The texts of these records are typed by template, so their keys are all templates. */
const ofAccounts = Object.keys(accountMessageTexts);
const ofHiring = [candidacyTexts, orderTexts].flatMap((texts) => Object.keys(texts));
const now = new Date('2099-01-01T12:00:00.000Z');
const at = (days: number) => new Date(now.getTime() + days * DAY_MS);

async function aMessage(template: string, row: object = {}): Promise<void> {
  const id = newId();
  const recipient = { recipient_id: world.recruiterId, channel: 'mail', message_id: id } as const;
  const times = { created_at: now.toISOString(), next_try_at: now.toISOString() };
  await db('messages').insert({ id, template, sealed: Buffer.from('x'), ...recipient, ...times, ...row });
}

const aHiringMessage = (template: string): Promise<void> =>
  aMessage(template, { sealed: null, key: newId(), params: '{}', workflow_id: 'candidacy/a/b', seq: 1 });

/** The templates of the messages that are due, taken as the delivery does. */
const dueAt = (when: Date): Promise<string[]> =>
  db.transaction(async (trx) => {
    const taken: string[] = [];
    for (;;) {
      const message = await takeDueMessage(trx, when);
      if (message === undefined) return taken.toSorted();
      taken.push(message.isOutdated ? `${message.template} (outdated)` : message.template);
      await trx('messages').where({ id: message.id }).update({ status: 'sent', sealed: null });
    }
  });

describe('messages to people of a deactivated carrier', () => {
  it('wait until it is active again, unless they are about the account: all templates', async () => {
    for (const template of ofAccounts) await aMessage(template);
    for (const template of ofHiring) await aHiringMessage(template);

    expect(await dueAt(at(1))).toEqual([...sentToDeactivated].toSorted());
    await setActive(true);
    const held = ofAccounts.filter((template) => !sentToDeactivated.some((each) => each === template));
    expect(await dueAt(at(1))).toEqual([...held, ...ofHiring].toSorted());
  });

  it('reach its drivers and everybody else right away', async () => {
    await aMessage('carrierPaused', { recipient_id: world.driverId });
    await aMessage('ops-message', { recipient_id: null });

    expect(await dueAt(at(1))).toEqual(['carrierPaused', 'ops-message']);
  });

  it('are outdated after a month, and no backlog before', async () => {
    await aMessage('access-granted');

    expect(await dueAt(at(HELD_DAYS - 0.1))).toEqual([]);
    expect(await countWaitingMessages(db, at(1))).toMatchObject({ count: 0 });
    expect(await dueAt(at(HELD_DAYS))).toEqual(['access-granted (outdated)']);
  });
});
