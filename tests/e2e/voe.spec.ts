import type { Page } from '@playwright/test';
import { PHONE } from '../../lab/tour/browser';
import { VARIANTS, violationsOf } from './support/axe';
import { emailTo } from './support/inbox';
import { expect, test } from './support/test';
import { answerQuestion, fillAnswer, openVerification, readToEnd, sendForm, signByName } from './support/verification';

/** The axe violations of the page as it is. */
async function expectAccessible(page: Page, name: string) {
  for (const variants of VARIANTS) expect(await violationsOf(page, { name }, variants)).toEqual([]);
  await page.setViewportSize(PHONE);
}

test('a past employer answers by link, the driver disputes, the employer corrects', async ({ users, pageOf }) => {
  const { hr, drivers } = users;
  const [driver] = drivers;
  if (driver === undefined) throw new Error('The demo has no active driver');
  const [carrier, { firstName, lastName }] = [hr.user.organization?.name ?? '', driver.user];
  const employer = `Lone Star ${String(Date.now())}`;
  const email = `records.${String(Date.now())}@example.com`;
  const phone = await pageOf(driver, { screen: PHONE });

  await test.step('the driver grants access to the file', async () => {
    await phone.goto('/driver/access');
    const grant = phone.getByRole('button', { name: `Grant access: ${carrier}` });
    await expect(phone.getByText(carrier).first()).toBeVisible();
    if ((await grant.count()) === 0) return;
    await grant.click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Grant access' }).click();
    await expect(phone.getByText(`${carrier} has access now`)).toBeVisible();
  });

  const desk = await pageOf(hr);
  await test.step('HR starts the verification', async () => {
    const panel = await openVerification(desk, driver.user._id);
    await panel.getByRole('button', { name: /^(Start verification|Send again)/ }).click();
    const dialog = desk.getByRole('dialog').last();
    await dialog.getByLabel('Past employer').fill(employer);
    await dialog.getByLabel(/^Email/).fill(email);
    await dialog.getByRole('button', { name: /^(Start verification|Send again)$/ }).click();
    await expect(desk.getByText(/was asked for consent$/)).toBeVisible();
    await expect(panel.getByText('Waiting for consent')).toBeVisible();
  });

  await test.step('the driver reads and signs the consent on a phone', async () => {
    await phone.goto('/driver/verifications');
    await phone.getByRole('link', { name: new RegExp(`^Read and sign: ${employer}`) }).click();
    await readToEnd(phone);
    await expectAccessible(phone, 'consent');
    await signByName(phone, `${firstName} ${lastName}`);
    await phone.getByText(/^I have read this, and I agree/).click();
    await phone.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(phone.getByText(`${carrier} can ask ${employer} now`)).toBeVisible();
  });

  const visitor = await pageOf(undefined, { screen: PHONE });
  const { link } = await emailTo(email, 'requests an employment verification');
  await test.step('the past employer saves the form, and goes on later', async () => {
    await visitor.goto(link);
    await expect(visitor.getByText(carrier).first()).toBeVisible();
    await answerQuestion(visitor, 'Did the driver work for you?', 'Yes');
    await visitor.getByLabel('Job title held').fill('Hostler');
    await visitor.getByRole('button', { name: 'Save for later' }).click();
    await expect(visitor.getByText(/^Saved /)).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByLabel('Job title held')).toHaveValue('Hostler');
    await expectAccessible(visitor, 'past employer');
  });

  await test.step('every missing answer is named, then the answer is sent', async () => {
    await visitor.getByRole('button', { name: 'Sign and send answer' }).click();
    await expect(visitor.getByText('This field is required').first()).toBeVisible();
    await fillAnswer(visitor);
    await signByName(visitor, 'Pat Doyle');
    await visitor.getByLabel('Your job title').fill('Safety director');
    await sendForm(visitor, 'Sign and send answer');
    await expect(visitor.getByRole('heading', { name: 'Answer sent' })).toBeVisible();
    await visitor.goto(link);
    await expect(visitor.getByText('Nothing more is needed')).toBeVisible();
  });

  await test.step('a wrong code is refused', async () => {
    await visitor.goto(`${link}X`);
    await expect(visitor.getByText("This link can't be used")).toBeVisible();
  });

  await test.step('the driver reads the answer and disputes it', async () => {
    await phone.goto('/driver/verifications');
    await phone.getByRole('link', { name: new RegExp(`^Read the answer: ${employer}`) }).click();
    await expect(phone.getByText('Moved away')).toBeVisible();
    await phone.getByRole('button', { name: 'Request correction' }).click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByLabel(/^What is wrong/).fill('I left in May, not in January');
    await dialog.getByRole('button', { name: 'Request correction' }).click();
    await expect(phone.getByText(`${employer} has 15 days to reply`)).toBeVisible();
    await expect(phone.getByRole('region', { name: 'You asked for a correction' })).toBeVisible();
  });

  await test.step('the past employer corrects the answer', async () => {
    const correction = await emailTo(email, 'disputes your answer');
    await visitor.goto(correction.link);
    await expect(visitor.getByText('I left in May, not in January')).toBeVisible();
    await visitor.getByLabel('Last day of work').fill('2024-05-31');
    await visitor.getByText('Use my typed name').click();
    await sendForm(visitor, 'Sign and send correction');
    await expect(visitor.getByRole('heading', { name: 'Correction sent' })).toBeVisible();
  });

  await test.step('HR reads both versions', async () => {
    const panel = await openVerification(desk, driver.user._id);
    await expect(panel.getByText(/^Answered on/)).toBeVisible();
    await panel.getByRole('button', { name: /^Show answer/ }).click();
    const dialog = desk.getByRole('dialog').last();
    await expect(dialog.getByRole('heading', { name: 'Corrected answer, version 2' })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Answer, version 1' })).toBeVisible();
    await expect(dialog.getByText('05/31/2024')).toBeVisible();
  });
});
