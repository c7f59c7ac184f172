import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { deliverNext } from '#activities/messages/deliver';
import { projectCandidacy } from '#db/candidacies/projection';
import type { Db } from '#db/core/handle';
import { decidePause } from '#domain/candidacies/pause';
import { newId } from '#platform/ids';
import type { Email } from '#platform/mail-transport';
import { testSealer } from '../../support/api';
import { openTestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aHiringWorld, type HiringWorld } from '../../support/hiring/hiring-world';
import { silentLogger } from '../../support/hiring/silent-logger';
import { testFiles, testVault } from '../../support/vault';

let db: Db;
let close: () => Promise<void>;
let world: HiringWorld;
let history: CandidacyHistory;
let mails: Email[];

beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
});
afterAll(() => close());
beforeEach(async () => {
  world = await aHiringWorld(db);
  history = new CandidacyHistory(world);
  mails = [];
});

const deps = () => ({
  db,
  log: silentLogger,
  mail: { send: (each: Email) => Promise.resolve(void mails.push(each)), close: () => undefined },
  sms: { send: () => Promise.resolve() },
  sealer: testSealer,
  vault: testVault,
  files: testFiles,
  sender: {},
  mailFrom: 'Gladhand <no-reply@gladhand.example>',
  publicUrl: 'https://jobs.example',
});
async function project() {
  await projectCandidacy(db, history.batch());
  while (await deliverNext(deps(), new Date(Date.now() + 1_000))) continue;
}

describe('an email says what fits its reader:', () => {
  const textOf = (subject: RegExp) => mails.find((each) => subject.test(each.subject))?.text ?? '';

  it.each([
    ['Certified', 'certified_compliant', 'You can apply for other jobs.'],
    ['Interview', 'confirmed', 'Once you are certified, you can apply for other jobs.'],
  ] as const)('what a driver in %s can do after a refusal', async (stage, lifecycleStatus, text) => {
    await db('driver_pipelines')
      .where({ driver_id: world.driverId })
      .update({ stage, lifecycle_status: lifecycleStatus });
    history.play('request');
    history.play('pass');
    await project();

    expect(textOf(/isn't moving forward/)).toContain(`\n${text}\n`);
  });

  it.each([
    ['an interview', [], 'You can apply for other jobs.'],
    ['an offer', ['hire'], 'To apply for other jobs, decline this one first.'],
  ] as const)('what a driver can do whose carrier is paused during %s', async (_step, plays, sentence) => {
    await db('driver_pipelines')
      .where({ driver_id: world.driverId })
      .update({ stage: 'Certified', lifecycle_status: 'certified_compliant' });
    history.toInterview();
    for (const play of plays) history.play(play);
    const paused = decidePause(history.state, { isPaused: true, now: history.now + 60_000 });
    if (paused !== null) history.events.push({ ...paused, updateId: newId() });
    await project();

    expect(textOf(/is paused on Gladhand/)).toContain(sentence);
  });

  it('administrators that nobody may review, and reviewers nothing of it', async () => {
    history.play('invite');
    history.play('acceptInvite');
    await project();
    expect(textOf(/^Please review/)).not.toContain('no HR or Safety staff');

    mails = [];
    world = await aHiringWorld(db);
    history = new CandidacyHistory(world);
    await db('users').where({ organization_id: world.organizationId }).update({ position: 'RECRUITER' });
    history.play('invite');
    history.play('acceptInvite');
    await project();
    expect(textOf(/^Please review/)).toContain('You have no HR or Safety staff yet');
  });

  it.each([
    [false, 'Let the driver know where to report and who to ask for.'],
    [true, "The start waits for documents of the driver's file, or for a renewal."],
  ])('recruiters what an accepted start waits for: held %s', async (waitsForFile, text) => {
    history.toInterview();
    history.play('acceptInterview');
    history.play('hire', { waitsForFile });
    history.play('acceptStart');
    await project();

    expect(textOf(/accepted the start date/)).toContain(text);
  });

  it.each([
    ['+1 (214) 555-0100', 'By phone: the carrier calls you at +1 (214) 555-0100'],
    ['+1 (972) 555-0199', 'By phone: +1 (972) 555-0199'],
  ])('drivers who calls whom for the interview: %s', async (number, text) => {
    await db('users').where({ id: world.driverId }).update({ phone: '+12145550100' });
    const placeId = newId();
    await db('notes').insert({
      ...{ id: placeId, organization_id: world.organizationId, author_id: world.recruiterId },
      ...{ kind: 'place', text: number },
    });
    history.play('invite');
    history.play('acceptInvite');
    history.play('approveForInterview', { isSafety: true });
    const times = { startsAt: '2026-12-01T15:00:00.000Z', endsAt: '2026-12-01T16:00:00.000Z' };
    history.play('scheduleInterview', { interviewId: newId(), ...times, place: 'phone', placeId });
    await project();

    expect(textOf(/^Interview for/)).toContain(`\n${text}\n`);
  });
});

describe('an assignment', () => {
  /** Plays up to the first day and projects it; the facility is in Chicago. */
  const toWork = async () => {
    history.toHired();
    history.now = Date.parse('2026-12-05T12:00:00.000Z');
    history.play('confirmStart');
    await project();
  };
  const mailTo = async (userId: string) => {
    const row = await db('users').where({ id: userId }).first('email');
    return mails.find(({ to }) => to === row?.email)?.text ?? '';
  };

  it('begins with where to report, whom to ask for and what to bring', async () => {
    await toWork();

    const started = mails.find(({ subject }) => subject.startsWith('Your assignment has started'));
    expect(started?.text).toMatch(/First day: Saturday, December 5(, 2026)?\n.*Where: .+\nAsk for: .+\nBring: /s);
  });

  it.each([
    ['driver', 'You ended the assignment.', 'The driver ended the assignment.'],
    ['fleet', 'ended the assignment.', 'ended the assignment.'],
    ['ops', 'Gladhand ended the assignment.', 'Gladhand ended the assignment.'],
  ] as const)('ends with a message that names the party and the last day: %s', async (kind, toDriver, toCarrier) => {
    await toWork();
    mails = [];
    history.now = Date.parse('2026-12-08T12:00:00.000Z');
    history.play('endAssignment', { actor: { kind, userId: null }, endOn: '2026-12-08', reason: 'pay' });
    await project();

    const [ofDriver, ofCarrier] = [await mailTo(world.driverId), await mailTo(world.recruiterId)];
    expect(ofDriver).toContain(toDriver);
    expect(ofCarrier).toContain(toCarrier);
    for (const text of [ofDriver, ofCarrier])
      expect(text).toMatch(/\nLast day: Tuesday, December 8(, 2026)?\nReason: Pay\.\n/);
  });

  it('continues while its carrier is deactivated, and its driver is notified', async () => {
    await toWork();
    mails = [];
    for (const isPaused of [true, false]) {
      const decided = decidePause(history.state, { isPaused, now: history.now });
      if (decided === null) throw new Error('Nothing changed');
      history.state = decided.snapshot;
      history.events.push({ ...decided, updateId: newId() });
      await project();
    }

    const [paused, resumed] = mails;
    expect(paused?.text).toMatch(/on Gladhand for now\. Your assignment continues\.\nQuestions about your work: .+\n/);
    expect(resumed?.text).toContain('The carrier can answer about your assignment again');
  });
});
