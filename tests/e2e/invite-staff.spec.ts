import type { Page } from '@playwright/test';
import { PHONE } from '../../lab/tour/browser';
import { select } from '../../lab/tour/select';
import { closeIntroduction } from './support/carrier-sign-up';
import { emailTo } from './support/inbox';
import { expect, test } from './support/test';

const PASSWORD = 'a rig of my own 2026!';

async function fillIn(page: Page, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

test('an administrator invites HR staff, who sign in, manage devices and are deactivated', async ({
  users,
  pageOf,
}) => {
  const email = `ines.${String(Date.now())}@bluebonnet.example`;
  const admin = await pageOf(users.admin);
  const laptop = await pageOf(undefined);
  const phone = await pageOf(undefined, { screen: PHONE });

  await test.step('the administrator sends the invitation', async () => {
    await admin.goto('/business/staff');
    await admin.getByRole('button', { name: 'Invite staff', exact: true }).click();
    const dialog = admin.getByRole('dialog', { name: 'Invite a staff member' });
    await fillIn(admin, { 'First name': 'Ines', 'Last name': 'Prado', Email: email });
    await select(dialog.getByLabel('Position'), 'HR');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(admin.getByRole('row', { name: /Ines Prado/ }).getByText('Invited')).toBeVisible();
  });

  await test.step('HR chooses a password and lands on the dashboard', async () => {
    const { link } = await emailTo(email, 'invites you to Gladhand');
    await laptop.goto(link);
    await fillIn(laptop, { 'New password': PASSWORD, 'Repeat the password': PASSWORD });
    await laptop.getByRole('button', { name: 'Confirm' }).click();
    await laptop.waitForURL('**/business/dashboard');
    await expect(laptop.getByRole('heading', { level: 1 })).toBeVisible();
    await closeIntroduction(laptop);
  });

  await test.step('HR signs in on a phone and signs it out from the laptop', async () => {
    await phone.goto('/auth/carrierLogin');
    await fillIn(phone, { Email: email, Password: PASSWORD });
    const live = phone.waitForEvent('websocket');
    await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
    await phone.waitForURL('**/business/dashboard');
    await (await live).waitForEvent('framereceived');

    await laptop.goto('/account');
    await laptop.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click();
    const ended = laptop.waitForResponse((response) => response.request().method() === 'DELETE');
    await laptop.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click();
    await ended;

    await expect(phone).toHaveURL(/\/auth\/carrierLogin/);
    await expect(phone.getByText('Session has been expired')).toBeVisible();
    await expect(laptop.getByText('Signed out from another device')).toBeVisible();
  });

  await test.step('the administrator deactivates HR, which ends the session', async () => {
    await admin.reload();
    await admin.getByRole('button', { name: 'Actions for Ines Prado' }).click();
    await admin.getByRole('button', { name: 'Deactivate' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await expect(laptop).toHaveURL(/\/auth\/carrierLogin/);
    await expect(admin.getByRole('row', { name: /Ines Prado/ }).getByText('Deactivated')).toBeVisible();

    await fillIn(laptop, { Email: email, Password: PASSWORD });
    await laptop.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(laptop.getByText('The email address or password is incorrect')).toBeVisible();
  });
});
