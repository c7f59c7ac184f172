import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { as, problemOf } from '../../../support/api';
import { anAccessToken } from '../../../support/builders/people';
import { HiringApi } from '../../../support/hiring/hiring-api';
import { aNewDriver, LivePipeline } from '../../../support/hiring/live-pipeline';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

async function aSignedUpDriver(isBegun = true) {
  const id = await aNewDriver(hiring.api.db);
  const { client, taskQueue } = hiring.workers;
  const pipeline = new LivePipeline(
    { client, taskQueue, db: hiring.api.db, now: () => Promise.resolve(Date.now()) },
    id,
  );
  const begin = () => pipeline.send('signUp', { driverId: id, ownerId: null });
  const confirmContact = () => pipeline.send('confirmContact', { contact: 'email' });
  if (isBegun) {
    await begin();
    await confirmContact();
  }
  const caller = as(hiring.app, await anAccessToken(hiring.api.db, id));
  return {
    id,
    begin,
    confirmContact,
    me: () => caller.get('/api/driver/me'),
    read: () => caller.get('/api/driver/pre-qualification'),
    answer: (more: object = {}) => caller.post('/api/driver/pre-qualification').send({ ...answers, ...more }),
  };
}

const answers = {
  birthDate: '1990-04-02',
  licenseClass: 'driverLicenseClassA',
  endorsements: ['T', 'N'],
  transmissions: ['manual'],
  experience: 'from1YearTo3Years',
};

it('moves a driver on and stores the answers', async () => {
  const { id, answer } = await aSignedUpDriver();

  const me = await answer().expect(200);

  expect(me.body).toMatchObject({
    stage: 'Processing',
    asksPreQualification: false,
    isAvailable: true,
    maySwitchAvailability: true,
    mayCorrectAnswers: true,
  });
  expect(await hiring.api.db('drivers').where({ id }).first()).toMatchObject({
    birth_date: '1990-04-02',
    license_class: 'driverLicenseClassA',
    endorsements: ['T', 'N'],
    transmissions: ['manual'],
    experience_months: 12,
    is_available: true,
  });
});

it('accepts a correction, and shows the stored answers', async () => {
  const { id, answer, read } = await aSignedUpDriver();
  await answer().expect(200);

  const me = await answer({ experience: 'moreThan3Years', licenseClass: 'driverLicenseClassB' }).expect(200);

  expect(me.body).toMatchObject({ stage: 'Processing', isAvailable: true });
  expect((await read().expect(200)).body).toEqual({
    ...answers,
    experience: 'moreThan3Years',
    licenseClass: 'driverLicenseClassB',
  });
  expect(await hiring.api.db('drivers').where({ id }).first('experience_months')).toEqual({ experience_months: 36 });
});

it('moves a driver without a commercial license to an exit, with the reason', async () => {
  const { answer } = await aSignedUpDriver();

  expect((await answer({ licenseClass: 'none' }).expect(200)).body).toMatchObject({
    stage: 'NotQualified',
    disqualification: 'no_cdl',
    isAvailable: false,
  });
});

it('moves an underage driver to an exit, and permits a correction of the date of birth', async () => {
  const { answer } = await aSignedUpDriver();
  const young = `${String(new Date().getUTCFullYear() - 17)}-01-01`;

  const out = await answer({ birthDate: young }).expect(200);
  expect(out.body).toMatchObject({ stage: 'NotQualified', disqualification: 'underage', mayCorrectAnswers: true });

  expect((await answer().expect(200)).body).toMatchObject({
    stage: 'Processing',
    disqualification: null,
    isAvailable: true,
  });
});

it('refuses all errors together, and an impossible year of birth', async () => {
  const { id, answer } = await aSignedUpDriver();

  const empty = await answer({ birthDate: '1990-13-01', licenseClass: 'Z', experience: null });
  expect([empty.status, problemOf(empty).errors?.map(({ pointer }) => pointer)]).toEqual([
    400,
    ['/birthDate', '/licenseClass', '/experience'],
  ]);
  for (const birthDate of ['1890-01-01', '2999-01-01']) {
    expect(problemOf(await answer({ birthDate })).errors).toMatchObject([
      { pointer: '/birthDate', message: 'Please check the year. Drivers are 18 to 100 years old' },
    ]);
  }
  expect(await hiring.api.db('drivers').where({ id }).first('birth_date')).toEqual({ birth_date: null });
});

it('waits for a pipeline that starts shortly after the sign-up', async () => {
  const { begin, confirmContact, me, answer } = await aSignedUpDriver(false);

  const [onResponse] = await Promise.all([answer().then(), begin()]);

  expect([onResponse.status, onResponse.body]).toMatchObject([
    200,
    { stage: 'PreQualify', asksPreQualification: false },
  ]);
  await confirmContact();
  expect((await me().expect(200)).body).toMatchObject({ stage: 'Processing' });
});

it('returns 503 if the pipeline does not start, and stores nothing', async () => {
  const { id, answer } = await aSignedUpDriver(false);

  expect((await answer()).status).toBe(503);
  expect(await hiring.api.db('drivers').where({ id }).first('birth_date')).toEqual({ birth_date: null });
});
