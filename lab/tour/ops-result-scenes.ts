import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { openDialog } from './scene';

const RESULTS = '/ops/results';

async function selectFirstRow(page: Page): Promise<void> {
  const boxes = page.getByRole('table').getByRole('checkbox');
  await boxes.nth(1).check();
  await page.getByRole('group', { name: 'Selected results' }).waitFor();
}

/** Results of all drivers, an empty filter, selected rows, and Clearinghouse files. */
export function opsResultScenes({ ops }: DemoUsers): Scene[] {
  return [
    { name: 'ops-results', person: ops, path: RESULTS },
    { name: 'ops-results-nothing', person: ops, path: `${RESULTS}?status=refused&result=drugTest&provider=psp` },
    { name: 'ops-results-chosen', person: ops, path: `${RESULTS}?status=needed`, open: selectFirstRow },
    { name: 'ops-clearinghouse', person: ops, path: RESULTS, open: openDialog('Clearinghouse files') },
  ];
}
