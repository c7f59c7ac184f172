import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Chooses an answer of the past employer's form. */
export const answerQuestion = (page: Page, question: RegExp | string, choice: string) =>
  page.getByRole('radiogroup', { name: question }).getByText(choice, { exact: true }).click();

/** Signs with the typed name. */
export async function signByName(place: Page | Locator, name: string) {
  await place.getByLabel('Your full name').fill(name);
  await place.getByText('Use my typed name').click();
}

/** Scrolls to the end of each text. */
export async function readToEnd(page: Page) {
  const button = page.getByRole('button', { name: 'I have read this to the end' });
  const sign = page.getByRole('form', { name: 'Your signature' });
  await expect(button.first().or(sign)).toBeVisible();
  // A button disappears without a click when the end of its text comes into view.
  await expect(async () => {
    const [shown] = await button.elementHandles();
    await shown?.dispatchEvent('click');
    expect(await sign.isVisible()).toBe(true);
  }).toPass();
}

/** Opens the first employer's verification in the driver's file. */
export async function openVerification(page: Page, driverId: string): Promise<Locator> {
  await page.goto(`/business/dq-review/approved?file=${driverId}`);
  const file = page.getByRole('dialog').first();
  await file.getByRole('button', { name: 'Employment history', exact: true }).click();
  await file.getByRole('button', { name: 'Verifications', exact: true }).first().click();
  return file.locator('.gh-verification').first();
}

/** Answers every question of the past employer's form. */
export async function fillAnswer(page: Page) {
  await answerQuestion(page, 'Did the driver work for you?', 'Yes');
  await page.getByLabel('First day of work').fill('2022-03-01');
  await page.getByLabel('Last day of work').fill('2024-01-31');
  await page.getByLabel('Job title held').fill('Driver');
  await answerQuestion(page, 'Did the driver operate a commercial motor vehicle?', 'Yes');
  await page.getByText('Dry van', { exact: true }).click();
  await answerQuestion(page, 'Did FMCSA regulations apply to the driver?', 'Yes');
  await answerQuestion(page, 'Was it a safety-sensitive job?', 'No');
  await page.getByLabel('Reason for leaving').fill('Moved away');
  await answerQuestion(page, /^Did the driver have an accident/, 'No');
  const plan = page.getByRole('radiogroup', { name: /follow-up testing plan/ });
  if ((await plan.count()) > 0) await plan.getByText('No', { exact: true }).click();
}

/** Certifies the form and sends it. */
export async function sendForm(page: Page, button: string) {
  await page.getByText(/^I certify/).click();
  await page.getByRole('button', { name: button }).click();
}
