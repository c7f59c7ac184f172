import { afterAll, beforeAll, expect, it } from '@jest/globals';
import request from 'supertest';
import { emptyItems } from '#domain/driver-histories/items';
import { emptySchedule } from '#domain/driver-histories/week';
import type { DriverCard } from '#domain/drivers/schema';
import { as } from '../../../support/api';
import { aCompliance } from '../../../support/builders/compliance';
import { wholeItems } from '../../../support/builders/histories';
import { anAccessToken } from '../../../support/builders/people';
import { aSignUp } from '../../../support/builders/sign-up';
import { eventually } from '../../../support/eventually';
import {
  filterNames,
  relevantColumns,
  unmappedEntries,
  unwrittenColumns,
  valuesOf,
} from '../../../support/front-door/columns';
import { type Caller, HiringApi } from '../../../support/hiring/hiring-api';
import { newestSecret } from '../../../support/links';
import '../../../support/temporal-runtime';

const root = '/api/driver-profile/verification';
let hiring: HiringApi;
let orderId: string;
const names = new Map<string, string>();

/** Signs up and opens the emailed link; the test itself writes no row of the driver. */
async function signUp(firstName: string): Promise<Caller> {
  const { email, password, ...form } = aSignUp({ firstName });
  await request(hiring.app)
    .post('/api/auth/applicant/signUp')
    .send({ ...form, email, password })
    .expect(202);
  const accessToken = await newestSecret(hiring.db, email);
  await request(hiring.app).patch('/api/auth/confirmEmail').query({ accessToken }).send({ password }).expect(200);
  const account: { id: string } | undefined = await hiring.db('users').where({ email }).first('id');
  if (account === undefined) throw new Error('The sign-up created no account');
  names.set(account.id, firstName);
  const driver = as(hiring.app, await anAccessToken(hiring.db, account.id));
  // The pipeline is started through the outbox.
  await eventually(async () => {
    expect((await driver.get('/api/driver/me').expect(200)).body).toMatchObject({ stage: 'PreQualify' });
  });
  return driver;
}

const preQualificationAnswers = {
  birthDate: '1990-04-02',
  licenseClass: 'driverLicenseClassA',
  endorsements: ['T'],
  transmissions: ['manual'],
  experience: 'moreThan3Years',
};
const week = { ...emptySchedule, days: { ...emptySchedule.days, mo: { ...emptySchedule.days.mo, isAvailable: true } } };
const formerJob = {
  ...emptyItems.employment,
  ...wholeItems.employment,
  startDate: '2012-01-01',
  current: false,
  endDate: '2025-12-31',
  reasonForLeaving: 'Moved',
};

/** Answers all questions of the pages. */
async function answerEverything(driver: Caller): Promise<void> {
  await driver.post('/api/driver/pre-qualification').send(preQualificationAnswers).expect(200);
  const preferences = { freightLevels: ['no-touch'], freightTypes: ['Reefer'], homeTime: null };
  await driver
    .put(`${root}/schedule`)
    .send({ ...week, scheduleType: 'SHIFT_TYPE', shiftType: 'Night', preferences })
    .expect(200);
  await driver.post(`${root}/employmentHistory`).send(formerJob).expect(201);
  await driver.post(`${root}/compliance`).send(aCompliance).expect(200);
}

async function search(question: object = {}): Promise<DriverCard[]> {
  const response = await hiring.carrier.recruiter
    .post('/api/drivers/search')
    .send({ orderId, limit: 100, ...question })
    .expect(200);
  return (response.body as { data: DriverCard[] }).data;
}
const found = async (question: object = {}) =>
  (await search(question)).map(({ _id }) => names.get(_id)).sort((one = '', other = '') => one.localeCompare(other));

/** The filter values that the first driver's answers match. */
const heldBy: Readonly<Record<(typeof filterNames)[number], readonly string[]>> = {
  driverClass: ['driverLicenseClassA', 'driverLicenseClassB', 'driverLicenseClassC'],
  transmission: ['automatic', 'manual'],
  // From the compliance form, which follows pre-qualification.
  endorsements: ['T', 'TC'],
  freightLevel: ['no-touch'],
  freightType: ['Reefer'],
  shift: ['Night'],
};

/** A driver without a preference matches all of its values; license values match the answer only. */
const heldByUna: typeof heldBy = {
  driverClass: heldBy.driverClass,
  transmission: valuesOf('transmission'),
  endorsements: ['T'],
  freightLevel: valuesOf('freightLevel'),
  freightType: valuesOf('freightType'),
  shift: valuesOf('shift'),
};

let ann: Caller;
let una: Caller;

beforeAll(async () => {
  hiring = await HiringApi.start();
  ann = await signUp('Ann');
  una = await signUp('Una');
  const { facilityId } = hiring.carrier;
  await hiring.db('facilities').where({ id: facilityId }).update({ latitude: 33.8, longitude: -118.2 });
  orderId = await hiring.anActiveOrder();
});
afterAll(() => hiring.close());

it('finds no driver before pre-qualification, and every driver after it', async () => {
  expect(await found()).toEqual([]);

  await answerEverything(ann);
  await una
    .post('/api/driver/pre-qualification')
    .send({ ...preQualificationAnswers, transmissions: [] })
    .expect(200);

  // The confirmed addresses reach the pipelines through the outbox, perhaps after the answers.
  await eventually(async () => expect(await found()).toEqual(['Ann', 'Una']));
});

it.each(filterNames)(
  'finds a driver by the answered value of the filter %s, and without an answer by all values',
  async (name) => {
    for (const value of valuesOf(name)) {
      const names = await found({ filters: { [name]: [value] } });
      const matching = [heldBy[name].includes(value), heldByUna[name].includes(value)];
      expect([value, names.includes('Ann'), names.includes('Una')]).toEqual([value, ...matching]);
    }
  },
);

it('shows missing answers, and the current years of experience', async () => {
  const cards = new Map((await search()).map((card) => [names.get(card._id), card]));

  expect(cards.get('Una')).toMatchObject({ freightLevels: [], freightTypes: [], shifts: [], experienceMonths: 36 });
  // Fourteen years of work history override the answer of three years.
  expect(cards.get('Ann')).toMatchObject({ experienceMonths: 168, shifts: ['Night'], freightTypes: ['Reefer'] });
  const level = cards.get('Una')?.fit.find(({ criterion }) => criterion === 'freightLevel');
  expect(level).toMatchObject({ result: 'pass', detail: { notStated: true } });
});

it('finds the drivers whose answers fit the order, when only matches are requested', async () => {
  const demanding = await hiring.anActiveOrder({ endorsements: ['TC'] });

  expect(await found({ orderId: demanding })).toEqual(['Ann', 'Una']);
  expect(await found({ orderId: demanding, fitsOnly: true })).toEqual(['Ann']);
});

it('reflects a change of work history, preferences and availability', async () => {
  const items = (await ann.get(`${root}/employmentHistory`).expect(200)).body as { data: { _id: string }[] };
  await ann.delete(`${root}/employmentHistory/${String(items.data[0]?._id)}`).expect(204);
  expect((await search()).find(({ _id }) => names.get(_id) === 'Ann')).toMatchObject({ experienceMonths: 36 });
  await ann.post(`${root}/employmentHistory`).send(formerJob).expect(201);

  await ann
    .put('/api/driver/preferences')
    .send({ freightLevels: [], freightTypes: ['Flatbed'], homeTime: null })
    .expect(200);
  expect(await found({ filters: { freightLevel: ['heavy-unload'] } })).toEqual(['Ann', 'Una']);
  expect(await found({ filters: { freightType: ['Reefer'] } })).toEqual(['Una']);
  await ann
    .put('/api/driver/preferences')
    .send({ freightLevels: ['no-touch'], freightTypes: ['Reefer'], homeTime: null })
    .expect(200);

  await ann.patch('/api/driver/availability').send({ isAvailable: false }).expect(200);
  expect(await found()).toEqual(['Una']);
  await ann.patch('/api/driver/availability').send({ isAvailable: true }).expect(200);
});

it('writes every column of a driver that search or matching reads', async () => {
  const ofDrivers = relevantColumns().filter((column) => /^(drivers|driver_pipelines)\./.test(column));

  expect(ofDrivers.length).toBeGreaterThan(15);
  expect(unmappedEntries()).toEqual([]);
  expect(await unwrittenColumns(hiring.db, ofDrivers)).toEqual([]);
});
