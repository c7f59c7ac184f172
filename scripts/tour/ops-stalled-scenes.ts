import type { Page } from '@playwright/test';
import type { Crew } from './crew';
import { opening, pressing } from './scene';
import type { Scene } from './scene';

const stalled = '/ops/stalled';

const choosing =
  (rows: number) =>
  async (page: Page): Promise<void> => {
    const boxes = page.getByRole('row').getByRole('checkbox');
    await boxes.nth(1).waitFor();
    // The first box is the head's.
    for (let row = 1; row <= rows; row += 1) await boxes.nth(row).check();
  };

/** Where operations' day begins: everything, by kind, filtered to nothing, some chosen, and what is done with one. */
export function opsStalledScenes({ ops }: Crew): Scene[] {
  return [
    { name: 'ops-stalled', person: ops, path: stalled },
    { name: 'ops-stalled-applications', person: ops, path: `${stalled}?kind=candidacy&sort=entered` },
    { name: 'ops-stalled-orders', person: ops, path: `${stalled}?kind=order` },
    { name: 'ops-stalled-escalated', person: ops, path: `${stalled}?escalated=true&sort=lastContact` },
    { name: 'ops-stalled-nothing', person: ops, path: `${stalled}?kind=driver&stage=Interview&owner=none&over=9000` },
    {
      name: 'ops-stalled-chosen',
      person: ops,
      path: `${stalled}?kind=driver`,
      // The bar sticks to the window's end and covers rows that scroll out from below it; the list has a scene of its own.
      part: '.gh-bulk-bar',
      open: choosing(5),
    },
    { name: 'ops-stalled-menu', person: ops, path: `${stalled}?kind=driver`, open: pressing(/^More for .+/) },
    {
      name: 'ops-stalled-call',
      person: ops,
      path: `${stalled}?kind=driver&stage=Interview`,
      open: opening(/^Record call .+/),
    },
  ];
}
