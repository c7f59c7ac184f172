import type { Page } from '@playwright/test';
import type { Crew } from './crew';
import { inTurn, opening } from './scene';
import type { Scene } from './scene';

const list = '/ops/stalled?kind=driver';

const choosing = async (page: Page): Promise<void> => {
  const boxes = page.getByRole('row').getByRole('checkbox');
  await boxes.nth(1).waitFor();
  // The first box is the head's.
  await boxes.nth(1).check();
  await boxes.nth(2).check();
};

const previewing = async (page: Page): Promise<void> => {
  await page.getByLabel('Template').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('button', { name: /^Apply to/ }).waitFor();
};

const writing = (text: string) => async (page: Page) => {
  await page.getByRole('dialog').getByRole('combobox').fill(text);
  await page.getByRole('dialog').getByRole('option').first().waitFor();
};

const asking = async (page: Page): Promise<void> => {
  await page.getByRole('table').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
};

/** What is done from every page: acts on many, views under names, finding by a few letters, the keys. */
export function opsToolScenes({ ops }: Crew): Scene[] {
  return [
    { name: 'ops-bulk-message', person: ops, path: list, open: inTurn(choosing, opening('Message')) },
    { name: 'ops-bulk-preview', person: ops, path: list, open: inTurn(choosing, opening('Message'), previewing) },
    { name: 'ops-bulk-snooze', person: ops, path: list, open: inTurn(choosing, opening('Snooze')) },
    {
      name: 'ops-save-view',
      person: ops,
      path: '/ops/stalled?kind=driver&stage=Interview',
      open: opening('Save view'),
    },
    {
      name: 'ops-palette',
      person: ops,
      path: list,
      open: inTurn(opening('Search and go to'), writing('ma')),
    },
    { name: 'ops-keys', person: ops, path: list, open: asking },
  ];
}
