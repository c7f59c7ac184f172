import type { Page, Route } from '@playwright/test';
import { PHONE } from '../../scripts/tour/browser';
import { makeFreshOrder } from './support/fresh-order';
import { makeDocumentImages } from './support/document-images';
import { expect, test } from './support/test';

const BAR = 'You are offline.';
const NOTHING_SENT = 'You are offline. Nothing was sent.';

const isBroken = (page: Page) => page.getByText('The page could not be shown.');

/** Pages that were opened without a network go on when it is back; none of them is replaced meanwhile. */
async function goOffline(page: Page) {
  await page.context().setOffline(true);
  await expect(page.getByText(BAR, { exact: true })).toBeVisible();
}

async function goOnline(page: Page) {
  await page.context().setOffline(false);
  await expect(page.getByText(BAR, { exact: true })).toHaveCount(0);
}

test('an invitation without a network says that nothing was sent, and can be repeated', async ({
  address,
  crew,
  pageOf,
}) => {
  const { orderId, driver } = await makeFreshOrder(address, crew, `Offline run ${Date.now()}`);
  const page = await pageOf(crew.recruiter);
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

test('a driver who taps Find jobs without a network stays where he is, and gets there afterwards', async ({
  crew,
  pageOf,
}) => {
  const [driver] = crew.drivers;
  const page = await pageOf(driver, { screen: PHONE });
  await page.goto('/driver/applications');
  await page.getByRole('heading', { level: 1 }).waitFor();

  await goOffline(page);
  const link = page.getByRole('navigation').getByRole('link', { name: 'Find jobs' }).last();
  await link.click();
  await expect(page.getByText(/This page opens when the network is back/)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/driver/applications');
  await expect(link).toBeVisible();

  await goOnline(page);
  await link.click();
  await page.waitForURL('**/driver/jobs');
});

test('a page whose answers do not come says so instead of waiting in silence, and shows them afterwards', async ({
  crew,
  pageOf,
}) => {
  const page = await pageOf(crew.applicant, { screen: PHONE });
  // The code comes; the answer is still on its way when the network goes.
  const held: Route[] = [];
  await page.route('**/api/driver/me', (route) => {
    held.push(route);
  });
  await page.goto('/driver/onboarding', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Account/ }).waitFor();
  await goOffline(page);
  await Promise.all(held.map((route) => route.abort()));
  await page.unroute('**/api/driver/me');
  await expect(page.getByText(/loads when the network is back/)).toBeVisible();

  await goOnline(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a file that was on its way when the page went is sent from whatever page comes next', async ({
  crew,
  pageOf,
}) => {
  const { front = '' } = await makeDocumentImages('front');
  const page = await pageOf(crew.applicant, { screen: PHONE });
  const context = page.context();
  await page.goto('/driver/onboarding/documents');
  const chooser = page.locator('input[type=file]:not([capture])').first();
  await chooser.waitFor({ state: 'attached' });
  let isCut: () => void = () => undefined;
  const cutOff = new Promise<void>((resolve) => {
    isCut = resolve;
  });
  // The file has its place on the server, and nothing of it comes. A request that is held would go on when its page closes.
  await page.route('**/api/uploads/*', async (route) => {
    await route.abort('connectionfailed');
    isCut();
  });
  await chooser.setInputFiles(front);
  await page.getByRole('button', { name: /^Send this picture/ }).click();
  await cutOff;

  await page.close();
  const next = await context.newPage();
  const sent = next.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('/api/uploads/'),
  );
  await next.goto('/driver/applications');

  expect((await sent).ok()).toBe(true);
});
