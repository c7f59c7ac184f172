import type { ComplianceView } from '#domain/compliance/schema';
import { signingKinds } from '#domain/compliance/steps';
import { emptySchedule } from '#domain/driver-histories/week';
import { requiredDocuments } from '#domain/driver-pipeline/tasks';
import { aCompliance, aSignature } from '../builders/compliance';
import { wholeItems } from '../builders/histories';
import { aSignUp } from '../builders/sign-up';
import { eventually } from '../eventually';
import { expectOk } from '../hiring/hiring-api';
import { newestCode } from '../links';
import { aPhonePicture, aPng } from '../pictures';
import type { EmptyProduct, SignedIn } from './empty-product';

/** A driver who signed up. */
export interface NewDriver extends SignedIn {
  readonly phone: string;
}

const root = '/api/driver-profile/verification';

/** Signs up, opens the link in the email and answers the pre-qualification questions. */
export async function signUpDriver(product: EmptyProduct, firstName: string): Promise<NewDriver> {
  const form = aSignUp({ firstName, middleName: 'Lee' });
  await product.post('/api/auth/applicant/signUp', form).expect(202);
  const driver = { ...(await product.openLink(form.email, form.password)), phone: form.phone };
  const answers = {
    birthDate: '1990-04-02',
    licenseClass: 'driverLicenseClassA',
    endorsements: ['N'],
    transmissions: ['manual'],
    experience: 'moreThan3Years',
  };
  // The confirmation reaches the pipeline through the outbox.
  await eventually(() => expectOk(driver.post('/api/driver/pre-qualification').send(answers)));
  return driver;
}

const home = { ...wholeItems.residence, city: 'Long Beach', state: 'CA', postalCode: '90802' };
const nights = { ...emptySchedule.days.mo, isAvailable: true, from: 20, to: 6 };
const schedule = {
  scheduleType: 'SHIFT_TYPE',
  shiftType: 'Night',
  numberOfHoursPerWeek: 50,
  days: { ...emptySchedule.days, mo: nights, tu: nights },
  preferences: { freightLevels: ['no-touch'], freightTypes: ['Reefer'], homeTime: 'weekly' },
};
const references = [
  { name: 'Ana Ortiz', phone: '(562) 555-0181', email: '', company: 'Harbor Haul', relationship: 'supervisor' },
  { name: 'Lee Park', phone: '(562) 555-0182', email: '', company: '', relationship: 'coworker' },
];

/** Completes every task of the application with the calls that its pages send. */
export async function completeApplication(product: EmptyProduct, driver: NewDriver): Promise<void> {
  const { phone } = driver;
  await driver.post(`${root}/phone`).send({ phone }).expect(204);
  await driver
    .put(`${root}/phone`)
    .send({ phone, code: await newestCode(product.db, phone) })
    .expect(204);
  await driver.put(`${root}/schedule`).send(schedule).expect(200);
  await driver.put(`${root}/references/submit`).send({ references }).expect(200);
  await driver
    .put(`${root}/residenceHistory/submit`)
    .send({ histories: [home], sameAddress: true })
    .expect(200);
  await driver
    .put(`${root}/employmentHistory/submit`)
    .send({ histories: [wholeItems.employment], commercialEmployersListed: true })
    .expect(200);
  await sendFiles(driver);
  await signCompliance(driver);
}

async function sendFiles(driver: NewDriver): Promise<void> {
  const upload = (path: string, file: Buffer) =>
    driver.post(`${root}/${path}`).set('Content-Type', 'application/octet-stream').send(file).expect(201);
  for (const type of requiredDocuments) {
    await upload(`upload-document?type=${type}&expiresOn=2099-03-01`, await aPng());
  }
  await upload('uploadAvatar', await aPhonePicture());
}

async function signCompliance(driver: NewDriver): Promise<void> {
  const checklist = { endorsements: ['N', 'TC'], twicExpiration: '2099-05-31' };
  const saved = await driver
    .post(`${root}/compliance`)
    .send({ ...aCompliance, checklist })
    .expect(200);
  for (const { textId } of (saved.body as ComplianceView).documents) {
    for (const part of ['opened', 'end']) {
      await driver.post(`${root}/compliance/readings`).send({ textId, part }).expect(204);
    }
  }
  const view = (await driver.get(`${root}/compliance`).expect(200)).body as ComplianceView;
  for (const kind of signingKinds) {
    const signature = aSignature(view, kind, { fullName: 'Sam Lee Rivera' });
    await driver.post(`${root}/signature-file`).send(signature).expect(200);
  }
}
