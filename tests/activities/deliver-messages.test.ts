import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createMessageDelivery } from '#activities/deliver-messages';
import { createDatabase, type Db } from '#db/handle';
import { projectCandidacy } from '#db/projections/project-candidacy';
import { candidacyTemplates } from '#domain/candidacies/messages';
import { jobOrderTemplates } from '#domain/job-orders/messages';
import type { Mail } from '#platform/mail-transport';
import type { Sms } from '#platform/sms-transport';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { CandidacyHistory } from '../support/hiring/candidacy-history';
import { aHiringWorld, type HiringWorld } from '../support/hiring/hiring-world';
import { silentLogger } from '../support/hiring/silent-logger';

let database: TestDatabase;
let db: Db;
let world: HiringWorld;
let history: CandidacyHistory;
let mails: Mail[];
let texts: Sms[];
let refuseWith: (Error & { responseCode?: number }) | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url, { pool: 6 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  world = await aHiringWorld(db);
  history = new CandidacyHistory(world);
  [mails, texts, refuseWith] = [[], [], undefined];
});

/** The network's far end: keeps what it is given, or refuses it. */
const mail = {
  send: (each: Mail) =>
    refuseWith === undefined ? Promise.resolve(void mails.push(each)) : Promise.reject(refuseWith),
  close: () => undefined,
};
const sms = { send: (each: Sms) => Promise.resolve(void texts.push(each)) };
const delivery = () =>
  createMessageDelivery({
    db,
    log: silentLogger,
    mail,
    sms,
    mailFrom: 'Gladhand <no-reply@gladhand.example>',
    publicUrl: 'https://jobs.example',
  });
const deliver = async (messageIds: string[]) => delivery().deliverMessages({ messageIds });
const statuses = async () => {
  const rows: { status: string }[] = await db('messages').select('status');
  return rows.map(({ status }) => status);
};
const interviewMails = async () => {
  history.toInterview(undefined, '2026-12-01T15:00:00.000Z');
  const ids = await projectCandidacy(db, history.batch());
  await deliver(ids);
  return mails.filter(({ calendar }) => calendar !== undefined);
};

it('sends a message once, however often it is asked to', async () => {
  history.play('invite');
  const ids = await projectCandidacy(db, history.batch());
  await Promise.all([deliver(ids), deliver(ids)]);
  await deliver(ids);

  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    messageId: expect.stringMatching(/^<.+@gladhand>$/),
    subject: expect.stringContaining('Regional driver'),
  });
  expect(mails[0]?.text).toContain('https://jobs.example/driver/home');
  expect(await db('sent_texts').where({ recipient_id: world.driverId }).select('subject', 'body')).toEqual([
    { subject: mails[0]?.subject, body: mails[0]?.text },
  ]);
});

it('keeps a message for the next attempt when the mail server is away, under the same Message-ID', async () => {
  history.play('invite');
  const ids = await projectCandidacy(db, history.batch());
  refuseWith = new Error('connection refused');

  await expect(deliver(ids)).rejects.toThrow('connection refused');
  refuseWith = undefined;
  await deliver(ids);
  expect(mails).toHaveLength(1);
});

it('gives up on an address that is refused for good', async () => {
  history.play('invite');
  const ids = await projectCandidacy(db, history.batch());
  refuseWith = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
  await deliver(ids);

  expect(await db('messages').whereIn('id', ids).select('status')).toEqual([{ status: 'skipped' }]);
});

it('texts only people who agreed to it, also when they changed their mind meanwhile', async () => {
  const consent = { phone: '+12145550100', sms_consent_at: '2026-11-01T00:00:00.000Z' };
  await db('users').where({ id: world.driverId }).update(consent);
  history.play('invite');
  const first = await projectCandidacy(db, history.batch());
  await deliver(first);
  history.play('cancelInvite');
  const second = await projectCandidacy(db, history.batch());
  await db('users').where({ id: world.driverId }).update({ sms_consent_at: null });
  await deliver(second);

  expect(texts).toEqual([expect.objectContaining({ to: '+12145550100', body: expect.stringContaining('Reply STOP') })]);
  expect(mails).toHaveLength(2);
  expect(await statuses()).toContain('skipped');
});

describe('an interview', () => {
  it('comes with a calendar file for driver and recruiter, in their calendars under one id', async () => {
    const [toDriver, toRecruiter] = await interviewMails();

    expect(toDriver?.calendar).toMatchObject({ method: 'REQUEST' });
    expect(toDriver?.calendar?.content).toContain(`UID:${history.state.interview?.interviewId ?? ''}@gladhand`);
    expect(toRecruiter?.calendar?.content).toContain('SEQUENCE:0');
    expect(toDriver?.calendar?.content).toContain('DTSTART:20261201T150000Z');
    expect(toDriver?.calendar?.content).toContain('DTEND:20261201T160000Z');
  });

  it('leaves the calendars again with a higher sequence', async () => {
    await interviewMails();
    mails = [];
    history.play('cancelInterview');
    await deliver(await projectCandidacy(db, history.batch()));

    expect(mails[0]?.calendar).toMatchObject({ method: 'CANCEL' });
    expect(mails[0]?.calendar?.content).toContain('SEQUENCE:1');
    expect(mails[0]?.calendar?.content).toContain('STATUS:CANCELLED');
  });

  it('is told in the time of the facility', async () => {
    const [toDriver] = await interviewMails();

    expect(toDriver?.subject).toContain('Tuesday, December 1, 2026');
    expect(toDriver?.subject).toContain('9:00');
    expect(toDriver?.subject).toContain('CST');
  });
});

it('names the driver to the carrier by first name and initial only', async () => {
  history.play('request');
  await deliver(await projectCandidacy(db, history.batch()));

  expect(mails[0]?.subject).toContain('Maria G.');
  expect(JSON.stringify(mails)).not.toContain('Gomez');
});

it('has a text for every template', async () => {
  history.toHired();
  await projectCandidacy(db, history.batch());
  const message = { workflow_id: history.workflowId, template: 'interviewScheduled', recipient_id: world.driverId };
  const stored: { id: string } | undefined = await db('messages').where(message).first('id');
  const id = stored?.id ?? '';
  for (const template of [...candidacyTemplates, ...jobOrderTemplates]) {
    await db('messages').where({ id }).update({ template, status: 'pending' });
    await deliver([id]);
  }

  expect(mails).toHaveLength(candidacyTemplates.length + jobOrderTemplates.length);
  expect(mails.filter(({ subject }) => !/^\S.*\S$/.test(subject))).toEqual([]);
  expect(mails.filter(({ text }) => /undefined|null/.test(text))).toEqual([]);
});
