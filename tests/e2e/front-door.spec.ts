import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { createDatabase } from '#db/core/handle';
import { PHONE } from '../../lab/tour/browser';
import { signIn } from '../../lab/tour/people';
import { exceptions, relevantColumns, unwrittenColumns } from '../support/front-door/columns';
import {
  answerPreQualification,
  type Applicant,
  backToHub,
  confirmPhone,
  newApplicant,
  openTask,
  PASSWORD,
  register,
  sendDocuments,
  sendEmploymentHistory,
  sendPhoto,
  sendReferences,
  sendResidenceHistory,
  type Session,
} from './support/applying';
import {
  acceptInvitation,
  activateCarrier,
  inviteColleague,
  type NewCarrier,
  registerCarrier,
  STAFF_PASSWORD,
} from './support/carrier-sign-up';
import { makeDocumentImages } from './support/document-images';
import { createOpsAdmin, emptyDatabase } from './support/front-door/empty-product';
import { type FilterAnswers, isFound } from './support/front-door/filters';
import { addFirstFacility } from './support/front-door/first-facility';
import { postOrder } from './support/front-door/post-order';
import { touch } from './support/input';
import { acceptResults, certify, openDriver, recordCall, reviewFile } from './support/reviewing';
import { completeCompliance } from './support/signing';
import { test } from './support/test';
import { readToEnd, signByName } from './support/verification';

// An empty product: everyone in this story signs up or is invited.
test.use({ address: process.env['EMPTY_BASE_URL'] ?? '' });

/** Null while the driver still works in the last job, as here. `search-by-application.test.ts` covers a driver who stopped. */
const STILL_DRIVES = 'drivers.last_drove_on';

const flow = (orderId: string, stage: string, tab = '') =>
  `/business/job-order/${orderId}/hiring-flow/${stage}${tab === '' ? '' : `?tab=${tab}`}`;

test('an empty product reaches its first hire through sign-up and invitations only', async ({ address, pageOf }) => {
  const stamp = String(Date.now());
  const staff = (name: string) => ({ firstName: name, lastName: 'Flores', email: `${name}.${stamp}@harbor.example` });
  const carrier: NewCarrier = {
    ...staff('Ana'),
    company: `Harbor Lines ${stamp}`,
    usdot: stamp.slice(-7),
    zip: '90813',
  };
  const hr = staff('Hugo');
  const recruiter = staff('Rita');
  const applicant = newApplicant();

  const opsAdmin = await test.step('an operations account is created by command', createOpsAdmin);
  const ops = await pageOf(opsAdmin);
  const admin = await pageOf(undefined);
  const hrPage = await pageOf(undefined);
  const recruiterPage = await pageOf(undefined);

  await test.step('a carrier registers and is activated', async () => {
    await registerCarrier(admin, carrier);
    await activateCarrier(ops, carrier.company);
    await acceptInvitation(admin, carrier.email, 'is active on Gladhand');
  });
  await test.step('the administrator invites HR and a recruiter', async () => {
    await inviteColleague(admin, hr, 'HR');
    await acceptInvitation(hrPage, hr.email);
    await inviteColleague(admin, recruiter, 'Recruiter');
    await acceptInvitation(recruiterPage, recruiter.email);
  });

  const asRecruiter = await signIn(address, { email: recruiter.email, password: STAFF_PASSWORD });
  await addFirstFacility(address, asRecruiter);
  const orderId = await test.step('the recruiter posts an order and operations accept it', () =>
    postOrder({ recruiter: recruiterPage, ops, address, asRecruiter }));

  const driver = { page: await pageOf(undefined, { screen: PHONE }), input: touch };
  await test.step('a driver signs up and answers the pre-qualification questions', async () => {
    await register(driver, applicant);
    await answerPreQualification(driver, {
      licenseClass: 'Class B',
      ticked: ['Tank vehicles (N)', 'Automatic'],
    });
  });
  const { user } = await signIn(address, { email: applicant.email, password: PASSWORD });
  const search = { baseUrl: address, recruiter: asRecruiter, orderId };
  await test.step('carriers can find the driver unless availability is off', async () => {
    expect(await isFound(search, user._id)).toBe(true);
    await switchAvailability(driver, false);
    await expect.poll(() => isFound(search, user._id)).toBe(false);
    await switchAvailability(driver, true);
    await expect.poll(() => isFound(search, user._id)).toBe(true);
    expect(await isFound(search, user._id, { haulCertifiedOnly: true })).toBe(false);
  });

  const images = await makeDocumentImages('front', 'back', 'card', 'photo');
  const name = `Sam ${applicant.lastName}`;
  await test.step('the driver completes the application', async () => {
    await confirmPhone(driver, applicant);
    await sendNightSchedule(driver);
    await sendReferences(driver);
    await sendResidenceHistory(driver);
    await sendEmploymentHistory(driver);
    await sendDocuments(driver, {
      "Driver's license, front": images['front'] ?? '',
      "Driver's license, back": images['back'] ?? '',
      'DOT medical card': images['card'] ?? '',
    });
    await sendPhoto(driver, images['photo'] ?? '');
    await completeCompliance(driver, name);
    await backToHub(driver);
  });
  await test.step('operations call, review and certify', async () => {
    const operations = { page: ops, input: touch };
    await openDriver(operations, name);
    await recordCall(operations);
    await reviewFile(operations);
    await acceptResults(operations);
    await certify(operations);
    await driver.page.waitForURL('**/driver/home');
  });

  await test.step('every filter includes or excludes the driver by their answers', async () => {
    expect(await isFound(search, user._id, { haulCertifiedOnly: true })).toBe(true);
    for (const [filter, { finds, misses }] of Object.entries(answersOf(applicant))) {
      expect({ filter, finds: await isFound(search, user._id, finds) }).toEqual({ filter, finds: true });
      expect({ filter, misses: await isFound(search, user._id, misses) }).toEqual({ filter, misses: false });
    }
  });
  await test.step('the driver is invited, reviewed, interviewed and hired', () =>
    hire({ recruiter: recruiterPage, hr: hrPage, driver: driver.page }, { orderId, applicant, driverId: user._id }));
  await test.step('every column that decides eligibility is filled', async () => {
    const db = createDatabase(emptyDatabase(), { pool: 1 });
    try {
      const columns = relevantColumns().filter((column) => !(column in exceptions) && column !== STILL_DRIVES);
      expect(await unwrittenColumns(db, columns)).toEqual([]);
    } finally {
      await db.destroy();
    }
  });
});

/** This driver's answers: a search per filter that must match and one that must not. */
const answersOf = ({ lastName }: Applicant): FilterAnswers => ({
  driverClass: {
    finds: { filters: { driverClass: ['driverLicenseClassC'] } },
    misses: { filters: { driverClass: ['driverLicenseClassA'] } },
  },
  transmission: {
    finds: { filters: { transmission: ['automatic'] } },
    misses: { filters: { transmission: ['manual'] } },
  },
  endorsements: { finds: { filters: { endorsements: ['N'] } }, misses: { filters: { endorsements: ['P'] } } },
  freightLevel: {
    finds: { filters: { freightLevel: ['no-touch'] } },
    misses: { filters: { freightLevel: ['heavy-unload'] } },
  },
  freightType: { finds: { filters: { freightType: ['Reefer'] } }, misses: { filters: { freightType: ['Flatbed'] } } },
  shift: { finds: { filters: { shift: ['Night'] } }, misses: { filters: { shift: ['AM', 'PM'] } } },
  miles: { finds: { miles: 30 }, misses: { miles: 0 } },
  search: { finds: { search: `Sam ${lastName.charAt(0)}` }, misses: { search: 'Samantha' } },
});

/** Sends a schedule with night shifts and no-touch reefer freight. */
async function sendNightSchedule({ page, input }: Session) {
  await openTask({ page, input }, /^Schedule/, 'Schedule');
  await input.choose(page.getByLabel('What kind of schedule do you want?'), 'By shift');
  await input.choose(page.getByLabel('Shift', { exact: true }), 'Nights');
  await input.tick(page.getByLabel('Monday', { exact: true }));
  await input.tick(page.getByLabel('No touch'));
  await input.tick(page.getByLabel('Reefer'));
  await input.press(page.getByRole('button', { name: 'Next: times' }));
  await input.press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Your application' })).toBeVisible();
}

interface Sides {
  recruiter: Page;
  hr: Page;
  driver: Page;
}

/** Hires the driver on the pages, from the invitation to the accepted start date. */
async function hire(
  { recruiter, hr, driver }: Sides,
  { orderId, applicant, driverId }: { orderId: string; applicant: Applicant; driverId: string },
) {
  const wholeName = `Sam ${applicant.lastName}`;
  const press = async (page: Page, label: string) =>
    page.getByRole('button', { name: label, exact: true }).first().click();
  /** Waits for the response, because the other side's page is opened next. */
  const decide = async (page: Page, label: string) => {
    await press(page, label);
    await expect(page.getByRole('button', { name: label, exact: true })).toHaveCount(0);
  };
  const inDialog = async (page: Page, label: string) => {
    await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await recruiter.goto(flow(orderId, 'inviteDrivers'));
  const found = recruiter.getByRole('article').filter({ has: recruiter.locator(`a[href*="${driverId}"]`) });
  await found.getByRole('button', { name: 'Invite to job' }).click();
  await expect(recruiter.getByRole('tab', { name: 'Invited 1' })).toBeVisible();
  await driver.goto('/driver/applications');
  await decide(driver, 'Accept the invitation');
  await hr.goto(flow(orderId, 'reviewDrivers'));
  await decide(hr, 'Approve for interview');
  await recruiter.goto(flow(orderId, 'reviewDrivers'));
  await press(recruiter, 'Invite to interview');
  await inDialog(recruiter, 'Invite to interview');
  await decide(driver, 'Accept the interview');
  await recruiter.goto(flow(orderId, 'reviewDrivers', 'interview'));
  await expect(recruiter.getByRole('article', { name: wholeName }).getByText(/, accepted$/)).toBeVisible();
  await press(recruiter, 'Hire');
  await recruiter.getByRole('dialog').getByRole('button', { name: 'Hire now' }).click();
  await recruiter
    .getByRole('dialog')
    .getByLabel(/^Rate per hour/)
    .fill('23');
  await inDialog(recruiter, 'Hire');
  await driver.getByRole('link', { name: 'Accept the start date' }).click();
  await readToEnd(driver);
  await signByName(driver, wholeName);
  await driver.getByRole('checkbox', { name: /^I have read this, and I apply to/ }).check();
  await driver.getByRole('button', { name: 'Sign and accept the start date' }).click();
  await expect(driver).toHaveURL(/\/driver\/applications#/);
  await recruiter.goto(flow(orderId, 'hiredDrivers'));
  await expect(recruiter.getByRole('article', { name: wholeName })).toBeVisible();
}

/** Toggles the availability switch on the driver's page. */
async function switchAvailability({ page }: Session, isAvailable: boolean) {
  const control = page.getByRole('switch', { name: 'Available for work' });
  await expect(control).toBeChecked({ checked: !isAvailable });
  await control.click();
  await expect(control).toBeChecked({ checked: isAvailable });
}
