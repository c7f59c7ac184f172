import type { Page } from '@playwright/test';
import { PHONE } from '../../lab/tour/browser';
import { codeTextedTo, emailTo } from './support/inbox';
import { expect, test } from './support/test';

const PASSWORD = 'a lane to Denver, 7 days';

async function typeInto(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
}

/** A fictional phone number, different in every run. */
const newPhoneNumber = () => `+1562555${String(Date.now()).slice(-4)}`;

async function register(page: Page, { email, phone }: { email: string; phone: string }) {
  await page.goto('/auth/driverLogin');
  await page.getByRole('link', { name: 'Register as a driver' }).click();
  await typeInto(page, {
    'First name': 'Sam',
    'Last name': 'Rivera',
    Phone: phone,
    Email: email,
    'City and state': 'Long Beach, CA',
    Password: PASSWORD,
    'Repeat the password': PASSWORD,
  });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible();
}

test('a driver signs up, confirms by email link, and signs in elsewhere with a code', async ({ pageOf }) => {
  const email = `sam.${Date.now()}@example.com`;
  const phone = newPhoneNumber();
  const page = await pageOf(undefined, { screen: PHONE });

  await test.step('the driver registers', () => register(page, { email, phone }));

  await test.step('a correct password is refused until the address is confirmed', async () => {
    await page.goto('/auth/driverLogin');
    await page.getByLabel('Phone number or email').fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible();
  });

  await test.step('the link requires the password in another browser', async () => {
    const { link } = await emailTo(email, 'Please confirm your email address');
    const elsewhere = await pageOf(undefined);
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('button', { name: 'Confirm' })).toBeVisible();
    await expect(elsewhere.getByLabel('Password')).toBeVisible();
  });

  await test.step('the link confirms and signs in where the driver signed up', async () => {
    const { link } = await emailTo(email, 'Please confirm your email address');
    await page.goto(link);
    await page.waitForURL('**/driver/onboarding');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('a code sent to the phone signs in on another device', async () => {
    const other = await pageOf(undefined, { screen: PHONE });
    await other.goto('/auth/driverLogin');
    await other.getByLabel('Phone number or email').fill(phone);
    await other.getByRole('button', { name: 'Continue' }).click();
    await other.getByLabel('Code', { exact: true }).fill(await codeTextedTo(phone));
    await other.getByRole('button', { name: 'Confirm the code' }).click();
    await other.waitForURL('**/driver/onboarding');
  });

  await test.step('a forgotten password is reset through the link in the email', async () => {
    const third = await pageOf(undefined);
    await third.goto('/auth/forgotPassword');
    await third.getByRole('textbox', { name: 'Email' }).fill(email);
    await third.getByRole('button', { name: 'Email me a link' }).click();
    const { link } = await emailTo(email, 'Choose a new password');
    await third.goto(link);
    await typeInto(third, { 'New password': `${PASSWORD}!`, 'Repeat the password': `${PASSWORD}!` });
    await third.getByRole('button', { name: 'Change password' }).click();
    await third.waitForURL('**/auth/login/email');
    await typeInto(third, { Email: email, Password: `${PASSWORD}!` });
    await third.getByRole('button', { name: 'Sign in', exact: true }).click();
    await third.waitForURL('**/driver/onboarding');
  });
});

test('a driver confirms by text message instead of email', async ({ pageOf }) => {
  const email = `kim.${Date.now()}@example.com`;
  const phone = newPhoneNumber();
  const page = await pageOf(undefined, { screen: PHONE });
  await register(page, { email, phone });

  await page.goto('/auth/confirm');
  await typeInto(page, { Email: email, Password: PASSWORD });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Text me a code instead' }).click();
  await page.getByLabel('Code', { exact: true }).fill(await codeTextedTo(phone));
  await page.getByRole('button', { name: 'Confirm the code' }).click();

  await page.waitForURL('**/driver/onboarding');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
