import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { storeCompliance } from '#db/compliance/compliance-store';
import { appendEvents } from '#db/core/workflow-events';
import { type ComplianceAnswers, emptyAnswers } from '#domain/compliance/answers';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import { UserRecordView } from '#domain/driver-record/schema';
import { newId } from '#platform/ids';
import { as, startTestApi, type TestApi } from '../../support/api';
import { aHistoryItem } from '../../support/builders/histories';
import { anAccessToken, aUser } from '../../support/builders/people';
import { aDriver } from '../../support/hiring/hiring-world';
import { testVault } from '../../support/vault';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const at = '2026-11-21T12:00:00.000Z';
async function read(userId: string): Promise<UserRecordView> {
  const response = await as(api.app, await anAccessToken(api.db, userId))
    .get('/api/user')
    .expect(200);
  return UserRecordView.parse(response.body);
}

const answers: ComplianceAnswers = {
  ...emptyAnswers,
  checklist: { endorsements: ['T', 'TC'], twicExpiration: '2028-05-31', hazmatExpiration: null },
  motorVehicle: {
    licenses: [{ state: 'TX', number: 'A1234567', expiresOn: '2029-01-31' }],
    wasDenied: false,
    wasSuspended: true,
    explanation: 'A fine that I paid late',
  },
  qualification: {
    legal: true,
    english: true,
    drugOrAlcoholTests: false,
    documentation: null,
    experience: 'moreThan3Years',
    hasAccidents: false,
    hasViolations: true,
  },
};

/** A driver with a half-completed application. */
async function anApplicant(): Promise<string> {
  const none = emptyPipeline('');
  const driverId = await aDriver(api.db, {
    user: { email_confirmed_at: at },
    driver: { endorsements: ['T', 'N'] },
    state: {
      stage: 'Processing',
      tasks: { ...none.tasks, photo: 'rejected', compliance: 'pending' },
      documents: {
        ...none.documents,
        driverLicense: { status: 'approved', fileId: newId() },
        dotMedicalCard: { status: 'rejected', fileId: newId() },
      },
    },
  });
  await storeCompliance({ db: api.db, vault: testVault }, driverId, { answers, ssn: '219099999', at: new Date(at) });
  await sendBack(driverId, 'photo', { type: 'taskRejected', reason: 'unreadable' });
  await sendBack(driverId, 'dotMedicalCard', { type: 'documentRefused', reason: null });
  return driverId;
}

let seq = 1;
const sendBack = (driverId: string, about: string, { type, reason }: { type: string; reason: string | null }) =>
  api.db.transaction((trx) =>
    appendEvents(trx, {
      workflowId: driverPipelineWorkflowId(driverId),
      runId: newId(),
      scope: { organizationId: null, orderId: null, driverId },
      events: [
        {
          seq: (seq += 1),
          type,
          at,
          actor: { kind: 'ops', userId: newId() },
          updateId: newId(),
          reason,
          noteId: null,
          snapshot: { about },
        },
      ],
    }),
  );

describe('the record of a driver', () => {
  it('is returned by GET /api/user as entered, with the status of each section', async () => {
    const driverId = await anApplicant();
    const violationId = await aHistoryItem(api.db, { driverId, kind: 'violation' });
    await aHistoryItem(api.db, { driverId, kind: 'accident' });

    const { checklist, motorVehicle, qualification, verification, violations } = await read(driverId);

    // The endorsements that search and matching read, not those of the form only.
    expect(checklist).toEqual({ endorsements: ['T', 'N'], twicExpiration: '2028-05-31', hazmatExpiration: null });
    expect(motorVehicle).toEqual(answers.motorVehicle);
    expect(qualification).toEqual(answers.qualification);
    expect(violations).toMatchObject([{ _id: violationId, startDate: '2025-02-03', charge: 'speeding' }]);
    const initial = { status: 'initial', reason: null, note: null };
    expect(verification).toEqual({
      phone: initial,
      documents: {
        status: 'initial',
        reason: null,
        note: null,
        driverLicense: { status: 'approved', reason: null, note: null },
        backDriverLicense: initial,
        dotMedicalCard: { status: 'rejected', reason: 'infected', note: null },
        mvr: initial,
      },
      compliance: { status: 'pending', reason: null, note: null },
      photo: { status: 'rejected', reason: 'unreadable', note: null },
      schedule: initial,
      reference: initial,
      employmentHistory: initial,
      residenceHistory: initial,
      militaryService: initial,
      drivingSchool: initial,
      unemploymentPeriod: initial,
    });
  });

  it('never contains the Social Security number, and is not part of the sign-in', async () => {
    const driverId = await anApplicant();
    const token = await anAccessToken(api.db, driverId);

    const own = await as(api.app, token).get('/api/user').expect(200);
    const changed = await as(api.app, token).patch('/api/user').send({ theme: 'dark' }).expect(200);

    expect(own.text).not.toMatch(/219-?09-?9999|219099999/);
    expect(own.get('Cache-Control')).toBe('no-store');
    expect(own.text).toContain('A1234567');
    expect(changed.text).not.toContain('A1234567');
    expect(changed.body).not.toHaveProperty('motorVehicle');
  });

  it('contains the known data before the compliance form is started', async () => {
    const driverId = await aDriver(api.db, { driver: { stated_experience: 'from1YearTo3Years' } });

    expect(await read(driverId)).toMatchObject({
      checklist: { endorsements: ['T'], twicExpiration: null },
      qualification: { legal: null, experience: 'from1YearTo3Years', hasAccidents: null, hasViolations: null },
      motorVehicle: null,
      violations: [],
    });
  });

  it('is visible to the driver only; staff have none', async () => {
    await anApplicant();
    const other = await aDriver(api.db);
    const { id: member } = await aUser(api.db);

    const [theirs, staff] = [await read(other), await read(member)];

    expect(theirs).toMatchObject({ _id: other, motorVehicle: null, violations: [] });
    expect(staff).toMatchObject({
      checklist: null,
      verification: null,
      qualification: null,
      motorVehicle: null,
      violations: null,
    });
  });
});
