import { expect } from '@playwright/test';
import { daysAfter, monthsAfter } from '#domain/shared/periods';
import type { Account } from '../clocked-product/messages';
import { draw } from '../signing';
import { shownDate } from './calendar';
import { readFacts } from './facts';
import type { Office } from './office';

/** Full days of the trial after the first one. */
const TRIAL_DAYS = 30;
const MONTHS_OF_TERM = 12;

/** The last free day of a trial that began on a day. */
export const lastFreeDay = (start: string): string => daysAfter(start, TRIAL_DAYS);

/** The administrator is reminded, reads the agreement, and accepts it with a typed name and a drawn signature. */
export async function acceptAgreement(
  office: Office,
  admin: Account,
  { start, today }: { start: string; today: string },
) {
  const lastDay = shownDate(lastFreeDay(start));
  expect((await office.mailTo(admin.email, 'The trial of Harbor Lines ends on')).text).toContain(
    'The carrier agreement is not accepted yet.',
  );
  const page = await office.visit(admin, '/business/dashboard');
  await expect(page.getByText(/^Your free trial ends after .*\. Accept the agreement to go on\./)).toBeVisible();
  await page.getByRole('link', { name: 'Go to the agreement' }).click();
  await expect(page.getByText(`Accept the agreement by ${lastDay} to go on`)).toBeVisible();
  await expect(page.getByText(`Free during your trial until ${lastDay}`)).toBeVisible();
  await page.getByLabel('Your full name').fill('Ana Flores');
  await draw(page.getByRole('img', { name: /^Signature box/ }));
  await page.getByRole('checkbox', { name: 'I accept the carrier agreement for my company' }).check();
  await page.getByRole('button', { name: 'Accept the agreement' }).click();
  await expect(page.getByText('The agreement is accepted. The signed document is below.')).toBeVisible();
  await readFacts(page, {
    State: /^Free trial/,
    'Next step': `The first term starts after ${lastDay}`,
    'Free trial': `Through ${lastDay}`,
    'Accepted on': shownDate(today),
  });
  await expect(page.getByRole('row', { name: /Ana Flores/ })).toBeVisible();
}

/** The day after the trial, the first term of a year has begun. */
export async function seeFirstTerm(office: Office, admin: Account, start: string) {
  const first = daysAfter(lastFreeDay(start), 1);
  const page = await office.visit(admin, '/business/agreement');
  const last = shownDate(daysAfter(monthsAfter(first, MONTHS_OF_TERM), -1));
  await readFacts(page, {
    State: /In force/,
    'Next step': `Renews for one year after ${last}`,
    'Current term': `${shownDate(first)} to ${last}`,
  });
}
