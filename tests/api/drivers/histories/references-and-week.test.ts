import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DriverApplication } from '#domain/driver-application/schema';
import type { ScheduleView } from '#domain/driver-histories/schedule-schema';
import type { ReferencesView } from '#domain/driver-histories/schema';
import { emptySchedule } from '#domain/driver-histories/week';
import { problemOf } from '../../../support/api';
import { HiringApi } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const root = '/api/driver-profile/verification';
const anApplicant = () => hiring.aDriver({ state: { stage: 'Processing', lifecycleStatus: 'onboarding_in_progress' } });
const issuesOf = (response: { body: unknown }) =>
  problemOf(response).errors?.map(({ pointer, code }) => `${pointer} ${code}`);

describe('references', () => {
  const ann = {
    name: 'Ann Smith',
    phone: '(214) 555-0101',
    email: '',
    company: 'Lone Star',
    relationship: 'supervisor',
  };
  const joe = {
    name: 'Joe Park',
    phone: '214 555 0102',
    email: 'joe@fleet.example',
    company: '',
    relationship: 'coworker',
  };

  it('are stored one by one and submitted when there are two', async () => {
    const driver = await anApplicant();
    await driver
      .put(`${root}/references`)
      .send({ references: [ann] })
      .expect(200);

    const one = await driver.put(`${root}/references/submit`).send({ references: [ann] });
    expect(problemOf(one).errors).toMatchObject([
      { pointer: '/references', message: 'At least 2 references are required' },
    ]);
    const sent = await driver
      .put(`${root}/references/submit`)
      .send({ references: [ann, joe] })
      .expect(200);

    expect(sent.body as ReferencesView).toMatchObject({
      references: [{ phone: '+12145550101' }, { phone: '+12145550102' }],
      standing: { status: 'pending', isChanged: false },
    });
    await driver
      .put(`${root}/references`)
      .send({ references: [ann, { ...joe, name: 'Joe Parker' }] })
      .expect(200);
    expect((await driver.get(`${root}/references`).expect(200)).body).toMatchObject({ standing: { isChanged: true } });
    // The hub, its next task and the page of the references agree on whose turn it is.
    const hub = (await driver.get(root).expect(200)).body as DriverApplication;
    expect(hub.headline).toMatchObject({ kind: 'sendAgain', about: 'reference', turn: 'yours' });
    const tasks = hub.sections.flatMap((section) => section.tasks);
    expect(tasks.find(({ task }) => task === 'reference')).toMatchObject({ mustSendAgain: true, status: 'initial' });
    await driver
      .put(`${root}/references/submit`)
      .send({ references: [ann, { ...joe, name: 'Joe Parker' }] })
      .expect(200);
    expect(((await driver.get(root).expect(200)).body as DriverApplication).headline.kind).toBe('stage');
  });

  it('cannot be the driver: the own number is refused when it is saved and when it is sent', async () => {
    const driver = await anApplicant();
    await hiring.db('users').where({ id: driver.id }).update({ phone: '+12145550155' });
    const references = [ann, { ...joe, phone: '214-555-0155' }];

    for (const path of ['references', 'references/submit']) {
      const response = await driver.put(`${root}/${path}`).send({ references });
      expect([response.status, issuesOf(response)]).toEqual([400, ['/references/1/phone reference-is-you']]);
    }
  });

  it('cannot be family, and cannot name a person twice; all errors are reported together', async () => {
    const driver = await anApplicant();

    const response = await driver.put(`${root}/references/submit`).send({
      references: [
        { ...ann, relationship: 'family' },
        { ...joe, phone: '+12145550101', name: ' ' },
      ],
    });

    expect([response.status, issuesOf(response)]).toEqual([
      400,
      [
        '/references/0/relationship reference-is-family',
        '/references/1/name required',
        '/references/1/phone reference-named-twice',
      ],
    ]);
    expect((await driver.get(`${root}/references`).expect(200)).body).toMatchObject({ references: [] });
  });
});

describe('the weekly schedule', () => {
  const { days } = emptySchedule;
  const week = { ...emptySchedule, days: { ...days, mo: { ...days.mo, isAvailable: true, from: 22, to: 6 } } };

  it('starts empty with hours from 5 to 14, and is complete once submitted', async () => {
    const driver = await anApplicant();
    const before = (await driver.get(`${root}/schedule`).expect(200)).body as ScheduleView;

    const after = await driver.put(`${root}/schedule`).send(week).expect(200);

    expect(before).toMatchObject({ schedule: { days: { mo: { from: 5, to: 14 } } }, standing: { status: 'initial' } });
    expect(after.body).toMatchObject({ schedule: week, standing: { status: 'approved', isChanged: false } });
    await driver
      .put(`${root}/schedule`)
      .send({ ...week, numberOfHoursPerWeek: 40 })
      .expect(200);
  });

  it('requires at least one day, and hours in steps of 15 minutes', async () => {
    const driver = await anApplicant();

    const empty = await driver.put(`${root}/schedule`).send(emptySchedule);
    expect(problemOf(empty).errors).toMatchObject([
      { pointer: '/days', message: 'You should select at least one day' },
    ]);
    const odd = { ...week, days: { ...week.days, mo: { ...week.days.mo, from: 5.1 } } };
    expect((await driver.put(`${root}/schedule`).send(odd)).status).toBe(400);
  });

  it('makes the driver searchable by shift, until its type changes', async () => {
    const driver = await anApplicant();
    const shifts = () => hiring.db('drivers').where({ id: driver.id }).first('shifts');

    await driver
      .put(`${root}/schedule`)
      .send({ ...week, scheduleType: 'SHIFT_TYPE', shiftType: 'Night' })
      .expect(200);

    expect(await shifts()).toEqual({ shifts: ['Night'] });
    const flexible = { ...week, scheduleType: 'FLEX', shiftType: 'Night' };
    const after = await driver.put(`${root}/schedule`).send(flexible).expect(200);
    expect([await shifts(), after.body]).toMatchObject([{ shifts: [] }, { schedule: { shiftType: null } }]);
  });

  it('includes the preferred freight, which can be changed and cleared', async () => {
    const driver = await anApplicant();
    const wished = { freightLevels: ['no-touch', 'light-unload'], freightTypes: ['Reefer'], homeTime: 'weekly' };

    const saved = await driver
      .put(`${root}/schedule`)
      .send({ ...week, preferences: wished })
      .expect(200);
    expect(saved.body).toMatchObject({ preferences: wished, standing: { isChanged: false } });
    // A client without preferences does not change them.
    expect((await driver.put(`${root}/schedule`).send(week).expect(200)).body).toMatchObject({ preferences: wished });

    const none = { freightLevels: [], freightTypes: [], homeTime: null };
    await driver.put('/api/driver/preferences').send(none).expect(200);
    expect((await driver.get(`${root}/schedule`).expect(200)).body).toMatchObject({ preferences: none });
    expect((await driver.put('/api/driver/preferences').send({ ...none, freightTypes: ['Boat'] })).status).toBe(400);
  });

  it('can be read if an earlier release stored it', async () => {
    const driver = await anApplicant();
    const su = { isAvailable: true, isAlwaysAvailable: true };
    await hiring
      .db('drivers')
      .where({ id: driver.id })
      .update({ schedule: JSON.stringify({ su }) });

    const { schedule } = (await driver.get(`${root}/schedule`).expect(200)).body as ScheduleView;
    expect(schedule).toMatchObject({ scheduleType: 'WEEK_SCHEDULE', days: { su: { ...su, from: 5, to: 14 } } });
  });
});
