import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { recordContact, restoreContacts } from '#db/driver-pipeline/last-contact';
import { completeMessage } from '#db/messages/message-store';
import { newId } from '#platform/ids';
import { openTestDatabase } from '../../support/database';
import { aDriver } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;
let driverId: string;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
});
beforeEach(async () => {
  driverId = await aDriver(db);
});
afterAll(() => close());

async function contact(): Promise<string | null> {
  const row: { last_contact_at: string | null } | undefined = await db('driver_pipelines')
    .where({ driver_id: driverId })
    .first('last_contact_at');
  return row?.last_contact_at ?? null;
}

async function anAccountMessage(template: string): Promise<string> {
  const id = newId();
  const row = { id, message_id: id, recipient_id: driverId, channel: 'mail', template } as const;
  await db('messages').insert({ ...row, sealed: Buffer.from('x') });
  return id;
}

async function aMessage(): Promise<string> {
  const id = newId();
  const row = { id, key: id, workflow_id: 'candidacy/1', seq: 1, channel: 'sms', template: 'invited' } as const;
  await db('messages').insert({ ...row, recipient_id: driverId, params: '{}', message_id: id });
  return id;
}

const call = (at: string) =>
  db('workflow_events').insert({
    workflow_id: `driver-pipeline/${driverId}`,
    seq: 1,
    run_id: 'r',
    update_id: 'u',
    type: 'callRecorded',
    actor_kind: 'ops',
    payload: '{}',
    at,
    driver_id: driverId,
  });

it('the last contact is the latest sent message, ignoring unsent messages and those about the account', async () => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  const [code, skipped, unsent] = [
    await anAccountMessage('code'),
    await anAccountMessage('pipeline-asked'),
    await aMessage(),
  ];
  await db.transaction(async (trx) => {
    await completeMessage(trx, code, { status: 'sent', now });
    await completeMessage(trx, skipped, { status: 'skipped', now });
    await completeMessage(trx, unsent, { status: 'skipped', now });
  });
  expect(await contact()).toBeNull();

  const messageId = await anAccountMessage('pipeline-asked');
  await db.transaction((trx) => completeMessage(trx, messageId, { status: 'sent', now }));
  expect(await contact()).toBe(now.toISOString());
  await db.transaction((trx) => recordContact(trx, driverId, '2026-11-01T00:00:00.000Z'));
  expect(await contact()).toBe(now.toISOString());

  const invited = await aMessage();
  await db.transaction((trx) => completeMessage(trx, invited, { status: 'sent', now: new Date(now.getTime() + 1) }));
  expect(Date.parse((await contact()) ?? '')).toBeGreaterThan(now.getTime());
});

it('the last contact can be recomputed from sent messages and recorded calls', async () => {
  const messageId = await anAccountMessage('pipeline-asked');
  const now = new Date('2026-11-20T12:00:00.000Z');
  await db.transaction((trx) => completeMessage(trx, messageId, { status: 'sent', now }));
  await call('2026-11-21T08:00:00.000Z');
  await db('driver_pipelines').update({ last_contact_at: null });

  await db.transaction((trx) => restoreContacts(trx));

  expect(await contact()).toBe('2026-11-21T08:00:00.000Z');
});
