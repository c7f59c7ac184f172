import type { Locator } from '@playwright/test';

/** The open dropdown of the console's select. */
const openDropdown = (field: Locator) => field.page().locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');

/** Waits until the console's select has replaced the native one. */
const untilReady = (field: Locator) => field.and(field.page().locator(':not([aria-busy="true"])')).waitFor();

const isNativeSelect = async (field: Locator): Promise<boolean> =>
  (await field.and(field.page().locator('select')).count()) > 0;

/** Selects the option with this text, or the one at this index (-1 for the last one), in a native select or in the console's. */
export async function select(field: Locator, option: string | number): Promise<void> {
  await untilReady(field);
  if (await isNativeSelect(field)) {
    const text = typeof option === 'number' ? await field.locator('option').nth(option).textContent() : option;
    await field.selectOption({ label: text ?? '' });
    return;
  }
  await field.press('Enter');
  const items = openDropdown(field).locator('.ant-select-item-option');
  await (typeof option === 'number' ? items.nth(option) : items.filter({ hasText: option }).first()).click();
}

/** The same by keyboard: Enter opens the dropdown, arrow keys move within it. The field must have focus. */
export async function selectByKeyboard(field: Locator, option: string): Promise<void> {
  await untilReady(field);
  const { keyboard } = field.page();
  if (await isNativeSelect(field)) {
    await keyboard.type(option);
    return;
  }
  await keyboard.press('Enter');
  const items = openDropdown(field).locator('.ant-select-item-option');
  const active = openDropdown(field).locator('.ant-select-item-option-active', { hasText: option });
  for (let step = await items.count(); step > 0 && (await active.count()) === 0; step -= 1)
    await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
}
