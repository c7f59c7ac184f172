import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import { openDialog } from './scene';
import type { Scene } from './scene';

const results = '/ops/results';

const selectFirstRow = async (page: Page): Promise<void> => {
  const boxes = page.getByRole('table').getByRole('checkbox');
  await boxes.nth(1).check();
  await page.getByRole('group', { name: 'Selected results' }).waitFor();
};

/** Results of all drivers, an empty filter, selected rows, and Clearinghouse files. */
export function opsResultScenes({ ops }: DemoUsers): Scene[] {
  return [
    { name: 'ops-results', person: ops, path: results },
    { name: 'ops-results-nothing', person: ops, path: `${results}?status=refused&result=drugTest&provider=psp` },
    { name: 'ops-results-chosen', person: ops, path: `${results}?status=needed`, open: selectFirstRow },
    { name: 'ops-clearinghouse', person: ops, path: results, open: openDialog('Clearinghouse files') },
  ];
}
