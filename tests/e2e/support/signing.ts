import { expect, type Locator } from '@playwright/test';
import { openTask, type At } from './applying';
import { fillIn, keys } from './hands';

const STEPS = 7;
const NEXT_YEARS = 4;

/** A day that lies ahead, whenever the story is told. */
export const aheadOn = (monthAndDay: string) => `${new Date().getFullYear() + NEXT_YEARS}-${monthAndDay}`;

const atStep = (at: At, step: number) => at.page.waitForURL(`**/compliance/${step}`);
const goOn = async (at: At, step: number) => {
  await at.hands.press(at.page.getByRole('link', { name: 'Continue', exact: true }));
  await atStep(at, step);
};

/** Goes to the end of a text as people do: the wheel, or the End key. */
async function readToEnd({ page, hands }: At) {
  const end = page.getByText('Read to the end');
  await expect(page.getByText('I have read this to the end').or(end)).toBeVisible();
  // A page that has just come may still go to its top: whoever is quicker than that scrolls again.
  await expect(async () => {
    if (hands === keys) await page.keyboard.press('End');
    else await page.mouse.wheel(0, 100_000);
    await expect(end).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Three strokes, somewhere in the box. */
async function draw(box: Locator) {
  const { mouse } = box.page();
  await box.scrollIntoViewIfNeeded();
  const place = await box.boundingBox();
  if (place === null) throw new Error('There is no box to sign in');
  for (const part of [0.2, 0.4, 0.6]) {
    await mouse.move(place.x + place.width * part, place.y + place.height * 0.3);
    await mouse.down();
    await mouse.move(place.x + place.width * (part + 0.15), place.y + place.height * 0.7, { steps: 5 });
    await mouse.up();
  }
}

async function sign(at: At, { name, button }: { name: string; button: string }) {
  const { page, hands } = at;
  await fillIn(hands, page, { 'Your full name': name });
  if (hands === keys) await hands.tick(page.getByLabel('Use my typed name'));
  else await draw(page.getByRole('img', { name: /^Signature box/ }));
  await hands.tick(page.getByRole('checkbox', { name: /^I have read/ }));
  await hands.press(page.getByRole('button', { name: button, exact: true }));
}

async function tellIdentity(at: At) {
  const { page, hands } = at;
  await fillIn(hands, page, {
    'Social Security number': '219-09-9999',
    'Street address': '7 Shore Ave',
    City: 'Long Beach',
    'ZIP code': '90802',
  });
  await hands.choose(page.getByLabel('State', { exact: true }), 'California');
  await hands.press(page.getByRole('button', { name: 'Save and continue' }));
}

async function tellDriving(at: At) {
  const { page, hands } = at;
  await hands.choose(page.getByLabel('How long have you driven commercially?'), 'More than 3 years');
  await hands.choose(page.getByLabel('Issuing state'), 'California');
  await fillIn(hands, page, { 'License number': 'D1234567', 'Expires on': aheadOn('05-14') });
  for (const question of [/ever been denied/, /ever been suspended/, /an accident/, /traffic violation/]) {
    await hands.tick(page.getByRole('radiogroup', { name: question }).getByLabel('No', { exact: true }));
  }
  await hands.press(page.getByRole('button', { name: 'Save and continue' }));
}

/** Every disclosure of a step that lists several: opened, read, and signed where it stands alone. */
async function readAll(at: At, name: string) {
  const { page, hands } = at;
  const waiting = page.getByRole('listitem').filter({ hasText: /To read/ });
  await expect(page.getByRole('link', { name: /^Open “/ }).first()).toBeVisible();
  while ((await waiting.count()) > 0) {
    const isSigned = (await waiting.first().getByText('To read and sign').count()) > 0;
    await hands.press(waiting.first().getByRole('link'));
    await readToEnd(at);
    if (isSigned) {
      await sign(at, { name, button: 'Sign' });
      await expect(page.getByText(/^You signed this on/)).toBeVisible();
    }
    await hands.press(page.getByRole('link', { name: 'Back to the list' }));
    await expect(page.getByRole('link', { name: /^Open “/ }).first()).toBeVisible();
  }
}

/** The seven steps, from the number to the signature. */
export async function passCompliance(at: At, name: string) {
  const { page } = at;
  await openTask(at, /^Background check/, 'Background check');
  await tellIdentity(at);
  await atStep(at, 2);
  await tellDriving(at);
  await atStep(at, 3);
  await readToEnd(at);
  await sign(at, { name, button: 'Sign' });
  await goOn(at, 4);
  await readToEnd(at);
  await goOn(at, 5);
  await readAll(at, name);
  await goOn(at, 6);
  await readAll(at, name);
  await goOn(at, STEPS);
  await readToEnd(at);
  await sign(at, { name, button: 'Sign and send' });
  await expect(page.getByText(/Signed and sent/).first()).toBeVisible();
}
