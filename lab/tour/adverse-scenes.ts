import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openDialog, press, submitDialog } from './scene';
import type { World } from './world';

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

/** Shows the end of the guide, and what is folded there. */
async function openEarlier(page: Page): Promise<void> {
  const earlier = page.getByRole('dialog').getByText(/^Earlier refusal of/);
  await earlier.click();
  await earlier.scrollIntoViewIfNeeded();
}

const openMailing = async (page: Page) => {
  await press('Record mailing')(page);
  await page.getByLabel('Proof of mailing').scrollIntoViewIfNeeded();
};

const showMailing = async (page: Page) => {
  await page.getByLabel('Proof of mailing').scrollIntoViewIfNeeded();
};

/** Refusals based on reports: the card of the dashboard, the steps of the guide, and the driver's notices. */
export function adverseScenes({ hr, drivers, applicant }: DemoUsers, { refusedAgain }: World): Scene[] {
  const [driver] = drivers;
  const undelivered = { person: hr, path: DASHBOARD, open: guideAt('Notice not delivered') };
  const again = { person: hr, path: `${DASHBOARD}?adverseAction=${refusedAgain ?? ''}` };
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
    { ...undelivered, name: 'adverse-undelivered' },
    { ...undelivered, name: 'adverse-mailing', open: inOrder(undelivered.open, showMailing) },
    {
      ...undelivered,
      name: 'adverse-mailing-errors',
      open: inOrder(undelivered.open, submitDialog('Record mailing'), showMailing),
    },
    {
      name: 'adverse-mailing-other',
      person: hr,
      path: DASHBOARD,
      open: inOrder(guideAt('Waiting until'), openMailing),
    },
    ...(refusedAgain === undefined ? [] : [{ ...again, name: 'adverse-earlier', open: openEarlier }]),
    { name: 'driver-notices', person: driver, path: NOTICES },
    { name: 'driver-notices-dispute', person: driver, path: NOTICES, open: openDialog(/^Dispute report/) },
    ...(applicant === undefined ? [] : [{ name: 'driver-notices-none', person: applicant, path: NOTICES }]),
  ];
}
