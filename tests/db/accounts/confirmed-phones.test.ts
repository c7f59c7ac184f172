import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { confirmPhone } from '#db/accounts/confirmation-store';
import type { Db } from '#db/core/handle';
import { testSealer } from '../../support/api';
import { aUser } from '../../support/builders/people';
import { openTestDatabase } from '../../support/database';
import { messagesTo } from '../../support/mailbox';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

const now = new Date('2026-11-21T12:00:00.000Z');
const confirm = (userId: string, phone: string) =>
  db.transaction((trx) => confirmPhone(trx, { userId, phone, now, sealer: testSealer }));
const isConfirmed = async (id: string) =>
  (await db('users').where({ id }).whereNotNull('phone_confirmed_at').first('id')) !== undefined;
const templatesTo = async (email: string) => (await messagesTo(db, email)).map(({ template }) => template);

describe('a phone number that another account confirms', () => {
  it('is taken from the account that had confirmed it, which is notified once by email', async () => {
    const phone = '+15625550142';
    const [before, after, neither] = [
      await aUser(db, { roles: ['applicant'], firstName: 'Ann', phone }),
      await aUser(db, { roles: ['applicant'], phone }),
      await aUser(db, { roles: ['applicant'], phone }),
    ];
    await confirm(before.id, phone);

    await confirm(after.id, phone);
    await confirm(after.id, phone);

    expect([await isConfirmed(before.id), await isConfirmed(after.id)]).toEqual([false, true]);
    expect(await messagesTo(db, before.email)).toMatchObject([
      { template: 'phone-moved', channel: 'mail', params: { firstName: 'Ann', ending: '0142' } },
    ]);
    expect([await templatesTo(after.email), await templatesTo(neither.email)]).toEqual([[], []]);
    expect(
      await db('outbox').where('topic', 'driverAccountChanged').whereJsonObject('payload', { driverId: before.id }),
    ).toHaveLength(2);
  });

  it('is taken from a closed account without a message', async () => {
    const phone = '+15625550143';
    const [closed, after] = [
      await aUser(db, { roles: ['applicant'], phone }),
      await aUser(db, { roles: ['applicant'], phone }),
    ];
    await confirm(closed.id, phone);
    await db('users').where({ id: closed.id }).update({ is_active: false });

    await confirm(after.id, phone);

    expect([await isConfirmed(closed.id), await templatesTo(closed.email)]).toEqual([false, []]);
  });
});
