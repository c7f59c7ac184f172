import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { dialog, inOrder, openDialog, press, submitDialog } from './scene';

const PAGE = '/business/audits';

/** Opens the audit of the demo's investigator, and waits for its packet. */
async function openAudit(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'FMCSA Western Service Center' }).first().click();
  await page.getByRole('button', { name: 'Download packet' }).waitFor();
}

async function share(page: Page): Promise<void> {
  await openDialog('Create reader link')(page);
  await page.getByLabel('Name of the reader').fill('Inspector Lee');
  await submitDialog('Create reader link')(page);
  await page.getByText('Access code', { exact: true }).waitFor();
}

/** Opens the room of a new link, as its reader. */
async function enterRoom(page: Page): Promise<void> {
  const secrets = page.locator('.gh-audit-secret');
  const [url, code] = [await secrets.nth(0).innerText(), await secrets.nth(1).innerText()];
  await page.goto(new URL(url).pathname);
  await page.getByLabel('Access code').fill(code);
  await press('Open records')(page);
  await page.getByRole('heading', { name: 'Drivers' }).waitFor();
}

const openFile = (page: Page) =>
  page
    .getByRole('button', { name: /^1\. / })
    .click()
    .then(() => page.getByText('Back to drivers').waitFor());

/** Audits: the list, the request, the packet, links, and the room of an outside reader. */
export function auditScenes({ safety, hr, ops }: DemoUsers): Scene[] {
  const audit = { person: safety, path: PAGE };
  const carrierId = safety.user.organization?._id ?? '';
  return [
    { name: 'audits', ...audit },
    { name: 'audits-empty', person: safety, path: `${PAGE}?state=produced` },
    { name: 'audits-refused', person: hr, path: PAGE },
    { name: 'audits-request', ...audit, open: openDialog('Record request') },
    {
      name: 'audits-request-sample',
      ...audit,
      open: inOrder(openDialog('Record request'), async (page) => {
        await dialog(page).getByText('Random sample', { exact: true }).click();
        await submitDialog('Save request')(page);
      }),
    },
    { name: 'audit', ...audit, open: openAudit },
    { name: 'audit-produce', ...audit, open: inOrder(openAudit, openDialog('Mark as produced')) },
    { name: 'audit-share', ...audit, open: inOrder(openAudit, share) },
    { name: 'audit-ops', person: ops, path: `/ops/carriers/${carrierId}/audits` },
    { name: 'audit-room-closed', person: undefined, path: '/audit/made-up' },
    { name: 'audit-room', ...audit, open: inOrder(openAudit, share, enterRoom) },
    { name: 'audit-room-file', ...audit, open: inOrder(openAudit, share, enterRoom, openFile) },
  ];
}
