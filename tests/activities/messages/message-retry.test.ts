import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createMessageDelivery } from '#activities/messages/deliver-messages';
import { createDatabase, type Db } from '#db/core/handle';
import { projectCandidacy } from '#db/candidacies/projection';
import { MessageBusyError } from '#db/messages/message-store';
import { createMailTransport, mailLimits, type MailTransport } from '#platform/mail-transport';
import { DELIVERY_TIMEOUT_MS } from '#domain/shared/durations';
import { retryWaitingMessages } from '#activities/messages/retry-messages';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aHiringWorld } from '../../support/hiring/hiring-world';
import { silentLogger } from '../../support/hiring/silent-logger';
import { aSilentMailServer, type SilentMailServer } from '../../support/silent-mail-server';

let database: TestDatabase;
let db: Db;
let server: SilentMailServer;
let mail: MailTransport;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url, { pool: 6 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  server = await aSilentMailServer();
  mail = createMailTransport({ url: server.url, from: 'no-reply@gladhand.example' });
});
afterEach(async () => {
  mail.close();
  await server.close();
});

const deliver = (messageIds: string[]) =>
  createMessageDelivery({
    db,
    log: silentLogger,
    mail,
    sms: undefined,
    mailFrom: 'no-reply@gladhand.example',
    publicUrl: 'https://jobs.example',
  }).deliverMessages({ messageIds });

async function anInvitation(): Promise<string[]> {
  const history = new CandidacyHistory(await aHiringWorld(db));
  history.play('invite');
  return projectCandidacy(db, history.batch());
}
const statusOf = async (ids: string[]) => {
  const rows: { status: string }[] = await db('messages').whereIn('id', ids).select('status');
  return rows.map(({ status }) => status);
};
const minutesLater = (minutes: number) => new Date(Date.now() + minutes * 60_000);

it('keeps an attempt open while another one still waits for a silent mail server, and sends the email after all', async () => {
  const ids = await anInvitation();
  const first = Promise.allSettled([deliver(ids)]);
  await server.taken;

  // A completed attempt would not be retried when the first one fails.
  await expect(deliver(ids)).rejects.toBeInstanceOf(MessageBusyError);
  server.hangUp();
  expect(await first).toMatchObject([{ status: 'rejected' }]);
  expect(await statusOf(ids)).toEqual(['pending']);
  await deliver(ids);

  expect(server.accepted).toHaveLength(1);
  expect(await statusOf(ids)).toEqual(['sent']);
});

it('delivers messages that are minutes old and have no attempts left', async () => {
  const ids = await anInvitation();
  server.hangUp();
  const figures: number[] = [];
  const deps = {
    db,
    log: silentLogger,
    gauge: (count: number) => void figures.push(count),
    deliver: ({ messageIds }: { messageIds: string[] }) => deliver(messageIds),
  };

  await retryWaitingMessages(deps, { now: minutesLater(4), after: null });
  expect(await statusOf(ids)).toEqual(['pending']);
  await retryWaitingMessages(deps, { now: minutesLater(6), after: null });
  await retryWaitingMessages(deps, { now: minutesLater(7), after: null });

  expect(await statusOf(ids)).toEqual(['sent']);
  expect(server.accepted).toHaveLength(1);
  expect(figures).toEqual([0, 1, 0]);
});

it('continues after messages that fail repeatedly', async () => {
  const all: string[] = [];
  for (let each = 0; each < 21; each += 1) all.push(...(await anInvitation()));
  const tried: string[] = [];
  const deps = {
    db,
    log: silentLogger,
    gauge: () => undefined,
    deliver: ({ messageIds }: { messageIds: string[] }) => {
      tried.push(...messageIds);
      return Promise.reject(new Error('away'));
    },
  };

  const after = await retryWaitingMessages(deps, { now: minutesLater(6), after: null });
  expect(tried).toHaveLength(20);
  expect(await retryWaitingMessages(deps, { now: minutesLater(6), after })).toBeNull();

  expect(tried.toSorted()).toEqual(all.toSorted());
});

it('gives up an email before the attempt that sends it times out', async () => {
  const { total, connectionTimeout, greetingTimeout, socketTimeout } = mailLimits;
  expect(Math.max(total, connectionTimeout + greetingTimeout + socketTimeout)).toBeLessThan(DELIVERY_TIMEOUT_MS);

  const limited = createMailTransport({
    url: server.url,
    from: 'no-reply@gladhand.example',
    limits: { ...mailLimits, socketTimeout: 50 },
  });
  const sent = limited.send({ to: 'nora@drivers.example', subject: 'Hi', text: 'Hi', messageId: '<1@gladhand>' });

  await expect(sent).rejects.toThrow(/timeout/i);
  limited.close();
});

it('gives up an email that a server keeps open without accepting it', async () => {
  const limited = createMailTransport({
    url: server.url,
    from: 'no-reply@gladhand.example',
    limits: { ...mailLimits, total: 50 },
  });

  await expect(
    limited.send({ to: 'nora@drivers.example', subject: 'Hi', text: 'Hi', messageId: '<1@gladhand>' }),
  ).rejects.toThrow();
  limited.close();
});
