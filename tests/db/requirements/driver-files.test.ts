import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { projectCandidacy } from '#db/candidacies/projection';
import type { Db } from '#db/core/handle';
import type { NewRowOf } from '#db/core/table';
import { storeSubmission } from '#db/driver-histories/driver-submission-store';
import { recordEvidence, reviewEvidence } from '#db/evidence/evidence-store';
import { type FileSubject, readDriverFile, readDriverFiles } from '#db/requirements/driver-files';
import { recordEmployerResult, storeResultOrder } from '#db/screening/screening-store';
import { answerFile } from '#domain/requirements/engine/answer-file';
import { requirements } from '#domain/requirements/records/all';
import { newId } from '#platform/ids';
import { aDriverFile } from '../../support/builders/driver-files';
import { aHistoryItem } from '../../support/builders/histories';
import { aDriverWithConsents } from '../../support/builders/screening';
import { openTestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aDriver, aHiringWorld, anOrderRow, type HiringWorld } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;
let world: HiringWorld;
const AT = '2026-11-21T12:00:00.000Z';

beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
  world = await aHiringWorld(db);
});
afterAll(() => close());

/** Hires a driver, who accepts the start on December 5; returns the subject of the carrier's file. */
async function aHire(driverId: string, orderId: string): Promise<FileSubject> {
  const history = new CandidacyHistory({ ...world, driverId, orderId }).toHired();
  history.play('acceptStart');
  await projectCandidacy(db, history.batch());
  const [employment] = await db('employments').where({ driver_id: driverId }).select('id');
  return { driverId, employmentId: employment?.id ?? null };
}

const anOrder = (): Promise<string> =>
  anOrderRow(db, { organizationId: world.organizationId, facilityId: world.facilityId });

async function fileOf(subject: FileSubject) {
  const file = await readDriverFile(db, subject);
  if (file === undefined) throw new Error('There is no such driver');
  return file;
}

const state = (facts: NewRowOf<'stated_facts'>['facts'], from: string, subject: FileSubject) =>
  db('stated_facts').insert({
    id: newId(),
    driver_id: subject.driverId,
    ...(subject.employmentId !== null && {
      employment_id: subject.employmentId,
      organization_id: world.organizationId,
    }),
    valid_from: from,
    facts: typeof facts === 'string' ? facts : JSON.stringify(facts),
    stated_by: world.safetyId,
    stated_at: AT,
  });

it('reads unknown facts as unknown, never as false', async () => {
  const driverId = await aDriver(db);
  await aHistoryItem(db, { driverId, kind: 'employment' });

  const file = await fileOf({ driverId, employmentId: null });

  expect(file).toMatchObject({ changes: [], employments: [], evidence: [] });
  expect(Object.keys(file.facts).filter((name) => name !== 'birthDate')).toEqual(['timeZone']);
  expect(file.licenses).toBeUndefined();
  // The driver has not submitted the history, so there may be more employers.
  expect(file.pastEmployers).toBeUndefined();
  expect(file.work).toBeUndefined();
  expect(file.homes).toBeUndefined();
  expect(await readDriverFile(db, { driverId: newId(), employmentId: null })).toBeUndefined();
});

it('reads a hire: the job of its order, the first day as first drive, and what nobody was asked as unknown', async () => {
  const subject = await aHire(await aDriver(db), await anOrder());

  const { facts, employments } = await fileOf(subject);

  expect(employments).toEqual([
    {
      id: subject.employmentId,
      organizationId: world.organizationId,
      appliedOn: null,
      consideredOn: '2026-11-21',
      hiredOn: '2026-12-05',
      startedOn: '2026-12-05',
      endedOn: null,
      endReason: null,
      type: undefined,
      isMultipleEmployer: undefined,
      isFurnished: undefined,
    },
  ]);
  expect(facts).toMatchObject({ jobState: 'TX', cdlJob: true, hazmat: false, timeZone: 'America/Chicago' });
  for (const unknown of ['forPay', 'airBrakes', 'passengers', 'exemptOperation', 'variance', 'category'] as const) {
    expect(facts[unknown]).toBeUndefined();
  }
});

it('reads past employers of a submitted history with the answers that the form asks for', async () => {
  const driverId = await aDriver(db);
  const job = { driverId, kind: 'employment', current: false } as const;
  const ids = [
    await aHistoryItem(db, { ...job, startDate: '2020-01-01', endDate: '2021-01-01', employerName: 'Freight' }),
    await aHistoryItem(db, { ...job, startDate: '2021-01-01', endDate: '2022-01-01', subjectToFmcsa: false }),
    await aHistoryItem(db, { ...job, startDate: '2022-01-01', endDate: '2023-01-01', safetySensitive: null }),
  ];
  await aHistoryItem(db, { ...job, startDate: '2023-01-01', endDate: '2024-01-01', type: 'unWorking' });
  await storeSubmission(db, { id: newId(), driverId, task: 'employmentHistory', content: {}, at: new Date(AT) });

  const { pastEmployers, work, homes } = await fileOf({ driverId, employmentId: null });

  expect(pastEmployers).toEqual([
    {
      id: ids[0],
      name: 'Freight',
      startDate: '2020-01-01',
      endDate: '2021-01-01',
      mode: 'fmcsa',
      isSafetySensitive: true,
    },
    // Another agency may have regulated it: nobody asked.
    { id: ids[1], name: 'Lone Star Freight', startDate: '2021-01-01', endDate: '2022-01-01', isSafetySensitive: true },
    { id: ids[2], name: 'Lone Star Freight', startDate: '2022-01-01', endDate: '2023-01-01', mode: 'fmcsa' },
  ]);
  expect(work).toHaveLength(4);
  expect(homes).toBeUndefined();
});

it("keeps consents with the platform, and a carrier's own results with its employment", async () => {
  const subject = await aHire(await aDriver(db), await anOrder());
  const { driverId } = subject;
  const { organizationId } = world;
  await aDriverWithConsents(db, driverId);
  const ref = { driverId, organizationId, result: 'drugTest' } as const;
  await db('driver_results').insert({
    driver_id: driverId,
    organization_id: organizationId,
    result: 'drugTest',
    status: 'needed',
    since: AT,
    is_open: true,
  });
  const order = { id: newId(), provider: 'screeningCompany', orderedBy: world.safetyId, at: new Date(AT) } as const;
  await storeResultOrder(db, { ...ref, ...order });
  for (const [status, at] of [
    ['ordered', '2026-11-23T12:00:00.000Z'],
    ['received', '2026-11-25T12:00:00.000Z'],
    ['accepted', '2026-11-27T12:00:00.000Z'],
  ] as const) {
    await recordEmployerResult(db, ref, { status, at: new Date(at), actorId: world.safetyId });
  }

  const { evidence } = await fileOf(subject);

  const consents = evidence.filter(({ dates }) => dates.signed !== undefined);
  expect(consents.map(({ kind, obtainedBy }) => [kind, obtainedBy]).toSorted()).toEqual([
    ['clearinghouseConsent', 'platform'],
    ['drugAlcoholRelease', 'platform'],
    ['fcraAuthorization', 'platform'],
    ['fcraDisclosure', 'platform'],
    ['pspConsent', 'platform'],
    ['singleLicenseCertification', 'driver'],
    ['violationsCertificate', 'platform'],
  ]);
  expect(consents.every(({ organizationId: of, review }) => of === null && review?.by === null)).toBe(true);
  expect(evidence.filter(({ kind }) => kind === 'drugTest')).toMatchObject([
    {
      form: 'typedDay',
      dates: { received: '2026-11-25' },
      findings: [],
      obtainedBy: 'carrier',
      organizationId,
      employmentId: subject.employmentId,
      review: { by: 'Ann Smith', on: '2026-11-27', result: 'accepted' },
    },
  ]);
});

it('reads the newest correction and the last verdict', async () => {
  const driverId = await aDriver(db);
  const wrong = {
    id: newId(),
    driver_id: driverId,
    kind: 'license',
    form: 'document',
    obtained_by: 'driver',
    about: 'TX',
    issued_on: '2024-03-01',
    expires_on: '2028-03-01',
    file_id: await aDriverFile(db, driverId),
    recorded_by: world.safetyId,
    recorded_at: AT,
  } as const;
  const right = { ...wrong, id: newId(), issued_on: '2024-02-29', corrects_id: wrong.id, correction_reason: 'Misread' };
  const verdict = (result: 'accepted' | 'withdrawn', at: string) =>
    db.transaction((trx) => reviewEvidence(trx, { id: newId(), evidenceId: right.id, result, by: world.safetyId, at }));
  for (const evidence of [wrong, right]) await db.transaction((trx) => recordEvidence(trx, evidence));
  const read = async () => (await fileOf({ driverId, employmentId: null })).evidence;

  await verdict('accepted', AT);
  expect(await read()).toMatchObject([
    { id: right.id, dates: { issued: '2024-02-29', expires: '2028-03-01' }, review: { result: 'accepted' } },
  ]);
  await verdict('withdrawn', '2026-11-22T12:00:00.000Z');
  expect(await read()).toMatchObject([{ id: right.id, review: null }]);
});

it('reads stated facts of the driver and of this employment from their days on', async () => {
  const subject = await aHire(await aDriver(db), await anOrder());
  const licenses = [{ state: 'TX', isForeign: false, heldFrom: '2019-05-01', heldUntil: null, class: 'A' }] as const;
  await state({ licenses, variance: false }, '2026-11-01', { ...subject, employmentId: null });
  await state({ forPay: true, vehicleWeight: 80_000 }, '2026-12-05', subject);
  await state({ forPay: false }, '2027-06-01', subject);

  const file = await fileOf(subject);
  const alone = await fileOf({ ...subject, employmentId: null });

  expect(file.licenses).toEqual(licenses);
  expect(file.changes).toEqual([
    { from: '2026-11-01', facts: { variance: false } },
    { from: '2026-12-05', facts: { forPay: true, vehicleWeight: 80_000 } },
    { from: '2027-06-01', facts: { forPay: false } },
  ]);
  expect(alone.changes).toEqual([{ from: '2026-11-01', facts: { variance: false } }]);
});

it('reads the files of many drivers with one statement, for each as alone, and the engine answers them', async () => {
  const subjects: Awaited<ReturnType<typeof aHire>>[] = [];
  for (let count = 0; count < 20; count += 1) subjects.push(await aHire(await aDriver(db), await anOrder()));
  let statements = 0;
  const count = () => (statements += 1);
  db.on('query', count);

  const files = await readDriverFiles(db, subjects);

  db.removeListener('query', count);
  expect([files.length, statements]).toEqual([20, 1]);
  const [subject] = subjects;
  if (subject === undefined) throw new Error('Nobody is employed');
  expect(files[0]).toEqual(await readDriverFile(db, subject));
  const question = { employment: subject.employmentId, on: '2026-12-05', knownAt: null };
  const answers = answerFile(await fileOf(subject), requirements, question);
  const lines = new Map(answers.map((answer) => [answer.requirement.code, answer]));
  expect(lines.get('clearinghouse-full')).toMatchObject({ status: 'due', dueOn: '2026-12-05' });
  // Nobody claimed an exemption, so the license is due.
  expect(lines.get('license')).toMatchObject({ status: 'due', dueOn: '2026-12-05' });
});
