import type { Locator } from '@playwright/test';

/** More steps than any page needs: then the thing cannot be reached without a mouse. */
const MAX_STEPS = 150;

const hasFocus = async (locator: Locator) => (await locator.and(locator.page().locator(':focus')).count()) === 1;

/** Goes to a control with the tabulator key alone. */
export async function tabTo(locator: Locator) {
  await locator.waitFor();
  const { keyboard } = locator.page();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (await hasFocus(locator)) return;
    await keyboard.press('Tab');
  }
  throw new Error(`${locator.toString()} cannot be reached with the tabulator key`);
}

/** Presses a button without a mouse. */
export async function pressByKeyboard(locator: Locator) {
  await tabTo(locator);
  await locator.page().keyboard.press('Enter');
}

/** Types into a field without a mouse, in place of what it holds. */
export async function typeByKeyboard(locator: Locator, text: string) {
  await tabTo(locator);
  const { keyboard } = locator.page();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(text);
}
