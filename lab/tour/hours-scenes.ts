import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import type { World } from './world';

/** Opens the driver's logs in the file, on the day before: today's have just begun. */
async function openLogs(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show the logs' }).click();
  const before = page.getByText('Day before');
  await before.click();
  await page.locator('.gh-hours-lines').first().waitFor();
  await before.scrollIntoViewIfNeeded();
}

async function openTables(page: Page): Promise<void> {
  for (const table of await page.locator('main details > summary').all()) await table.click();
}

/** Hours of service: the driver's page, and the card in the file of a driver who works for the carrier. */
export function hoursScenes({ safety, drivers, applicant }: DemoUsers, { fileWithLogs }: World): Scene[] {
  const path = '/driver/hours';
  return [
    ...drivers.map((person, index) => ({ name: `driver-hours-${String(index + 1)}`, person, path, open: openTables })),
    ...(applicant === undefined ? [] : [{ name: 'driver-hours-applying', person: applicant, path }]),
    ...(fileWithLogs === undefined
      ? []
      : [{ name: 'file-hours', person: safety, path: `/business/files/${fileWithLogs}`, open: openLogs }]),
  ];
}
