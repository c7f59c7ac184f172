import { expect, type Locator } from '@playwright/test';
import { openTask, type Session } from './applying';
import { fillIn, keyboardOnly } from './input';

const STEPS = 7;
const NEXT_YEARS = 4;

/** A future date with this month and day. */
export const futureDate = (monthAndDay: string) => `${new Date().getFullYear() + NEXT_YEARS}-${monthAndDay}`;

/** The URL changes before the page does. */
async function atStep({ page }: Session, step: number) {
  await page.waitForURL(`**/compliance/${step}`);
  await expect(page.getByText(`Step ${step} of ${STEPS}`)).toBeVisible();
}
async function continueTo(at: Session, step: number) {
  await at.input.press(at.page.getByRole('link', { name: 'Continue', exact: true }));
  await atStep(at, step);
}

/** Scrolls to the end of a text with the wheel or the End key. */
async function readToEnd({ page, input }: Session) {
  const end = page.getByText('Read to the end');
  await expect(page.getByText('I have read this to the end').or(end)).toBeVisible();
  // A newly opened page may still scroll to its top, so scrolling is repeated.
  await expect(async () => {
    if (input === keyboardOnly) await page.keyboard.press('End');
    else await page.mouse.wheel(0, 100_000);
    expect(await end.isVisible()).toBe(true);
  }).toPass();
}

/** Draws three strokes in the signature box. */
export async function draw(box: Locator) {
  const { mouse } = box.page();
  await box.scrollIntoViewIfNeeded();
  const place = await box.boundingBox();
  if (place === null) throw new Error('The signature box is missing');
  for (const part of [0.2, 0.4, 0.6]) {
    await mouse.move(place.x + place.width * part, place.y + place.height * 0.3);
    await mouse.down();
    await mouse.move(place.x + place.width * (part + 0.15), place.y + place.height * 0.7, { steps: 5 });
    await mouse.up();
  }
}

async function sign(at: Session, { name, button }: { name: string; button: string }) {
  const { page, input } = at;
  await fillIn(input, page, { 'Your full name': name });
  if (input === keyboardOnly) await input.tick(page.getByLabel('Use my typed name'));
  else await draw(page.getByRole('img', { name: /^Signature box/ }));
  await input.tick(page.getByRole('checkbox', { name: /^I have read/ }));
  await input.press(page.getByRole('button', { name: button, exact: true }));
}

/** The texts of the wizard by their labels, and the state of the address. */
const IDENTITY = {
  state: 'California',
  fields: {
    'Social Security number': '219-09-9999',
    'Street address': '7 Shore Ave',
    City: 'Long Beach',
    'ZIP code': '90802',
  },
  licenseNumber: 'D1234567',
};
type Identity = typeof IDENTITY;

async function enterIdentity(at: Session, { state, fields }: Identity) {
  const { page, input } = at;
  await fillIn(input, page, fields);
  await input.choose(page.getByLabel('State', { exact: true }), state);
  await input.press(page.getByRole('button', { name: 'Save and continue' }));
}

async function enterDrivingRecord(at: Session, { licenseNumber }: Identity) {
  const { page, input } = at;
  await input.choose(page.getByLabel('How long have you driven commercially?'), 'More than 3 years');
  await input.choose(page.getByLabel('Issuing state'), 'California');
  await fillIn(input, page, { 'License number': licenseNumber, 'Expires on': futureDate('05-14') });
  for (const question of [/legally allowed to work/, /read and speak English/]) {
    await input.tick(page.getByRole('radiogroup', { name: question }).getByLabel('Yes', { exact: true }));
  }
  for (const question of [
    /did you test positive/,
    /ever been denied/,
    /ever been suspended/,
    /an accident/,
    /traffic violation/,
  ]) {
    await input.tick(page.getByRole('radiogroup', { name: question }).getByLabel('No', { exact: true }));
  }
  await input.press(page.getByRole('button', { name: 'Save and continue' }));
}

/** Opens and reads every disclosure of a step, and signs those that require a separate signature. */
async function readAll(at: Session, name: string) {
  const { page, input } = at;
  const waiting = page.getByRole('listitem').filter({ hasText: /Not read yet|Needs your signature/ });
  await expect(page.getByRole('link', { name: /^Open “/ }).first()).toBeVisible();
  while ((await waiting.count()) > 0) {
    const isSigned = (await waiting.first().getByText('Needs your signature').count()) > 0;
    await input.press(waiting.first().getByRole('link'));
    await readToEnd(at);
    if (isSigned) {
      await sign(at, { name, button: 'Sign' });
      await expect(page.getByText(/^You signed this on/)).toBeVisible();
    }
    await input.press(page.getByRole('link', { name: 'Back to the list' }));
    await expect(page.getByRole('link', { name: /^Open “/ }).first()).toBeVisible();
  }
}

/** Completes the seven steps of the compliance wizard. */
export async function completeCompliance(at: Session, name: string, identity: Identity = IDENTITY) {
  const { page } = at;
  await openTask(at, /^Background check/, 'Background check');
  await enterIdentity(at, identity);
  await atStep(at, 2);
  await enterDrivingRecord(at, identity);
  await atStep(at, 3);
  await readToEnd(at);
  await sign(at, { name, button: 'Sign' });
  await continueTo(at, 4);
  await readToEnd(at);
  await continueTo(at, 5);
  await readAll(at, name);
  await continueTo(at, 6);
  await readAll(at, name);
  await continueTo(at, STEPS);
  await readToEnd(at);
  await sign(at, { name, button: 'Sign and send' });
  await expect(page.getByText(/Signed and sent/).first()).toBeVisible();
}
