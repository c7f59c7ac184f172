import '../../support/temporal-runtime';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { as, problemOf } from '../../support/api';
import { anAccessToken } from '../../support/builders/people';
import { HiringApi } from '../../support/hiring/hiring-api';
import { aNewDriver, LivePipeline } from '../../support/hiring/live-pipeline';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

async function aNewcomer(isBegun = true) {
  const id = await aNewDriver(hiring.api.db);
  const { client, taskQueue } = hiring.workers;
  const pipeline = new LivePipeline(
    { client, taskQueue, db: hiring.api.db, now: () => Promise.resolve(Date.now()) },
    id,
  );
  if (isBegun) {
    await pipeline.give('signUp', { driverId: id, ownerId: null });
    await pipeline.give('confirmContact', { contact: 'email' });
  }
  const newcomer = as(hiring.app, await anAccessToken(hiring.api.db, id));
  return {
    id,
    answer: (more: object = {}) => newcomer.post('/api/driver/pre-qualification').send({ ...answers, ...more }),
  };
}

const answers = {
  birthDate: '1990-04-02',
  licenseClass: 'driverLicenseClassA',
  endorsements: ['T', 'N'],
  transmissions: ['manual'],
  experience: 'from1YearTo3Years',
};

it('moves a driver on and keeps what he said of himself', async () => {
  const { id, answer } = await aNewcomer();

  const me = await answer().expect(200);

  expect(me.body).toMatchObject({ stage: 'Processing', asksPreQualification: false });
  expect(await hiring.api.db('drivers').where({ id }).first()).toMatchObject({
    birth_date: '1990-04-02',
    license_class: 'driverLicenseClassA',
    endorsements: ['T', 'N'],
    transmissions: ['manual'],
    experience_months: 12,
  });
  const again = await answer({ experience: 'moreThan3Years' });
  expect([again.status, problemOf(again).code]).toEqual([409, 'already-qualified']);
});

it('leads who has no commercial licence out, with the reason', async () => {
  const { answer } = await aNewcomer();

  expect((await answer({ licenseClass: 'none' }).expect(200)).body).toMatchObject({ stage: 'NotQualified' });
});

it('refuses everything that is wrong at once, and who is too young with the words of the spec', async () => {
  const { answer } = await aNewcomer();
  const young = `${String(new Date().getUTCFullYear() - 17)}-01-01`;

  const empty = await answer({ birthDate: '1990-13-01', licenseClass: 'Z', experience: null });
  expect([empty.status, problemOf(empty).errors?.map(({ pointer }) => pointer)]).toEqual([
    400,
    ['/birthDate', '/licenseClass', '/experience'],
  ]);
  expect(problemOf(await answer({ birthDate: young })).errors).toMatchObject([
    { pointer: '/birthDate', message: 'Minimum age of 18 is required' },
  ]);
});

it('asks to come again while the pipeline has not begun, and stores nothing', async () => {
  const { id, answer } = await aNewcomer(false);

  expect((await answer()).status).toBe(503);
  expect(await hiring.api.db('drivers').where({ id }).first('birth_date')).toEqual({ birth_date: null });
});
