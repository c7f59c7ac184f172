import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { deliverNext } from '#activities/messages/deliver';
import { projectCandidacy } from '#db/candidacies/projection';
import type { Db } from '#db/core/handle';
import { deadlinesOf } from '#domain/candidacies/deadlines';
import { decideDeadline } from '#domain/candidacies/decide-deadline';
import { candidacyTemplates } from '#domain/candidacies/messages';
import { jobOrderTemplates } from '#domain/job-orders/messages';
import { newId } from '#platform/ids';
import type { Email } from '#platform/mail-transport';
import { gsmLength, gsmText } from '#platform/sms-text';
import type { Sms } from '#platform/sms-transport';
import { testSealer } from '../../support/api';
import { createTestDatabase, createTestPool, type TestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aHiringWorld, aStaffMember, type HiringWorld } from '../../support/hiring/hiring-world';
import { silentLogger } from '../../support/hiring/silent-logger';
import { testFiles, testVault } from '../../support/vault';

let database: TestDatabase;
let db: Db;
let world: HiringWorld;
let history: CandidacyHistory;
let mails: Email[];
let texts: Sms[];
let refuseWith: (Error & { responseCode?: number }) | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createTestPool(database.url, { pool: 6 });
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

/** A fake mail server: stores or rejects each email. */
const mail = {
  send: (each: Email) =>
    refuseWith === undefined ? Promise.resolve(void mails.push(each)) : Promise.reject(refuseWith),
  close: () => undefined,
};
const sms = { send: (each: Sms) => Promise.resolve(void texts.push(each)) };
const deps = () => ({
  db,
  log: silentLogger,
  mail,
  sms,
  sealer: testSealer,
  vault: testVault,
  files: testFiles,
  sender: {},
  mailFrom: 'Gladhand <no-reply@gladhand.example>',
  publicUrl: 'https://jobs.example',
});
/** Delivers every message that is due at an instant, by default now. */
async function deliver(at = new Date(Date.now() + 1_000)) {
  while (await deliverNext(deps(), at)) continue;
}
async function project() {
  await projectCandidacy(db, history.batch());
  await deliver();
}
async function statuses() {
  const rows: { status: string }[] = await db('messages').where({ workflow_id: history.workflowId }).select('status');
  return rows.map(({ status }) => status);
}
async function interviewMails() {
  history.toInterview(undefined, '2026-12-01T15:00:00.000Z');
  await project();
  return mails.filter(({ calendar }) => calendar !== undefined);
}

it('sends a message once, however often its event is projected and however many workers deliver', async () => {
  history.play('invite');
  await projectCandidacy(db, history.batch());
  await Promise.all([deliver(), deliver()]);
  await project();

  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    messageId: expect.stringMatching(/^<.+@gladhand>$/),
    subject: expect.stringContaining('Regional driver'),
  });
  expect(mails[0]?.text).toContain(`https://jobs.example/driver/applications#${history.state.candidacyId}`);
  expect(await db('sent_texts').where({ recipient_id: world.driverId }).select('subject', 'body')).toEqual([
    { subject: mails[0]?.subject, body: mails[0]?.text },
  ]);
});

it('keeps a message for the next attempt when the mail server is down', async () => {
  history.play('invite');
  refuseWith = new Error('connection refused');
  await project();

  expect(await statuses()).toEqual(['pending']);
  refuseWith = undefined;
  await deliver(new Date(Date.now() + 5_000));
  expect(mails).toHaveLength(1);
});

it('skips an address that the mail server rejects permanently', async () => {
  history.play('invite');
  refuseWith = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
  await project();

  expect(await statuses()).toEqual(['skipped']);
});

it('texts only people with consent, even when consent was withdrawn after queuing', async () => {
  const consent = { phone: '+12145550100', sms_consent_at: '2026-11-01T00:00:00.000Z' };
  await db('users').where({ id: world.driverId }).update(consent);
  history.play('invite');
  await project();
  history.play('cancelInvite');
  await projectCandidacy(db, history.batch());
  await db('users').where({ id: world.driverId }).update({ sms_consent_at: null });
  await deliver();

  expect(texts).toEqual([expect.objectContaining({ to: '+12145550100', body: expect.stringContaining('Reply STOP') })]);
  expect(mails).toHaveLength(2);
  expect(await statuses()).toContain('skipped');
});

describe('an interview', () => {
  it('comes with a calendar file for driver and recruiter, with the same UID', async () => {
    const [toDriver, toRecruiter] = await interviewMails();

    expect(toDriver?.calendar).toMatchObject({ method: 'PUBLISH' });
    expect(toDriver?.calendar?.content).toContain(`UID:${history.state.interview?.interviewId ?? ''}@gladhand`);
    expect(toRecruiter?.calendar?.content).toContain('SEQUENCE:0');
    expect(toDriver?.calendar?.content).toContain('METHOD:PUBLISH');
    expect(toDriver?.calendar?.content).not.toMatch(/ATTENDEE|RSVP/);
    expect(toDriver?.calendar?.content).toContain('DTSTART:20261201T150000Z');
    expect(toDriver?.calendar?.content).toContain('DTEND:20261201T160000Z');
  });

  it('is removed from the calendars with a higher sequence', async () => {
    await interviewMails();
    mails = [];
    history.play('cancelInterview');
    await project();

    expect(mails[0]?.calendar).toMatchObject({ method: 'CANCEL' });
    expect(mails[0]?.calendar?.content).toContain('SEQUENCE:1');
    expect(mails[0]?.calendar?.content).toContain('STATUS:CANCELLED');
  });

  it.each([
    {
      cause: 'a hire',
      end: () => history.play('hire', { startOn: '2026-12-05', startsAt: '2026-12-05T06:00:00.000Z' }),
      driver: 'You are hired, so the interview is no longer needed.',
      carrier: 'The driver is hired, so the interview is no longer needed.',
    },
    {
      cause: 'a pass',
      end: () => history.play('pass'),
      driver: 'Your application is closed, so the interview will not take place.',
      carrier: 'The application is closed, so the interview will not take place.',
    },
    {
      cause: 'a withdrawal',
      end: () => history.play('withdraw'),
      driver: 'Your application is closed, so the interview will not take place.',
      carrier: 'The application is closed, so the interview will not take place.',
    },
    {
      cause: 'its own cancellation',
      end: () => history.play('cancelInterview'),
      driver: 'Open your application to see its status.',
      carrier: "Open the candidate's profile to see the next step.",
    },
  ])('that does not take place says why: $cause', async ({ end, driver, carrier }) => {
    await interviewMails();
    mails = [];
    end();
    await project();

    const canceled = mails.filter(({ calendar }) => calendar?.method === 'CANCEL').map((each) => each.text);
    expect(canceled.map((each) => [driver, carrier].filter((line) => each.includes(line)))).toEqual([
      [driver],
      [carrier],
    ]);
  });

  it('is confirmed to the driver once the carrier accepts the time that the driver proposed', async () => {
    await interviewMails();
    history.play('proposeInterviewTime', { startsAt: '2026-12-02T17:00:00.000Z' });
    history.play('confirmProposal');
    mails = [];
    await project();

    const toDriver = mails.find(({ subject }) => subject.startsWith('Your interview'));
    expect(toDriver?.subject).toMatch(/is set: Wednesday, December 2(, 2026)? at 11:00.AM CST$/);
    expect(toDriver?.text).toContain("You don't need to do anything");
  });

  it('has its time in the time zone of the facility', async () => {
    const [toDriver] = await interviewMails();

    expect(toDriver?.subject).toMatch(/Tuesday, December 1(, 2026)? at 9:00.AM CST$/);
  });
});

it('names the driver to the carrier by first name and initial only', async () => {
  history.play('request');
  await project();

  expect(mails[0]?.subject).toContain('Maria G.');
  expect(JSON.stringify(mails)).not.toContain('Gomez');
});

it('names the driver in full to the carrier once the review starts, as the console does', async () => {
  await db('drivers').where({ id: world.driverId }).update({ middle_name: 'Samuel' });
  history.toHired();
  history.play('acceptStart');
  await project();

  expect(mails.at(-1)?.subject).toMatch(/^Maria Gomez accepted the start date: Saturday, December 5(, 2026)?$/);
});

it('informs an invited driver about the pay, schedule, location and distance of the job', async () => {
  history.play('invite');
  await project();

  expect(mails[0]?.text).toMatch(
    /\nPay: \$[\d,]+ to \$[\d,]+ a week\nSchedule: Mon-Fri, 5:00.AM to 2:00.PM\nWhere: .*\(\d+ miles from you\)\n/,
  );
});

describe('an accepted start date', () => {
  it('is confirmed to the driver, who accepted it, with time, place, person, papers and a calendar entry', async () => {
    history.toHired();
    history.play('acceptStart');
    await project();

    const confirmed = mails.find(({ subject }) => /^Your start date at .+ is set: Saturday, December 5/.test(subject));
    expect(confirmed?.text).toMatch(/Where: .+\nAsk for: .+\nBring: your driver's license and medical card/);
    expect(confirmed?.calendar?.method).toBe('PUBLISH');
    expect(confirmed?.calendar?.content).toContain(`UID:first-day-${history.state.candidacyId}@gladhand`);
    expect(confirmed?.calendar?.content).toContain('DTSTART;VALUE=DATE:20261205');
  });

  it('that waits for a signature says so, with a link to the page to sign, also on hold', async () => {
    history.toInterview();
    history.play('hire', { waitsForFile: true });
    history.play('acceptStart');
    await project();
    const { carrier } =
      (await db('organizations').where({ id: world.organizationId }).first({ carrier: 'name' })) ?? {};
    const signing = `https://jobs.example/driver/applications/${history.state.candidacyId}/sign`;
    const confirmed = mails.find(({ subject }) => subject.startsWith('Your start date at'));

    expect(confirmed?.text).toContain(`Sign your application to ${String(carrier)} at the link below.`);
    expect(confirmed?.text).toContain('Otherwise your start is put on hold.');
    expect(confirmed?.text).toContain(signing);

    mails = [];
    const hold = deadlinesOf(history.state).find(({ name }) => name === 'startHeldByFile');
    if (hold === undefined) throw new Error('The start is not held');
    const event = { ...decideDeadline(history.state, hold, Date.parse(hold.at)), updateId: newId() };
    await projectCandidacy(db, history.batch([event]));
    await deliver();
    const held = mails.find(({ subject }) => subject.startsWith('Your start is on hold'));
    expect(held?.text).toContain(`Sign your application to ${String(carrier)} at the link below.`);
    expect(held?.text).not.toContain("You don't need to do anything.");
    expect(held?.text).toContain(signing);
  });

  it('is removed from the calendar with a later version when the carrier moves or rescinds it', async () => {
    history.toHired();
    const accepted = history.play('acceptStart');
    await project();
    mails = [];
    const moved = history.play('moveStart', { startOn: '2026-12-08', startsAt: '2026-12-08T06:00:00.000Z' });
    await project();

    const [cancel] = mails.filter(({ calendar }) => calendar !== undefined);
    expect(cancel?.calendar?.method).toBe('CANCEL');
    expect(cancel?.calendar?.content).toContain(`SEQUENCE:${String(moved.seq)}`);
    expect(moved.seq).toBeGreaterThan(accepted.seq);
  });
});

it('does not repeat the subject in the body, and ends with the signature', async () => {
  history.toHired();
  history.play('acceptStart');
  await project();

  expect(mails.length).toBeGreaterThan(3);
  for (const { subject, text } of mails) {
    expect(text).not.toContain(subject);
    expect(text).toMatch(/\n\nhttps:\/\/jobs\.example\/\S+\n\nThe Gladhand team$/);
  }
});

it('does not notify the person who acted, except with an entry for their own calendar', async () => {
  history.play('request');
  await projectCandidacy(db, history.batch());
  const colleague = await aStaffMember(db, { organizationId: world.organizationId, position: 'SAFETY' });
  const actor = { kind: 'fleet', userId: colleague } as const;
  const from = history.events.length;
  history.play('invite', { actor });
  const other = await aStaffMember(db, { organizationId: world.organizationId, position: 'HR' });
  await projectCandidacy(db, history.batch(history.events.slice(from)));

  const stored: { recipient_id: string }[] = await db('messages')
    .where({ template: 'reviewWaiting', workflow_id: history.workflowId })
    .select('recipient_id');
  const recipients = stored.map(({ recipient_id: id }) => id);
  expect(recipients).toContain(other);
  expect(recipients).not.toContain(colleague);
  history.play('approveForInterview', { isSafety: true });
  history.play('scheduleInterview', {
    interviewId: newId(),
    startsAt: '2026-12-01T15:00:00.000Z',
    endsAt: '2026-12-01T16:00:00.000Z',
  });
  await projectCandidacy(db, history.batch(history.events.slice(from + 1)));
  expect(
    await db('messages').where({ template: 'interviewScheduled', recipient_id: world.recruiterId }).select('status'),
  ).toEqual([{ status: 'pending' }]);
});

it('has a text for every template', async () => {
  history.toInterview();
  history.play('hire', { waitsForFile: true });
  history.play('acceptStart');
  await project();
  [mails, texts] = [[], []];
  const message = { workflow_id: history.workflowId, template: 'interviewScheduled', recipient_id: world.driverId };
  const stored: { id: string } | undefined = await db('messages').where(message).first('id');
  const id = stored?.id ?? '';
  for (const template of [...candidacyTemplates, ...jobOrderTemplates]) {
    await db('messages').where({ id }).update({ template, status: 'pending' });
    await deliver();
  }

  expect(mails).toHaveLength(candidacyTemplates.length + jobOrderTemplates.length);
  expect(mails.filter(({ subject }) => !/^\S.*\S$/.test(subject))).toEqual([]);
  expect(mails.filter(({ text }) => /undefined|null/.test(text))).toEqual([]);
});

it('lists all offered times, with day, time and zone, in the email and in the text message', async () => {
  const consent = { phone: '+12145550100', sms_consent_at: '2026-01-01T00:00:00.000Z' };
  await db('users').where({ id: world.driverId }).update(consent);
  history.toOffer(['2026-12-01T15:00:00.000Z', '2026-12-02T15:00:00.000Z', '2026-12-03T20:30:00.000Z']);
  await project();

  const offer = mails.find(({ subject }) => subject.startsWith('Pick a time for your interview'));
  expect(offer?.calendar).toBeUndefined();
  for (const time of [
    'Tuesday, December 1 at 9:00 AM CST',
    'Wednesday, December 2 at 9:00 AM CST',
    'Thursday, December 3 at 2:30 PM CST',
  ]) {
    expect(offer?.text).toContain(time);
  }
  const body = texts.map((text) => text.body).find((text) => text.includes('pick an interview time')) ?? '';
  expect(body).toContain('Dec 1, 9:00 AM CST; Dec 2, 9:00 AM CST; Dec 3, 2:30 PM CST');
  expect(gsmLength(body)).toBeLessThanOrEqual(306);
});

it('sends the picked time as a calendar entry', async () => {
  history.toOffer(['2026-12-01T15:00:00.000Z', '2026-12-02T15:00:00.000Z']);
  history.play('pickInterviewTime', { startsAt: '2026-12-02T15:00:00.000Z' });
  await project();

  const picked = mails.filter(({ subject }) => /set: Wednesday, December 2 at 9:00 AM CST/.test(subject));
  expect(picked.map(({ calendar }) => calendar?.method)).toEqual(['PUBLISH']);
});

it('keeps text messages in one segment with a long carrier name and job title', async () => {
  const consent = { phone: '+12145550100', sms_consent_at: '2026-01-01T00:00:00.000Z' };
  await db('users').where({ id: world.driverId }).update(consent);
  await db('organizations')
    .where({ id: world.organizationId })
    .update({ name: 'Great Plains Refrigerated Transportation & Logistics Services of North Dakota, LLC' });
  history.toInterview();
  history.play('hire', { waitsForFile: true });
  history.play('acceptStart');
  await project();
  [mails, texts] = [[], []];
  const message = { workflow_id: history.workflowId, template: 'interviewScheduled', recipient_id: world.driverId };
  const stored: { id: string } | undefined = await db('messages').where(message).first('id');
  const id = stored?.id ?? '';
  for (const template of candidacyTemplates) {
    await db('messages').where({ id }).update({ template, status: 'pending', channel: 'sms' });
    await deliver();
  }

  const bodies = texts.map(({ body }) => body);
  expect(bodies).toHaveLength(candidacyTemplates.length);
  expect(bodies.filter((body) => gsmLength(body) > 160 || body !== gsmText(body))).toEqual([]);
  expect(bodies.filter((body) => body.includes('interview'))).toContainEqual(
    expect.stringMatching(
      /^Gladhand: Please respond: interview Dec 1, 9:00 AM CST\. https:\S+ Reply STOP to opt out\.$/,
    ),
  );
});
