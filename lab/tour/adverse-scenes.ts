import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openDialog, press } from './scene';

const DASHBOARD = '/business/dashboard';
const NOTICES = '/driver/notices';

/** Opens the guide of the row with this step. */
const guideAt = (state: string) => async (page: Page) => {
  const row = page
    .getByRole('list', { name: 'Refusals based on reports' })
    .getByRole('listitem')
    .filter({ hasText: state });
  await row
    .first()
    .getByRole('button', { name: /^Open guide/ })
    .click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Proof' }).waitFor();
};

/** Refusals based on reports: the card of the dashboard, the steps of the guide, and the driver's notices. */
export function adverseScenes({ hr, drivers, applicant }: DemoUsers): Scene[] {
  const [driver] = drivers;
  return [
    { name: 'adverse-dashboard', person: hr, path: DASHBOARD },
    { name: 'adverse-waiting', person: hr, path: DASHBOARD, open: guideAt('Waiting until') },
    { name: 'adverse-disputed', person: hr, path: DASHBOARD, open: guideAt('Report disputed') },
    { name: 'adverse-final', person: hr, path: DASHBOARD, open: guideAt('Final notice can be sent') },
    {
      name: 'adverse-withdraw',
      person: hr,
      path: DASHBOARD,
      open: inOrder(guideAt('Final notice can be sent'), press('Withdraw')),
    },
    {
      name: 'adverse-first',
      person: hr,
      path: '/business/candidates?waiting=all&state=inReview',
      open: openDialog(/^More actions/, 'Refuse based on a report'),
    },
    { name: 'driver-notices', person: driver, path: NOTICES },
    { name: 'driver-notices-dispute', person: driver, path: NOTICES, open: openDialog(/^Dispute report/) },
    ...(applicant === undefined ? [] : [{ name: 'driver-notices-none', person: applicant, path: NOTICES }]),
  ];
}
