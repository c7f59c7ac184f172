import { expect, type Page } from '@playwright/test';
import { select } from '../../../lab/tour/select';
import { emailTo } from './inbox';

export const STAFF_PASSWORD = 'a lane to Denver, 7 days';

/** A carrier employee without an account. */
export interface Newcomer {
  firstName: string;
  lastName: string;
  email: string;
}

/** A carrier that has not signed up, and its first contact. */
export interface NewCarrier extends Newcomer {
  company: string;
  usdot: string;
  zip: string;
}

export async function typeInto(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
}

/** Registers the carrier, starting from the sign-in page. */
export async function registerCarrier(page: Page, { company, usdot, zip, firstName, lastName, email }: NewCarrier) {
  await page.goto('/auth/carrierLogin');
  await page.getByRole('link', { name: 'Register as a carrier' }).click();
  await typeInto(page, {
    'MCDOT number': usdot,
    'Company name': company,
    'ZIP code': zip,
    'Fleet size': '12',
    'First name': firstName,
    'Last name': lastName,
    Email: email,
    Phone: '(405) 555-0134',
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
}

/** Activates a registered carrier as operations. */
export async function activateCarrier(ops: Page, company: string) {
  await ops.goto('/ops/carriers');
  await ops.getByRole('button', { name: `Activate ${company}`, exact: true }).click();
  await ops.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
  await expect(ops.getByText(/^Carrier activated/)).toBeVisible();
}

/** Invites staff for a position as the carrier's administrator. */
export async function inviteColleague(admin: Page, { firstName, lastName, email }: Newcomer, position: string) {
  await admin.goto('/business/staff');
  await admin.getByRole('button', { name: 'Invite staff', exact: true }).click();
  const dialog = admin.getByRole('dialog', { name: 'Invite a staff member' });
  await typeInto(admin, { 'First name': firstName, 'Last name': lastName, Email: email });
  await select(dialog.getByLabel('Position'), position);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const row = admin.getByRole('row', { name: new RegExp(`${firstName} ${lastName}`) });
  await expect(row.getByText('Invited')).toBeVisible();
}

/** Accepts an invitation: opens the link in the email and chooses a password. */
export async function acceptInvitation(page: Page, email: string, words = 'invites you') {
  const { link } = await emailTo(email, words);
  await choosePassword(page, link);
}

/** Opens the link of an invitation and chooses a password. */
export async function choosePassword(page: Page, link: string) {
  const password = STAFF_PASSWORD;
  await page.goto(link);
  await typeInto(page, { 'New password': password, 'Repeat the password': password });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL('**/business/**');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await closeIntroduction(page);
}

/** Closes the introduction that a newcomer sees at the first visit of the console, and waits until that is stored. */
export async function closeIntroduction(page: Page) {
  const stored = page.waitForResponse('**/api/user/welcome-info');
  await page.getByRole('button', { name: 'Close the introduction' }).click();
  await stored;
}
