import type { Page } from '@playwright/test';
import type { OpenAuditLink } from '#domain/audits/schema';
import type { DemoUsers } from './demo-users';
import { apiGet, apiSend, type Person, signIn } from './people';
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

async function openDocument(page: Page): Promise<void> {
  await press(/^View /)(page);
  await page.getByRole('img', { name: /page 1 of/ }).waitFor();
}

/** Opens the audit that was produced. */
async function openProduced(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Harbor Mutual Insurance' }).first().click();
  await page.getByRole('button', { name: 'Change day' }).waitFor();
}

async function showOpenLinks(page: Page): Promise<void> {
  await page.goto(PAGE);
  await page.getByRole('heading', { name: 'Open links' }).scrollIntoViewIfNeeded();
}

/** Has the next request for a path refused: neither a broken drawing nor the end of a room can be waited for. */
async function refuseNext(page: Page, path: string, { status, code }: { status: number; code: string }): Promise<void> {
  const body = JSON.stringify({ status, code, message: code });
  await page.route(path, (route) => route.fulfill({ status, contentType: 'application/problem+json', body }), {
    times: 1,
  });
}

const failToOpenDocument = (status: number, code: string) => async (page: Page) => {
  await refuseNext(page, '**/pages/1', { status, code });
  await press(/^View /)(page);
  await page.locator('.gh-room-viewer').getByRole('alert').waitFor();
};

const untilClosed = async (page: Page) => {
  await press(/^1\. /)(page);
  await page.getByRole('button', { name: 'Enter access code' }).waitFor();
};

/** Revokes every open link while the room is open. */
const revokeLinks = (known: Person) => async (page: Page) => {
  const baseUrl = new URL(page.url()).origin;
  const person = await signIn(baseUrl, known);
  for (const { _id, audit } of await apiGet<OpenAuditLink[]>(baseUrl, person, '/api/business/audit-links')) {
    await apiSend({ baseUrl, person, method: 'DELETE' }, `/api/audits/${audit._id}/links/${_id}`);
  }
};

/** Audits: the list, the request, the packet, links, and the room of an outside reader. */
export function auditScenes({ safety, hr, ops }: DemoUsers): Scene[] {
  const audit = { person: safety, path: PAGE };
  const room = inOrder(openAudit, share, enterRoom);
  const carrierId = safety.user.organization?._id ?? '';
  return [
    { name: 'audits', ...audit },
    { name: 'audits-produced', person: safety, path: `${PAGE}?state=produced` },
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
    { name: 'audits-open-links', ...audit, open: inOrder(openAudit, share, showOpenLinks) },
    { name: 'audit-produced', ...audit, open: openProduced },
    { name: 'audit-change-day', ...audit, open: inOrder(openProduced, openDialog('Change day')) },
    {
      name: 'audit-change-day-errors',
      ...audit,
      open: inOrder(openProduced, openDialog('Change day'), submitDialog('Save day')),
    },
    { name: 'audit-room-closed', person: undefined, path: '/audit/made-up' },
    { name: 'audit-room', ...audit, open: room },
    { name: 'audit-room-file', ...audit, open: inOrder(room, openFile) },
    { name: 'audit-room-document', ...audit, open: inOrder(room, openFile, openDocument) },
    {
      name: 'audit-room-page-failed',
      ...audit,
      open: inOrder(room, openFile, failToOpenDocument(500, 'internal')),
      expects: [500],
    },
    {
      name: 'audit-room-busy',
      ...audit,
      open: inOrder(room, openFile, failToOpenDocument(429, 'too-many-at-once')),
      expects: [429],
    },
    {
      name: 'audit-room-ended',
      ...audit,
      open: inOrder(
        room,
        (page) => refuseNext(page, '**/files/*', { status: 400, code: 'audit-room-closed' }),
        untilClosed,
      ),
      expects: [400],
    },
    { name: 'audit-room-revoked', ...audit, open: inOrder(room, revokeLinks(safety), untilClosed), expects: [400] },
  ];
}
