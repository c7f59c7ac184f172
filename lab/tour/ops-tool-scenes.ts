import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openDialog } from './scene';
import { select } from './select';
import { openShortcuts, typeQuery } from './tools';

const LIST = '/ops/stalled?kind=driver';

async function selectTwoRows(page: Page): Promise<void> {
  const boxes = page.getByRole('row').getByRole('checkbox');
  await boxes.nth(1).waitFor();
  // The first checkbox is in the header row.
  await boxes.nth(1).check();
  await boxes.nth(2).check();
}

async function previewMessage(page: Page): Promise<void> {
  await select(page.getByLabel('Template'), 1);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('button', { name: /^Send to/ }).waitFor();
}

/** Tools of every page: bulk actions, saved views, the palette and keyboard shortcuts. */
export function opsToolScenes({ ops }: DemoUsers): Scene[] {
  return [
    { name: 'ops-bulk-message', person: ops, path: LIST, open: inOrder(selectTwoRows, openDialog('Message')) },
    {
      name: 'ops-bulk-preview',
      person: ops,
      path: LIST,
      open: inOrder(selectTwoRows, openDialog('Message'), previewMessage),
    },
    { name: 'ops-bulk-snooze', person: ops, path: LIST, open: inOrder(selectTwoRows, openDialog('Snooze')) },
    {
      name: 'ops-save-view',
      person: ops,
      path: '/ops/stalled?kind=driver&stage=Interview',
      open: openDialog('Save view'),
    },
    {
      name: 'ops-palette',
      person: ops,
      path: LIST,
      open: inOrder(openDialog('Quick search'), typeQuery('ma')),
    },
    { name: 'ops-keys', person: ops, path: LIST, open: openShortcuts },
  ];
}
