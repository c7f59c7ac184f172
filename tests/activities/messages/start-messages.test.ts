import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { deliverNext } from '#activities/messages/deliver';
import { keepHireRate } from '#db/candidacies/hire-rate';
import { findCheckedHires } from '#db/candidacies/live-candidacies';
import { projectCandidacy } from '#db/candidacies/projection';
import type { Db } from '#db/core/handle';
import { storePapers } from '#db/employment-applications/paper-store';
import { hiredEmploymentId } from '#db/employments/hired-employment-rows';
import { queueAccountMessage } from '#db/messages/account-message-store';
import { refreshFileLines } from '#db/requirements/refresh-file-lines';
import { deadlinesOf } from '#domain/candidacies/deadlines';
import { decideDeadline } from '#domain/candidacies/decide-deadline';
import { decideFileCheck } from '#domain/candidacies/file-check';
import { isFileStep, needsFileOfDriver, type NextStep, nextStep } from '#domain/candidacies/next-step';
import type { FileParty } from '#domain/candidacies/state';
import { applicationProofs, applicationTexts } from '#domain/employment-applications/texts';
import { newId } from '#platform/ids';
import type { Email } from '#platform/mail-transport';
import type { Sms } from '#platform/sms-transport';
import { testSealer } from '../../support/api';
import { aCompleteFile } from '../../support/builders/complete-files';
import { aCredential } from '../../support/builders/credentials';
import { aDriverFile } from '../../support/builders/driver-files';
import { createTestDatabase, createTestPool, type TestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aHiringWorld, type HiringWorld } from '../../support/hiring/hiring-world';
import { silentLogger } from '../../support/hiring/silent-logger';
import { testFiles, testVault } from '../../support/vault';

let database: TestDatabase;
let db: Db;
let world: HiringWorld;
let history: CandidacyHistory;
let mails: Email[];
let texts: Sms[];

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
  [mails, texts] = [[], []];
});

const deps = () => ({
  db,
  log: silentLogger,
  mail: { send: (each: Email) => Promise.resolve(void mails.push(each)), close: () => undefined },
  sms: { send: (each: Sms) => Promise.resolve(void texts.push(each)) },
  sealer: testSealer,
  vault: testVault,
  files: testFiles,
  sender: {},
  mailFrom: 'Gladhand <no-reply@gladhand.example>',
  publicUrl: 'https://jobs.example',
});

/** The driver signs the papers for the carrier and has a license on file, so that the carrier's own lines are left. */
async function completeDriversPart(employmentId: string): Promise<void> {
  const { driverId, organizationId } = world;
  const papers = [];
  for (const text of applicationTexts) {
    const findings = text === 'drug-and-alcohol-question' ? (['no'] as const) : applicationProofs[text].findings;
    papers.push({ text, id: newId(), fileId: await aDriverFile(db, driverId), findings });
  }
  const of = { employmentId, driverId, organizationId, papers };
  await db.transaction((trx) => storePapers(trx, { ...of, signedOn: '2026-11-20', at: new Date(history.now) }));
  await aCredential(db, driverId, { kind: 'license', expiresOn: '2099-01-01', by: world.safetyId });
}

/** Changes of the file since the candidacy was notified of its last check. */
const changes = {
  nothing: () => Promise.resolve(),
  'the part of the driver is done': completeDriversPart,
  'it is complete': () => aCompleteFile(db, world.driverId, world.safetyId),
} as const;

/** The number of a check after all others. */
const LATER = 99;

/** The next step as every page shows it once the file has been checked again. */
async function stepOfPages(now: number): Promise<NextStep> {
  await refreshFileLines(deps(), [world.driverId], new Date(now));
  const [check] = await findCheckedHires(db, world.driverId);
  const event = check === undefined ? null : decideFileCheck(history.state, { ...check, seq: LATER }, now);
  return nextStep(event?.snapshot ?? history.state);
}

/** Plays an accepted start of which the candidacy knows what an older check found. */
async function accept(known: FileParty | 'nobody', change: keyof typeof changes): Promise<void> {
  history.toInterview();
  history.play('hire', { waitsForFile: true });
  const { hireSeq } = history.state;
  const found = known === 'nobody' ? { isComplete: true } : { isComplete: false, waitsOn: known };
  const event = decideFileCheck(history.state, { hireSeq, seq: 1, ...found }, history.now);
  history.state = event?.snapshot ?? history.state;
  if (event !== null) history.events.push({ ...event, updateId: newId() });
  await projectCandidacy(db, history.batch());
  await changes[change](hiredEmploymentId(history.state.candidacyId, hireSeq));
  history.play('acceptStart');
  await projectCandidacy(db, history.batch());
}

async function deliver(): Promise<void> {
  while (await deliverNext(deps(), new Date(Date.now() + 1_000))) continue;
}
const textOf = (subject: RegExp): string | undefined => mails.find((each) => subject.test(each.subject))?.text;

const knowledge = ['driver', 'carrier', 'both', 'nobody'] as const;
const cases = knowledge.flatMap((known) =>
  (Object.keys(changes) as (keyof typeof changes)[]).map((change) => [known, change] as const),
);
const held = cases.filter(([known]) => known !== 'nobody');

describe('the email that offers a job', () => {
  it.each([
    [null, /Pay: \$[\d,]+(?: to \$[\d,]+)? a week/],
    [27_500, /Pay: \$27\.50 per hour, \$[\d,]+ a week/],
  ] as const)('names the pay of the hire, agreed in mills: %s', async (mills, pay) => {
    history.toInterview();
    const { updateId } = history.play('hire');
    const by = world.recruiterId;
    if (mills !== null) await keepHireRate(db, { updateId, rateId: newId(), unit: 'hour', mills, by });
    await projectCandidacy(db, history.batch());
    await deliver();

    expect(textOf(/^You are hired: /)).toMatch(pay);
  });
});

describe('messages about a start that waits for a file say whose turn it is as the pages do', () => {
  it.each(cases)('when the last check found %s to act and %s since then: the date is set', async (known, change) => {
    await accept(known, change);
    await deliver();
    const step = await stepOfPages(history.now);

    const toDriver = textOf(/^Your start date at/);
    expect(toDriver?.includes('Open your file')).toBe(needsFileOfDriver(step));
    expect(toDriver?.includes('Otherwise your start is put on hold.')).toBe(needsFileOfDriver(step));
    const toCarrier = textOf(/accepted the start date/);
    expect(toCarrier?.includes('The start waits for documents')).toBe(isFileStep(step));
    expect(toCarrier?.includes('where to report')).toBe(!isFileStep(step));
  });

  it.each(held)('when the last check found %s to act and %s since then: the start is held', async (known, change) => {
    await accept(known, change);
    await deliver();
    mails = [];
    const hold = deadlinesOf(history.state).find(({ name }) => name === 'startHeldByFile');
    if (hold === undefined) throw new Error('The start is not held');
    const event = { ...decideDeadline(history.state, hold, Date.parse(hold.at)), updateId: newId() };
    await projectCandidacy(db, history.batch([event]));
    await deliver();
    history.state = event.snapshot;
    const step = await stepOfPages(Date.parse(hold.at));

    // A start that nothing holds any more goes ahead, and has its own message.
    expect([textOf(/^Your start is on hold/) !== undefined, textOf(/start is on hold: /) !== undefined]).toEqual([
      isFileStep(step),
      isFileStep(step),
    ]);
    const toDriver = textOf(/^Your start is on hold/) ?? '';
    expect(toDriver.includes("The carrier completes your file. You don't need to do anything.")).toBe(
      step === 'completeDriverFile',
    );
    const toCarrier = textOf(/[’']s? start is on hold/) ?? '';
    expect(toCarrier.includes('we asked the driver')).toBe(step === 'bothCompleteFile');
  });

  it('a rejected document that makes it the turn of the driver is one email, and the text about the start', async () => {
    const consent = { phone: '+12145550100', sms_consent_at: '2026-11-01T00:00:00.000Z' };
    await db('users').where({ id: world.driverId }).update(consent);
    await accept('carrier', 'nothing');
    await deliver();
    [mails, texts] = [[], []];
    const { email = '', first_name: firstName = '' } = (await db('users').where({ id: world.driverId }).first()) ?? {};
    const params = {
      ...{ firstName, driver: null, document: 'Employment application', isReader: true, isSigned: true },
      ...{ reason: 'The last job is missing', link: 'https://jobs.example/driver/applications' },
    };
    const message = {
      channel: 'mail',
      to: email,
      userId: world.driverId,
      template: 'document-rejected',
      params,
    } as const;
    await db.transaction((trx) => queueAccountMessage(trx, testSealer, message));
    const { hireSeq } = history.state;
    const found = { hireSeq, seq: 2, isComplete: false, waitsOn: 'driver' } as const;
    const event = decideFileCheck(history.state, found, history.now);
    if (event === null) throw new Error('The turn has not changed');
    await projectCandidacy(db, history.batch([{ ...event, updateId: newId() }]));
    await deliver();

    expect(mails.map(({ subject }) => subject)).toEqual(['Document rejected: Employment application']);
    expect(texts).toEqual([expect.objectContaining({ body: expect.stringContaining('Sign your application') })]);
  });

  it.each([
    ['nothing', 1],
    ['the part of the driver is done', 0],
    ['it is complete', 0],
  ] as const)(
    'an email that asks for documents is sent only while they are missing: %s since then',
    async (change, sent) => {
      await accept('carrier', 'nothing');
      await deliver();
      mails = [];
      const { hireSeq } = history.state;
      const found = { hireSeq, seq: 2, isComplete: false, waitsOn: 'driver' } as const;
      const event = decideFileCheck(history.state, found, history.now);
      if (event === null) throw new Error('The turn has not changed');
      await projectCandidacy(db, history.batch([{ ...event, updateId: newId() }]));
      await changes[change](hiredEmploymentId(history.state.candidacyId, hireSeq));
      await deliver();

      expect(mails.filter(({ subject }) => subject.startsWith('Your start waits for'))).toHaveLength(sent);
    },
  );
});
