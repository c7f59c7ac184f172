import type { Locator, Page } from '@playwright/test';
import { PHONE } from '../../lab/tour/browser';
import { apiSend, type Person } from '../../lab/tour/people';
import { select } from '../../lab/tour/select';
import { lightJob } from '../support/builders/light-job';
import { makeFreshOrder, maskedName } from './support/fresh-order';
import { pressByKeyboard, tabTo, typeByKeyboard } from './support/keyboard';
import { expect, test } from './support/test';

/** A reload removes the mark. The console never polls, so what appears without one was announced by the server. */
const mark = (page: Page) => page.evaluate("document.documentElement.dataset.mark = 'same page'");
const isSamePage = (page: Page) => page.evaluate("document.documentElement.dataset.mark === 'same page'");

const flow = (orderId: string, stage: string, tab = '') =>
  `/business/job-order/${orderId}/hiring-flow/${stage}${tab === '' ? '' : `?tab=${tab}`}`;

/** Presses a row's action: its own button or an entry of its menu. */
async function command(row: Locator, label: string | RegExp) {
  const button = row.getByRole('button', { name: label, exact: true });
  await row.waitFor();
  if (!(await button.isVisible())) await pressByKeyboard(row.getByRole('button', { name: /^More actions/ }));
  await pressByKeyboard(button);
}

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Opens the file of a hired driver from the hiring page; returns the id of the employment. */
async function openFile(page: Page, { orderId, name }: { orderId: string; name: string }): Promise<string> {
  await page.goto(flow(orderId, 'hiredDrivers'));
  await pressByKeyboard(page.getByRole('article', { name }).getByRole('link', { name: "Open the driver's file" }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const [, id = ''] = /\/business\/files\/([^/?]+)/.exec(page.url()) ?? [];
  return id;
}

/** HR enters facts of a job to which few rules apply; the story of the driver's file completes one by hand. */
async function completeFile({ address: baseUrl, hr: person }: { address: string; hr: Person }, employmentId: string) {
  const path = `/api/business/employments/${employmentId}`;
  const details = { appliedOn: null, startedOn: null, type: 'employee', isMultipleEmployer: false, isFurnished: false };
  await apiSend({ baseUrl, person, method: 'PUT' }, path, details);
  await apiSend({ baseUrl, person }, `${path}/stated-facts`, { from: '2026-01-01', facts: lightJob });
}

test('a carrier takes a driver from search to the end of the assignment, live on both sides', async ({
  address,
  users,
  pageOf,
}) => {
  const title = `Night linehaul ${Date.now()}`;
  const { orderId, driver } = await makeFreshOrder(address, users, title);
  const { firstName, lastName } = driver.user;
  const wholeName = `${firstName} ${lastName}`;

  const recruiter = await pageOf(users.recruiter);
  const hr = await pageOf(users.hr);
  const phone = await pageOf(driver, { screen: PHONE });
  await phone.goto('/driver/applications');
  await phone.getByRole('heading', { level: 1 }).waitFor();
  await hr.goto(flow(orderId, 'reviewDrivers'));
  await hr.getByText("You don't have any drivers to review yet").waitFor();
  await mark(phone);
  await mark(hr);
  const card = phone.getByRole('article', { name: title });
  const inReview = hr.getByRole('article', { name: wholeName });

  await test.step('the recruiter searches and invites', async () => {
    await recruiter.goto(`${flow(orderId, 'inviteDrivers')}?name=${maskedName(driver)}&miles=100`);
    const row = recruiter.getByRole('article', { name: `${maskedName(driver)}.` }).first();
    await expect(row).toBeVisible();
    await expect(recruiter.getByText(wholeName)).toHaveCount(0);
    await command(row, 'Invite to job');
    await expect(recruiter.getByRole('tab', { name: 'Invited 1' })).toBeVisible();
    await expect(card.getByText('Invited · day 1 of 3 · your turn')).toBeVisible();
  });

  await test.step('the driver accepts and HR approves', async () => {
    await recruiter.goto(flow(orderId, 'reviewDrivers'));
    await recruiter.getByText("You don't have any drivers to review yet").waitFor();
    await mark(recruiter);
    await pressByKeyboard(card.getByRole('button', { name: 'Accept the invitation' }));
    await expect(card.getByText(/^In review ·/)).toBeVisible();
    await expect(inReview).toBeVisible();
    const row = recruiter.getByRole('article', { name: wholeName });
    await expect(row.getByText('Pending safety approval').first()).toBeVisible();
    await command(inReview, 'Approve for interview');
    await expect(inReview.getByRole('button', { name: 'Invite to interview' })).toBeVisible();
    await expect(card.getByText(/^Approved for interview ·/)).toBeVisible();
  });

  await test.step('an interview is scheduled, rescheduled by the driver, and confirmed', async () => {
    const row = recruiter.getByRole('article', { name: wholeName });
    await command(row, 'Invite to interview');
    const dialog = dialogOf(recruiter);
    await typeByKeyboard(dialog.getByLabel(/Note to the driver/), 'Ask for Dana at the gate');
    await pressByKeyboard(dialog.getByRole('button', { name: 'Invite to interview' }));
    await expect(dialog).toHaveCount(0);
    await expect(card.getByText('Ask for Dana at the gate')).toBeVisible();
    await recruiter.goto(flow(orderId, 'reviewDrivers', 'interview'));
    await expect(row.getByText(/awaiting the driver's response/)).toBeVisible();
    await mark(recruiter);

    await pressByKeyboard(card.getByRole('button', { name: 'Propose another time' }));
    const proposal = dialogOf(phone);
    const input = proposal.getByLabel('Date and time that work for you');
    await expect(input).toHaveValue('');
    const later = `${new Date(Date.now() + 6 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)}T10:00`;
    await tabTo(input);
    await input.fill(later);
    await pressByKeyboard(proposal.getByRole('button', { name: 'Send this time' }));
    await expect(proposal).toHaveCount(0);
    await expect(row.getByText(/the driver proposes/)).toBeVisible();

    await command(row, /^Confirm /);
    await expect(row.getByText(/, accepted$/)).toBeVisible();
    await expect(card.getByText(/your interview\. The carrier decides/)).toBeVisible();
  });

  await test.step('the driver is hired, accepts the start date, and starts once the file is complete', async () => {
    const row = recruiter.getByRole('article', { name: wholeName });
    await command(row, 'Hire');
    const dialog = dialogOf(recruiter);
    // The interview is in the future, so the dialog asks for confirmation. Starting today begins the assignment right away.
    await pressByKeyboard(dialog.getByRole('button', { name: 'Hire now' }));
    const startDate = dialog.getByLabel('Start date');
    await startDate.fill((await startDate.getAttribute('min')) ?? '');
    await dialog.getByLabel(/^Rate per (?:hour|mile|day)/).fill('500');
    await pressByKeyboard(dialog.getByRole('button', { name: 'Hire', exact: true }));
    await expect(dialog).toHaveCount(0);
    await expect(card.getByRole('link', { name: 'Accept the start date' })).toBeVisible();
    await recruiter.goto(flow(orderId, 'hiredDrivers'));
    await expect(row.getByText(/awaiting the driver's response/)).toBeVisible();
    await mark(recruiter);
    await pressByKeyboard(card.getByRole('link', { name: 'Accept the start date' }));
    await pressByKeyboard(phone.getByRole('button', { name: 'Accept and sign later' }));
    await expect(card.getByText(/^Next: sign your application to/)).toBeVisible();
    await expect(row.getByText("HR or Safety completes the driver's file before the first drive")).toBeVisible();
    expect(await isSamePage(hr)).toBe(true);
    await completeFile({ address, hr: users.hr }, await openFile(hr, { orderId, name: wholeName }));
    await expect(card.getByText(/^On assignment/)).toBeVisible();
    await expect(row.getByText('On assignment')).toBeVisible();
  });

  await test.step('the assignment ends', async () => {
    const row = recruiter.getByRole('article', { name: wholeName });
    await command(row, 'End assignment');
    const dialog = dialogOf(recruiter);
    await pressByKeyboard(dialog.getByRole('button', { name: 'End assignment' }));
    await expect(dialog).toHaveCount(0);
    await expect(row.getByText(/^Ended by your team/)).toBeVisible();
    await expect(card.getByText('Assignment ended', { exact: true })).toBeVisible();
  });

  for (const page of [phone, recruiter]) expect(await isSamePage(page)).toBe(true);
});

test('a driver applies for a job, the carrier passes with a reason, and the driver sees it', async ({
  address,
  users,
  pageOf,
}) => {
  const title = `Local P&D days ${Date.now()}`;
  const { orderId, driver } = await makeFreshOrder(address, users, title);
  const recruiter = await pageOf(users.recruiter);
  const phone = await pageOf(driver, { screen: PHONE });
  await recruiter.goto(flow(orderId, 'inviteDrivers', 'requests'));
  await recruiter.getByText("You don't have any request from drivers").waitFor();

  await phone.goto(`/driver/jobs/${orderId}`);
  await pressByKeyboard(phone.getByRole('button', { name: 'Apply for this job' }));
  await pressByKeyboard(dialogOf(phone).getByRole('button', { name: 'Yes, apply' }));
  await expect(phone.getByText('Application sent')).toBeVisible();
  const row = recruiter.getByRole('article', { name: driver.user.firstName });
  await expect(row).toBeVisible();
  await phone.getByRole('link', { name: 'Applied: see your application' }).click();
  const card = phone.getByRole('article', { name: title });
  await expect(card.getByText(/^Applied · day 1 of 2 · their turn/)).toBeVisible();

  await command(row, 'Pass');
  const dialog = dialogOf(recruiter);
  await select(dialog.getByLabel(/^Reason/), 'Position closed');
  await pressByKeyboard(dialog.getByRole('button', { name: 'Pass', exact: true }));
  await expect(dialog).toHaveCount(0);
  // Nothing is sent while the undo is offered; closing the message sends it.
  await expect(recruiter.getByRole('button', { name: 'Undo' })).toBeVisible();
  await pressByKeyboard(recruiter.getByRole('button', { name: 'Dismiss' }).last());

  await expect(card.getByText(/the position was closed/)).toBeVisible();
});

test('a form keeps its content when the connection is lost, and the page updates afterwards', async ({
  address,
  users,
  pageOf,
}) => {
  const title = `Regional reefer ${Date.now()}`;
  const { orderId, driver } = await makeFreshOrder(address, users, title);
  const recruiter = await pageOf(users.recruiter);
  await recruiter.goto(`${flow(orderId, 'inviteDrivers')}?name=${maskedName(driver)}&miles=100`);
  const row = recruiter.getByRole('article', { name: driver.user.firstName }).first();
  await command(row, 'Invite to job');
  await expect(recruiter.getByRole('tab', { name: 'Invited 1' })).toBeVisible();
  const phone = await pageOf(driver, { screen: PHONE });
  await phone.goto('/driver/applications');
  const card = phone.getByRole('article', { name: title });
  await card.getByRole('button', { name: 'Decline', exact: true }).click();
  const dialog = dialogOf(phone);
  await dialog.getByLabel(/In your own words/).fill('Too far from home for me');

  await phone.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('You were offline. Nothing was sent.');
  await expect(dialog.getByLabel(/In your own words/)).toHaveValue('Too far from home for me');
  await phone.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click();

  await expect(phone.getByText('Invitation declined')).toBeVisible();
  await expect(card.getByText('“Too far from home for me”')).toBeVisible();
});
