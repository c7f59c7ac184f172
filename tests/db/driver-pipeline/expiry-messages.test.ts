import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeAccountMessage } from '#activities/messages/write-account-message';
import type { Db } from '#db/core/handle';
import { queuePipelineMessages } from '#db/driver-pipeline/pipeline-messages';
import type { AccountMessage } from '#domain/messages/account-messages';
import { createSealer } from '#platform/sealing';
import { PipelineHistory } from '../../domain/driver-pipeline/pipeline-history';
import { openTestDatabase } from '../../support/database';
import { aDriver } from '../../support/hiring/hiring-world';

const sealer = createSealer([Buffer.alloc(32, 7)]);
const publicUrl = 'https://gladhand.example';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

/** Returns the messages to the driver after the certification, oldest first, as channel and text. */
async function messagesAfter(driverId: string, history: PipelineHistory, from: number) {
  await db.transaction(async (trx) => {
    for (const transition of history.transitions.slice(from)) {
      const snapshot = { ...transition.snapshot, driverId, ownerId: null };
      await queuePipelineMessages(trx, { sealer, publicUrl }, { ...transition, updateId: 'update', snapshot });
    }
  });
  const rows: { sealed: Buffer }[] = await db('messages')
    .where({ recipient_id: driverId })
    .orderBy('id')
    .select('sealed');
  return rows.map(({ sealed }) => {
    const message = JSON.parse(sealer.open(sealed)) as AccountMessage;
    return { channel: message.channel, ...writeAccountMessage(message) };
  });
}

describe('a driver whose credentials expire', () => {
  it('is notified 60, 30, 14, 7 and 1 days before the expiration, and once afterward', async () => {
    const driverId = await aDriver(db, {});
    const history = new PipelineHistory().toCertified(90);
    const from = history.transitions.length;
    const days: number[] = [];
    for (let day = 1; day <= 91; day += 1) {
      const warnings = history.pass(1).filter((type) => type === 'expiryNear');
      days.push(...warnings.map(() => 90 - day));
    }

    const messages = await messagesAfter(driverId, history, from);

    // One each for the license and the medical card.
    expect(days).toEqual([60, 60, 30, 30, 14, 14, 7, 7, 1, 1]);
    expect(messages.map(({ channel }) => channel)).toEqual(Array(12).fill('mail'));
    expect(messages[0]).toEqual({
      channel: 'mail',
      subject: expect.stringMatching(/^Your driver's license expires on Sunday, April 5(, 2026)?$/),
      firstName: 'Maria',
      lines: ['Upload the new one by that day to keep your jobs and matches.'],
      link: 'https://gladhand.example/driver/personalInfo',
    });
    expect(messages.at(-1)).toMatchObject({
      subject: expect.stringMatching(/^Your DOT medical card expired on Sunday, April 5(, 2026)?$/),
      firstName: 'Maria',
      lines: ['You must not drive until a new one is approved.', 'Upload the new one.'],
    });
  });

  it('also gets a text message after consenting to texts', async () => {
    const driverId = await aDriver(db, { user: { phone: '+18175550110', sms_consent_at: new Date() } });
    const history = new PipelineHistory().toCertified(61);
    const from = history.transitions.length;
    history.pass(2);

    const messages = await messagesAfter(driverId, history, from);

    expect(messages.map(({ channel }) => channel)).toEqual(['mail', 'sms', 'mail', 'sms']);
  });

  it('gets a message about a TWIC card that says which jobs require it and asks for no upload', async () => {
    const driverId = await aDriver(db, {});
    const history = new PipelineHistory().toCertified(1_000);
    history.send('recordExpiry', { proof: 'twic', expiry: { on: '2026-01-10', endsAt: '2026-01-11T06:00:00.000Z' } });
    const from = history.transitions.length;
    history.pass(7);

    const [soon, ended] = (await messagesAfter(driverId, history, from)).slice(-2);

    expect(soon?.lines).toContain('Show the new card to our team by that day to keep your jobs and matches.');
    expect(ended?.lines).toEqual([
      "Jobs that require it won't match until it is renewed.",
      'Show the new card to our team.',
    ]);
  });
});
