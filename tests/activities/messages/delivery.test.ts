import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deliverNext } from '#activities/messages/deliver';
import { reportBacklog, startDelivery } from '#activities/messages/delivery-loop';
import type { Db } from '#db/core/handle';
import { queueAccountMessage, queueReportedMessage } from '#db/messages/account-message-store';
import { findMessageOutcome } from '#db/messages/message-store';
import { newId } from '#platform/ids';
import { createLogger } from '#platform/logger';
import { createMailTransport, type Email } from '#platform/mail-transport';
import { createSealer } from '#platform/sealing';
import type { Sms } from '#platform/sms-transport';
import { anAccessRow } from '../../support/builders/access-rows';
import { aDriverFile } from '../../support/builders/driver-files';
import { aFileExport } from '../../support/builders/file-exports';
import { createTestDatabase, createTestPool, type TestDatabase } from '../../support/database';
import { eventually } from '../../support/eventually';
import { aDriver, aHiringWorld, aStaffMember } from '../../support/hiring/hiring-world';
import { aNewDriver } from '../../support/hiring/live-pipeline';
import { aPdf } from '../../support/pictures';
import { anUnresponsiveMailServer } from '../../support/unresponsive-mail-server';
import { testFiles, testVault } from '../../support/vault';

let database: TestDatabase;
let db: Db;
const sealer = createSealer([Buffer.alloc(32, 3)]);
const sent: (Email | Sms)[] = [];
let failure: Error | undefined;
let stops: (() => Promise<void>)[] = [];
async function stopAll(): Promise<void> {
  const running = stops;
  stops = [];
  await Promise.all(running.map((stop) => stop()));
}

function take(message: Email | Sms): Promise<void> {
  if (failure !== undefined) return Promise.reject(failure);
  sent.push(message);
  return Promise.resolve();
}
const deps = () => ({
  sender: {},
  db,
  vault: testVault,
  files: testFiles,
  sealer,
  log: createLogger({ level: 'silent', name: 'test' }),
  mail: { send: take, close: () => undefined },
  sms: { send: take },
  mailFrom: 'no-reply@gladhand.example',
  publicUrl: 'https://jobs.example',
});
const addresses = { mail: 'nora@drivers.example', sms: '+12145550100' };
const queue = (code: string, channel: 'mail' | 'sms' = 'sms') =>
  db.transaction((trx) =>
    queueAccountMessage(trx, sealer, { channel, to: addresses[channel], template: 'code', params: { code } }),
  );
const rows = (): Promise<{ status: string; sealed: Buffer | null; tries: number }[]> =>
  db('messages').orderBy('id').select('status', 'sealed', 'tries');

beforeAll(async () => {
  database = await createTestDatabase();
  db = createTestPool(database.url, { pool: 4 });
});
afterAll(async () => {
  await stopAll();
  await db.destroy();
  await database.drop();
});

describe('a message about an account', () => {
  it('is stored encrypted until exactly one worker sends it, and its content is then deleted', async () => {
    await queue('123456');
    const [waiting] = await rows();

    const taken = await Promise.all([deliverNext(deps()), deliverNext(deps())]);

    expect(waiting?.sealed?.includes('123456')).toBe(false);
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(sent).toMatchObject([{ to: '+12145550100', body: expect.stringContaining('123456') }]);
    expect(await rows()).toEqual([{ status: 'sent', sealed: null, tries: 0 }]);
    expect(await deliverNext(deps())).toBe(false);
  });

  it('is retried later when delivery fails, without delaying the next', async () => {
    await queue('111111');
    failure = new Error('unavailable');
    const now = new Date(Date.now() + 1_000);
    await deliverNext(deps(), now);
    failure = undefined;
    await queue('222222');

    await deliverNext(deps(), now);
    expect(await deliverNext(deps(), now)).toBe(false);
    await deliverNext(deps(), new Date(now.getTime() + 2_000));

    expect(sent.slice(1)).toMatchObject([
      { body: expect.stringContaining('222222') },
      { body: expect.stringContaining('111111') },
    ]);
  });

  it('is skipped when the mail server rejects it permanently', async () => {
    await queue('333333', 'mail');
    failure = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
    await deliverNext(deps(), new Date(Date.now() + 1_000));
    failure = undefined;

    expect((await rows()).at(-1)).toMatchObject({ status: 'skipped', sealed: null });
  });

  it('is not delayed by another whose mail server does not respond', async () => {
    await queue('444444', 'mail');
    await queue('555555');
    const released: (() => void)[] = [];
    const texted = new Promise<string>((resolve) => {
      const running = startDelivery({
        ...deps(),
        databaseUrl: database.url,
        gauge: () => undefined,
        mail: { send: () => new Promise<void>((done) => released.push(done)), close: () => undefined },
        sms: {
          send: ({ body }) => {
            resolve(body);
            return Promise.resolve();
          },
        },
      });
      stops.push(() => {
        released.forEach((release) => {
          release();
        });
        return running.stop();
      });
    });

    expect(await texted).toContain('555555');
    await eventually(() => {
      expect(released).toHaveLength(1);
      return Promise.resolve();
    });
    await stopAll();
    expect((await rows()).slice(-2).map(({ status }) => status)).toEqual(['sent', 'sent']);
  });

  it('is skipped by other workers while its mail server does not respond, and retried afterward', async () => {
    const server = await anUnresponsiveMailServer();
    const mail = createMailTransport({ url: server.url, from: 'no-reply@gladhand.example' });
    await queue('666666', 'mail');
    const now = new Date(Date.now() + 1_000);
    const first = deliverNext({ ...deps(), mail }, now);
    await server.taken;

    expect(await deliverNext({ ...deps(), mail }, now)).toBe(false);
    server.hangUp();
    await first;
    expect((await rows()).at(-1)).toMatchObject({ status: 'pending', tries: 1 });
    await deliverNext({ ...deps(), mail }, new Date(now.getTime() + 2_000));

    expect(server.accepted).toHaveLength(1);
    expect((await rows()).at(-1)).toMatchObject({ status: 'sent' });
    mail.close();
    await server.close();
  });

  it("stores its text for the driver's timeline, unless it contains a sign-in link", async () => {
    const userId = await aNewDriver(db);
    const link = 'https://x.example/d';
    const requested = {
      firstName: 'Nora',
      isDriver: true,
      driver: 'Nora L.',
      stage: 'PendingHR',
      about: 'mvr',
      link,
    } as const;
    const params = {
      ...requested,
      reason: null,
      note: null,
      on: null,
      callWithin: 6,
      supportPhone: null,
      exitReason: null,
      isAvailable: true,
    };
    const recovery = { firstName: 'Nora', link: 'https://x.example/secret' };
    await db.transaction(async (trx) => {
      const to = { channel: 'mail', to: 'nora@drivers.example', userId } as const;
      await queueAccountMessage(trx, sealer, { ...to, template: 'pipeline-asked', params });
      await queueAccountMessage(trx, sealer, { ...to, template: 'recover-password', params: recovery });
    });
    const now = new Date(Date.now() + 1_000);
    while (await deliverNext(deps(), now)) continue;

    expect(await db('sent_texts').select('recipient_id', 'subject', 'body')).toEqual([
      {
        recipient_id: userId,
        subject: 'Please send us your motor vehicle record',
        body: expect.stringContaining('https://x.example/d'),
      },
    ]);
  });
});

describe('a message with an attachment and an end of its retries', () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 1_000);
  const row = (id: string) =>
    db('messages').where({ id }).first('status', 'sealed', 'message_id', 'tries', 'next_try_at', 'gives_up_at');
  const settled = (id: string) => db('outbox').where({ topic: 'messageSettled', subject: id }).pluck('payload');
  const queueFile = async (id: string, fileId: string) =>
    db.transaction((trx) =>
      queueReportedMessage(trx, sealer, {
        id,
        givesUpAt: at(24),
        message: {
          channel: 'mail',
          to: 'hr@carrier.example',
          template: 'file-export',
          params: { firstName: 'Ann', driver: 'Nora Lee', link: 'https://x.example/f' },
          attachment: { fileId, fileName: 'Nora Lee.pdf' },
        },
      }),
    );

  const anExportedFile = async (content = aPdf()) => {
    const { organizationId } = await aHiringWorld(db);
    const readerId = await aStaffMember(db, { organizationId, position: 'HR' });
    const driverId = await aDriver(db);
    await anAccessRow(db, { organizationId, driverId });
    const id = await aFileExport(db, { organizationId, readerId, driverId });
    const fileId = await aDriverFile(db, driverId, { purpose: 'export', uploadedBy: readerId, content });
    await db('file_exports').where({ id }).update({ state: 'sending', file_id: fileId });
    return { id, fileId, driverId };
  };

  it('is queued once, and carries the stored file as it is when the email is sent', async () => {
    const content = aPdf();
    const { id, fileId } = await anExportedFile(content);
    await queueFile(id, fileId);
    await queueFile(id, fileId);
    sent.length = 0;
    while (await deliverNext(deps(), at(0))) continue;

    expect(sent).toMatchObject([
      {
        to: 'hr@carrier.example',
        messageId: `<${id}@account.gladhand>`,
        attachments: [{ filename: 'Nora Lee.pdf', contentType: 'application/pdf', content }],
      },
    ]);
    expect(await row(id)).toMatchObject({ status: 'sent', sealed: null });
    expect(await settled(id)).toEqual([{ messageId: id }]);
  });

  it('is retried for 24 hours, the last time at their end, then it has failed and its outcome is reported', async () => {
    const { id, fileId } = await anExportedFile();
    await queueFile(id, fileId);
    failure = new Error('unavailable');
    await deliverNext(deps(), at(0));
    const end = (await row(id))?.gives_up_at ?? '';
    await deliverNext(deps(), new Date(new Date(end).getTime() - 500));
    expect(await row(id)).toMatchObject({ status: 'pending', tries: 2, next_try_at: end });
    expect(await settled(id)).toEqual([]);

    await deliverNext(deps(), at(24.1));
    failure = undefined;

    expect(await row(id)).toMatchObject({ status: 'failed', sealed: null });
    expect(await settled(id)).toEqual([{ messageId: id }]);
    expect(await findMessageOutcome(db, id)).toBe('failed');
    expect(await deliverNext(deps(), at(48))).toBe(false);
  });

  it('is skipped if its file does not exist any more', async () => {
    const id = newId();
    await queueFile(id, newId());
    await deliverNext(deps(), at(0));

    expect(await row(id)).toMatchObject({ status: 'skipped' });
    expect(await settled(id)).toEqual([{ messageId: id }]);
  });

  it('is skipped if the access to the file has ended', async () => {
    const { id, fileId, driverId } = await anExportedFile();
    await queueFile(id, fileId);
    await db('dq_accesses').where({ driver_id: driverId }).update({ state: 'revoked', ends_on: null, ends_at: null });
    await deliverNext(deps(), at(0));

    expect(await row(id)).toMatchObject({ status: 'skipped' });
  });
});

describe('a message to a person of a deactivated carrier', () => {
  const toRecruiter = async () => {
    const { organizationId, recruiterId: userId } = await aHiringWorld(db);
    await db('organizations').where({ id: organizationId }).update({ is_active: false });
    const params = {
      firstName: 'Rita',
      author: 'Ann',
      driver: 'Nora L.',
      text: 'Please call',
      link: 'https://x.example/n',
    };
    await db.transaction((trx) =>
      queueAccountMessage(trx, sealer, {
        ...{ channel: 'mail', to: 'rita@carrier.example', userId, template: 'note-mention' },
        params,
      }),
    );
    const deliver = async (days: number) => {
      const before = sent.length;
      while (await deliverNext(deps(), new Date(Date.now() + days * 86_400_000 + 1_000))) continue;
      return sent.slice(before).filter(({ to }) => to === 'rita@carrier.example').length;
    };
    const status = async () => (await db('messages').where({ recipient_id: userId }).first('status'))?.status;
    return { organizationId, deliver, status };
  };

  it('is sent once the carrier is active again', async () => {
    const { organizationId, deliver, status } = await toRecruiter();
    expect(await deliver(1)).toBe(0);
    expect(await status()).toBe('pending');

    await db('organizations').where({ id: organizationId }).update({ is_active: true });

    expect(await deliver(1)).toBe(1);
    expect(await status()).toBe('sent');
  });

  it('is dropped if the carrier stays deactivated for a month', async () => {
    const { deliver, status } = await toRecruiter();

    expect(await deliver(31)).toBe(0);
    expect(await status()).toBe('skipped');
  });
});

describe('the delivery loop', () => {
  it('sends a message as soon as it is committed', async () => {
    const arrived = new Promise<string>((resolve) => {
      const running = startDelivery({
        ...deps(),
        databaseUrl: database.url,
        gauge: () => undefined,
        sms: {
          send: ({ body }) => {
            resolve(body);
            return Promise.resolve();
          },
        },
      });
      stops.push(() => running.stop());
    });
    await queue('777777');

    expect(await arrived).toContain('777777');
    await stopAll();
  });

  it('reports messages that have been waiting for more than five minutes', async () => {
    await queue('888888');
    const counts: number[] = [];
    const backlog = { ...deps(), gauge: (count: number) => void counts.push(count) };

    await reportBacklog(backlog, new Date(Date.now() + 4 * 60_000));
    await reportBacklog(backlog, new Date(Date.now() + 6 * 60_000));

    expect(counts).toEqual([0, 1]);
  });
});
