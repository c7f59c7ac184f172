import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The secrets of a link for an outside reader; shown once. */
export interface ReaderSecrets {
  readonly url: string;
  readonly accessCode: string;
}

/** Records an audit request for one driver, or for the first one in the list. */
export async function recordRequest(page: Page, agency: string, driver?: string) {
  await page.goto('/business/audits');
  await page.getByRole('button', { name: 'Record request' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record request' });
  await dialog.getByLabel('Agency or auditor').fill(agency);
  await dialog.getByRole('combobox', { name: 'Kind of audit' }).click();
  await page.getByTitle('FMCSA audit').click();
  const drivers = dialog.getByRole('combobox', { name: 'Drivers' });
  await drivers.click();
  if (driver !== undefined) await drivers.fill(driver);
  const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await options
    .filter({ hasText: driver ?? '' })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Save request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: agency })).toBeVisible();
}

/** Creates a link for an outside reader of the open audit. */
export async function createReaderLink(page: Page, reader: string): Promise<ReaderSecrets> {
  await page.getByRole('button', { name: 'Create reader link' }).click();
  await page.getByLabel('Name of the reader').fill(reader);
  await page.getByRole('dialog').getByRole('button', { name: 'Create reader link' }).click();
  const secrets = page.locator('.gh-audit-secret');
  const [url, accessCode] = [await secrets.nth(0).innerText(), await secrets.nth(1).innerText()];
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('rowheader', { name: reader })).toBeVisible();
  return { url, accessCode };
}

/** Opens the room as its reader, who has no account. */
export async function openRoom(page: Page, { url, accessCode }: ReaderSecrets) {
  await page.goto(new URL(url).pathname);
  await page.getByLabel('Access code').fill(accessCode);
  await page.getByRole('button', { name: 'Open records' }).click();
}

/** Opens the first document of the shown file, page by page. */
export async function viewFirstDocument(room: Page) {
  await room
    .getByRole('button', { name: /^View / })
    .first()
    .click();
  await expect(room.getByRole('img', { name: /page 1 of/ })).toBeVisible();
}
