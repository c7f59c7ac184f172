import type { Locator } from '@playwright/test';

/** More tab stops than any page has. */
const MAX_STEPS = 300;

const hasFocus = async (locator: Locator) => (await locator.and(locator.page().locator(':focus')).count()) === 1;

/** Moves the focus to a control with the Tab key. The console's radio buttons are drawn by their labels, and count as hidden. */
export async function tabTo(locator: Locator, state: 'visible' | 'attached' = 'visible') {
  await locator.waitFor({ state });
  const { keyboard } = locator.page();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (await hasFocus(locator)) return;
    await keyboard.press('Tab');
  }
  throw new Error(`${locator.toString()} cannot be reached with the Tab key`);
}

/** Presses a button by keyboard. */
export async function pressByKeyboard(locator: Locator) {
  await tabTo(locator);
  await locator.page().keyboard.press('Enter');
}

/** Replaces a field's content by keyboard. */
export async function typeByKeyboard(locator: Locator, text: string) {
  await tabTo(locator);
  const { keyboard } = locator.page();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(text);
}
