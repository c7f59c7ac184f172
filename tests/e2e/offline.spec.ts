import type { Page, Route } from '@playwright/test';
import { PHONE } from '../../lab/tour/browser';
import { makeDocumentImages } from './support/document-images';
import { makeFreshOrder } from './support/fresh-order';
import { expect, test } from './support/test';

const BAR = 'You are offline.';
const NOTHING_SENT = 'You were offline. Nothing was sent.';

const isBroken = (page: Page) => page.getByText('The page could not be shown.');

/** Goes offline and waits for the offline bar. */
async function goOffline(page: Page) {
  await page.context().setOffline(true);
  await expect(page.getByText(BAR, { exact: true })).toBeVisible();
}

async function goOnline(page: Page) {
  await page.context().setOffline(false);
  await expect(page.getByText(BAR, { exact: true })).toHaveCount(0);
}

test('an invitation sent offline reports that nothing was sent, and can be sent again', async ({
  address,
  users,
  pageOf,
}) => {
  const { orderId, driver } = await makeFreshOrder(address, users, `Offline run ${Date.now()}`);
  const page = await pageOf(users.recruiter);
  await page.goto(`/business/job-order/${orderId}/hiring-flow/inviteDrivers?miles=100`);
  const row = page.getByRole('article', { name: driver.user.firstName }).first();
  await expect(row.getByRole('button', { name: 'Invite to job' })).toBeVisible();

  await goOffline(page);
  await row.getByRole('button', { name: 'Invite to job' }).click();
  await expect(page.getByText(NOTHING_SENT)).toBeVisible();
  await expect(isBroken(page)).toHaveCount(0);
  await expect(row).toBeVisible();

  await goOnline(page);
  await row.getByRole('button', { name: 'Invite to job' }).click();
  await expect(page.getByRole('tab', { name: 'Invited 1' })).toBeVisible();
});

test('a driver who opens Find jobs offline stays on the page, and can open it once online', async ({
  users,
  pageOf,
}) => {
  const [driver] = users.drivers;
  const page = await pageOf(driver, { screen: PHONE });
  await page.goto('/driver/applications');
  await page.getByRole('heading', { level: 1 }).waitFor();

  await goOffline(page);
  const link = page.getByRole('navigation').getByRole('link', { name: 'Find jobs' }).last();
  await link.click();
  await expect(page.getByText(/This page will open when you're back online/)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/driver/applications');
  await expect(link).toBeVisible();

  await goOnline(page);
  await link.click();
  await page.waitForURL('**/driver/jobs');
});

test('a page whose data cannot load says so, and shows the data once online', async ({ users, pageOf }) => {
  const page = await pageOf(users.applicant, { screen: PHONE });
  // The code loads, but the data request is pending when the network fails.
  const held: Route[] = [];
  await page.route('**/api/driver/me', (route) => {
    held.push(route);
  });
  await page.goto('/driver/onboarding', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Account/ }).waitFor();
  await goOffline(page);
  await Promise.all(held.map((route) => route.abort()));
  await page.unroute('**/api/driver/me');
  await expect(page.getByText(/load when you're back online/)).toBeVisible();

  await goOnline(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an upload interrupted by closing the page resumes on the next page', async ({ users, pageOf }) => {
  const { front = '' } = await makeDocumentImages('front');
  const page = await pageOf(users.applicant, { screen: PHONE });
  const context = page.context();
  await page.goto('/driver/onboarding/documents');
  const chooser = page.locator('input[type=file]:not([capture])').first();
  await chooser.waitFor({ state: 'attached' });
  let isBlocked: () => void = () => undefined;
  const blocked = new Promise<void>((resolve) => {
    isBlocked = resolve;
  });
  // The upload is created, but its content is blocked. The request is aborted, since a pending one would complete on close.
  await page.route('**/api/uploads/*', async (route) => {
    await route.abort('connectionfailed');
    isBlocked();
  });
  await chooser.setInputFiles(front);
  await page.getByRole('button', { name: /^Send this picture/ }).click();
  await blocked;

  await page.close();
  const next = await context.newPage();
  const sent = next.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('/api/uploads/'),
  );
  await next.goto('/driver/applications');

  expect((await sent).ok()).toBe(true);
});
