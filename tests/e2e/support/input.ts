import type { Locator, Page } from '@playwright/test';
import { select, selectByKeyboard } from '../../../lab/tour/select';
import { pressByKeyboard, tabTo, typeByKeyboard } from './keyboard';

/** A way to operate a page: the same stories run by touch and by keyboard only. */
export interface InputMethod {
  press: (control: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  choose: (field: Locator, option: string) => Promise<void>;
  /** Checks a check box or radio button. */
  tick: (box: Locator) => Promise<void>;
  /** Selects a radio button of a group by its text. */
  pickRadio: (group: Locator, choice: string) => Promise<void>;
  attach: (input: Locator, file: string) => Promise<void>;
  /** Selects a tab. */
  selectTab: (tab: Locator) => Promise<void>;
}

export const touch: InputMethod = {
  press: (control) => control.click(),
  type: (field, text) => field.fill(text),
  choose: select,
  tick: (box) => box.check(),
  pickRadio: (group, choice) => group.getByText(choice, { exact: true }).click(),
  attach: (input, file) => input.setInputFiles(file),
  selectTab: (tab) => tab.click(),
};

/** Types a date as month, day and year; the focus moves on automatically. */
async function typeDate(field: Locator, date: string) {
  const [year = '', month = '', day = ''] = date.split('-');
  await tabTo(field);
  await field.page().keyboard.type(`${month}${day}${year}`);
}

const isDate = async (field: Locator) => (await field.getAttribute('type')) === 'date';

// A radio group is a single tab stop; arrow keys move within it.
async function tickRadio(box: Locator) {
  const { keyboard } = box.page();
  const group = box.page().locator(`input[type="radio"][name="${(await box.getAttribute('name')) ?? ''}"]`);
  const count = await group.count();
  const chosen = group.and(box.page().locator(':checked'));
  await tabTo((await chosen.count()) > 0 ? chosen : group.first(), 'attached');
  await keyboard.press('Space');
  for (let step = 0; step < count && !(await box.isChecked()); step += 1) await keyboard.press('ArrowDown');
}

// A tab list is a single tab stop, too.
async function selectTab(tab: Locator) {
  const page = tab.page();
  const all = page.getByRole('tab');
  await tab.waitFor();
  await tabTo(all.and(page.locator('[aria-selected="true"]')));
  const isThere = async () => (await tab.and(page.locator(':focus')).count()) === 1;
  for (let step = await all.count(); step > 0 && !(await isThere()); step -= 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

export const keyboardOnly: InputMethod = {
  press: pressByKeyboard,
  type: async (field, text) => ((await isDate(field)) ? typeDate(field, text) : typeByKeyboard(field, text)),
  choose: async (field, option) => {
    await tabTo(field);
    await selectByKeyboard(field, option);
  },
  tick: async (box) => {
    if (await box.isChecked()) return;
    if ((await box.getAttribute('type')) === 'radio') return tickRadio(box);
    await tabTo(box);
    await box.page().keyboard.press('Space');
  },
  pickRadio: (group, choice) => tickRadio(group.getByRole('radio', { name: choice, exact: true })),
  attach: async (input, file) => {
    await tabTo(input);
    const chooser = input.page().waitForEvent('filechooser');
    await input.page().keyboard.press('Enter');
    await (await chooser).setFiles(file);
  },
  selectTab,
};

/** Fills fields by label. */
export async function fillIn(input: InputMethod, within: Page | Locator, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await input.type(within.getByLabel(label, { exact: true }), text);
}
