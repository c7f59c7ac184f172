import type { Locator, Page } from '@playwright/test';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import type { OwnAccesses } from '#domain/dq-access/schema';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import type { DriverCards } from '#domain/drivers/schema';
import type { OrderList } from '#domain/job-orders/schema';
import { DESKTOP, PHONE } from '../../lab/tour/browser';
import type { DemoUsers } from '../../lab/tour/demo-users';
import { apiGet, apiSend, type Person, signIn } from '../../lab/tour/people';
import { createReaderLink, openRoom, recordRequest, viewFirstDocument } from './support/audits';
import { type FreshOrder, makeFreshOrder } from './support/fresh-order';
import { emailTo } from './support/inbox';
import { expect, test } from './support/test';
import { fillAnswer, openVerification, readToEnd, sendForm, signByName } from './support/verification';

/** A certified driver, found by the search, without an employment and without a request of the carrier: a second has to wait. */
async function findDriver(address: string, { hr, ops }: DemoUsers): Promise<Person> {
  const { _id: organizationId = '', name: own } = hr.user.organization ?? {};
  const path = `/api/job-order/active/organization/${organizationId}?limit=100`;
  for (const { _id: orderId } of (await apiGet<OrderList>(address, hr, path)).data) {
    const body = { orderId, miles: 100 };
    const { data } = await apiSend<DriverCards>({ baseUrl: address, person: hr }, '/api/drivers/search', body);
    for (const { _id } of data.filter(({ inviteRefusal }) => inviteRefusal === null)) {
      const { email, hires, isReadyForDispatch } = await apiGet<OpsDriver>(address, ops, `/api/ops/drivers/${_id}`);
      const driver = await signIn(address, { email, password: hr.password });
      const accesses = await apiGet<OwnAccesses>(address, driver, '/api/driver/dq-accesses');
      if (isReadyForDispatch && hires.length === 0 && accesses.data.every(({ carrier }) => carrier !== own))
        return driver;
    }
  }
  throw new Error('The demo has no such driver');
}

/** The driver accepts the carrier's invitation, so that the carrier reviews the driver. */
async function comeToReview(address: string, { recruiter }: DemoUsers, { orderId, driver }: FreshOrder) {
  const invitation = { driverId: driver.user._id, jobOrderId: orderId };
  await apiSend({ baseUrl: address, person: recruiter }, '/api/job-order/fleet-job-request', invitation);
  const own = { baseUrl: address, person: driver };
  const { data } = await apiGet<{ data: DriverApplicationView[] }>(address, driver, '/api/driver/candidacies');
  const application = data.find((each) => each.orderId === orderId);
  const body = { round: application?.round };
  await apiSend(own, `/api/driver/candidacies/${application?.candidacyId ?? ''}/accept-invite`, body);
}

/** Only the screen hides the closed sections of the file, and the panels in them. */
async function expectClosedSectionsOnPaper(page: Page, file: Locator) {
  const texts = [file.getByText('Company phone').first(), file.getByText(/^Signed /).first()];
  for (const text of texts) await expect(text).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const text of texts) await expect(text).toBeVisible();
  await expect(page.getByRole('heading', { name: 'DQ review' })).toBeHidden();
  await page.emulateMedia({ media: null });
}

test("a driver's file goes from the carrier's request to the auditor, and the driver sees who read it", async ({
  address,
  users,
  pageOf,
  browser,
}) => {
  const drivers = [await findDriver(address, users)];
  const order = await makeFreshOrder(address, { ...users, drivers }, `File to the auditor ${String(Date.now())}`);
  await comeToReview(address, users, order);
  const { user } = order.driver;
  const name = `${user.firstName} ${user.lastName}`;
  const carrier = users.hr.user.organization?.name ?? '';
  const employer = `Prairie Wind ${String(Date.now())}`;
  const email = `records.${String(Date.now())}@example.com`;
  const agency = `Audit office ${String(Date.now())}`;
  const desk = await pageOf(users.hr);
  const phone = await pageOf(order.driver, { screen: PHONE });

  await test.step('HR requests access to the file', async () => {
    await desk.goto(`/business/driver/${user._id}/profile`);
    await desk.getByRole('button', { name: 'Request access' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Why do you need the file?').fill('We want to hire you for the night run');
    await dialog.getByRole('button', { name: 'Request access' }).click();
    await expect(desk.getByText(`${name} was asked for access`)).toBeVisible();
  });

  await test.step('the driver reads the reason and grants access on a phone', async () => {
    await phone.goto('/driver/access');
    await expect(phone.getByText('We want to hire you for the night run')).toBeVisible();
    await phone.getByRole('button', { name: `Grant access: ${carrier}` }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Grant access' }).click();
    await expect(phone.getByText(`${carrier} has access now`)).toBeVisible();
  });

  const office = await pageOf(users.safety);
  await test.step('SAFETY opens the file and approves the driver', async () => {
    await office.goto('/business/dq-review/awaiting-review');
    const row = office.getByRole('row').filter({ hasText: order.title });
    await row.getByRole('button', { name: /^Driver file/ }).click();
    const file = office.getByRole('dialog');
    await expect(file.getByRole('list', { name: 'Timeline' })).toBeVisible();
    await expectClosedSectionsOnPaper(office, file);
    await office.keyboard.press('Escape');
    await expect(file).toHaveCount(0);
    await row.getByRole('button', { name: /^Approve/ }).click();
    await office.goto('/business/dq-review/approved');
    await expect(office.getByRole('row').filter({ hasText: order.title })).toBeVisible();
  });

  await test.step('HR exports the file and reads the email', async () => {
    await desk.goto(`/business/dq-review/approved?file=${user._id}`);
    await desk.getByRole('button', { name: 'Export PDF' }).click();
    const dialog = desk.getByRole('dialog').last();
    await expect(dialog.getByText(users.hr.email)).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    const { attachments } = await emailTo(users.hr.email, `Driver file of ${name}`);
    expect(attachments).toEqual([expect.stringMatching(/\.pdf$/)]);
  });

  await test.step('HR asks a past employer, with the consent of the driver', async () => {
    const panel = await openVerification(desk, user._id);
    await panel.getByRole('button', { name: /^Start verification/ }).click();
    const dialog = desk.getByRole('dialog').last();
    await dialog.getByLabel('Past employer').fill(employer);
    await dialog.getByLabel(/^Email/).fill(email);
    await dialog.getByRole('button', { name: 'Start verification' }).click();
    await expect(panel.getByText('Waiting for consent')).toBeVisible();
    await phone.goto('/driver/verifications');
    await phone.getByRole('link', { name: new RegExp(`^Read and sign: ${employer}`) }).click();
    await readToEnd(phone);
    await signByName(phone, name);
    await phone.getByText(/^I have read this, and I agree/).click();
    await phone.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(phone.getByText(`${carrier} can ask ${employer} now`)).toBeVisible();
  });

  await test.step('the past employer answers by link', async () => {
    const visitor = await pageOf(undefined, { screen: PHONE });
    await visitor.goto((await emailTo(email, 'requests an employment verification')).link);
    await fillAnswer(visitor);
    await signByName(visitor, 'Pat Doyle');
    await visitor.getByLabel('Your job title').fill('Safety director');
    await sendForm(visitor, 'Sign and send answer');
    await expect(visitor.getByRole('heading', { name: 'Answer sent' })).toBeVisible();
  });

  await test.step('the driver disputes the answer', async () => {
    await phone.goto('/driver/verifications');
    await phone.getByRole('link', { name: new RegExp(`^Read the answer: ${employer}`) }).click();
    await phone.getByRole('button', { name: 'Request correction' }).click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByLabel(/^What is wrong/).fill('I left in May, not in January');
    await dialog.getByRole('button', { name: 'Request correction' }).click();
    await expect(phone.getByRole('region', { name: 'You asked for a correction' })).toBeVisible();
  });

  await test.step('the driver is employed, and SAFETY gives an auditor a link to the records', async () => {
    const employment = { appliedOn: null, startedOn: null, type: null, isMultipleEmployer: null, isFurnished: null };
    await apiSend({ baseUrl: address, person: users.ops }, `/api/ops/drivers/${user._id}/employments`, {
      ...employment,
      organizationId: users.hr.user.organization?._id,
      hiredOn: '2026-11-02',
      endedOn: null,
      endReason: null,
    });
    await recordRequest(office, agency, name);
    await expect(office.getByRole('button', { name: 'Download packet' })).toBeVisible();
  });

  await test.step('the auditor opens the packet and a document in it', async () => {
    const secrets = await createReaderLink(office, 'Inspector Ortiz');
    const context = await browser.newContext({ viewport: DESKTOP, baseURL: address });
    const room = await context.newPage();
    await openRoom(room, secrets);
    await room.getByRole('button', { name: new RegExp(`^1\\. .*${user.lastName}`) }).click();
    await viewFirstDocument(room);
    await context.close();
  });

  await test.step('the driver sees every reader of the file', async () => {
    await phone.goto('/driver/access');
    const log = phone.getByRole('list', { name: 'Views of your file' });
    await expect(log.getByText(`${agency}, an auditor of ${carrier}`).first()).toBeVisible();
    await expect(log.getByText('Your driver file, exported as PDF').first()).toBeVisible();
    await expect(log.getByText(`A past employer, for ${carrier}`).first()).toBeVisible();
  });
});
