import type { Page } from '@playwright/test';
import { createDatabase } from '#db/core/handle';
import type { Person } from '../../lab/tour/people';
import { pressByKeyboard, typeByKeyboard } from './support/keyboard';
import { expect, test } from './support/test';

async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await typeByKeyboard(page.getByLabel('Email'), email);
  await typeByKeyboard(page.getByLabel('Password'), password);
  await page.keyboard.press('Enter');
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

test('a visitor signs in by keyboard and lands on the requested page', async ({ users, pageOf }) => {
  const page = await pageOf(undefined);
  await page.goto('/business/job-order/active');
  await expect(page).toHaveURL(/\/auth\/carrierLogin\?redirect=%2Fbusiness%2Fjob-order%2Factive$/);

  await signIn(page, users.hr);

  await expect(page.getByRole('heading', { level: 1, name: 'Job orders' })).toBeVisible();
  expect(pathOf(page)).toBe('/business/job-order/active');
});

test('each role lands on its own page', async ({ users, pageOf }) => {
  const [driver] = users.drivers;
  if (driver === undefined) throw new Error('The demo has no active driver');
  const landings: [Person, string, string][] = [
    [users.recruiter, '/auth/carrierLogin', '/business/my-jobs'],
    [users.hr, '/auth/carrierLogin', '/business/dashboard'],
    [users.ops, '/auth/carrierLogin', '/ops/stalled'],
    [driver, '/auth/login/email', '/driver/home'],
  ];
  for (const [person, login, landing] of landings) {
    const page = await pageOf(undefined);
    await page.goto(login);
    await signIn(page, person);
    await page.waitForURL(`**${landing}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a wrong password shows an error and keeps the email', async ({ users, pageOf }) => {
  const page = await pageOf(undefined);
  await page.goto('/auth/login/email');

  await signIn(page, { email: users.hr.email, password: 'not the password' });

  await expect(page.getByRole('alert')).toHaveText('The email address or password is incorrect');
  await expect(page.getByLabel('Email')).toHaveValue(users.hr.email);
});

test('staff of an inactive carrier cannot sign in', async ({ users, pageOf }) => {
  const database = createDatabase(process.env['DATABASE_URL'] ?? '', { pool: 1 });
  const { recruiter } = users;
  const { _id: id = '', name = '' } = recruiter.user.organization ?? {};
  const page = await pageOf(undefined);
  await page.goto('/auth/carrierLogin');
  try {
    // Written directly, so that the carrier can be reactivated afterwards.
    await database('organizations').where({ id }).update({ is_active: false });

    await signIn(page, recruiter);

    await expect(page.getByRole('alert')).toHaveText(`${name} is not active, please contact support`);
  } finally {
    await database('organizations').where({ id }).update({ is_active: true });
    await database.destroy();
  }
});

test('a page of another role is forbidden and leads back', async ({ users, pageOf }) => {
  const page = await pageOf(users.recruiter);
  await page.goto('/business/my-jobs');
  await page.getByRole('heading', { level: 1 }).waitFor();

  await page.goto('/ops/orders');
  await expect(page.getByRole('heading', { name: 'Forbidden resource' })).toBeVisible();
  await pressByKeyboard(page.getByRole('button', { name: 'Back' }));

  await page.waitForURL('**/business/my-jobs');
});

test('an unknown URL opens the question "Are you lost?"', async ({ users, pageOf }) => {
  const page = await pageOf(users.recruiter);
  await page.goto('/nowhere/at/all');
  const dialog = page.getByRole('dialog', { name: 'Are you lost?' });

  await pressByKeyboard(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Page not found.' })).toBeVisible();
  await page.reload();
  await pressByKeyboard(dialog.getByRole('button', { name: 'Go to Login' }));

  await page.waitForURL('**/auth/carrierLogin');
});

test('signing out ends the session', async ({ users, pageOf }) => {
  const page = await pageOf(undefined);
  await page.goto('/auth/carrierLogin');
  await signIn(page, users.hr);
  await page.waitForURL('**/business/dashboard');

  await pressByKeyboard(page.getByRole('button', { name: /^Account/ }));
  await pressByKeyboard(page.getByRole('link', { name: 'Logout' }));
  await page.waitForURL('**/auth/carrierLogin');

  await page.goto('/business/dashboard');
  await page.waitForURL('**/auth/carrierLogin?**');
});
