import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { openDialog, press } from './scene';

const STALLED = '/ops/stalled';

const selectRows =
  (rows: number) =>
  async (page: Page): Promise<void> => {
    const boxes = page.getByRole('row').getByRole('checkbox');
    await boxes.nth(1).waitFor();
    // The first checkbox is in the header row.
    for (let row = 1; row <= rows; row += 1) await boxes.nth(row).check();
  };

/** The stalled list: by kind, filtered, empty, with selected rows, and its row actions. */
export function opsStalledScenes({ ops }: DemoUsers): Scene[] {
  return [
    { name: 'ops-stalled', person: ops, path: STALLED },
    { name: 'ops-stalled-applications', person: ops, path: `${STALLED}?kind=candidacy&sort=entered` },
    { name: 'ops-stalled-orders', person: ops, path: `${STALLED}?kind=order` },
    { name: 'ops-stalled-escalated', person: ops, path: `${STALLED}?escalated=true&sort=lastContact` },
    { name: 'ops-stalled-nothing', person: ops, path: `${STALLED}?kind=driver&stage=Interview&owner=none&over=9000` },
    {
      name: 'ops-stalled-chosen',
      person: ops,
      path: `${STALLED}?kind=driver`,
      // Only the bar: it is sticky and covers rows of the list, which has its own scene.
      part: '.gh-bulk-bar',
      open: selectRows(5),
    },
    { name: 'ops-stalled-menu', person: ops, path: `${STALLED}?kind=driver`, open: press(/^More for .+/) },
    {
      name: 'ops-stalled-call',
      person: ops,
      path: `${STALLED}?kind=driver&stage=Interview`,
      open: openDialog(/^Record call .+/),
    },
  ];
}
