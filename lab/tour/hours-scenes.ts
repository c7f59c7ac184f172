import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';

/** Opens the most urgent file of the list, and the driver's logs in it. */
async function openLogs(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Show the logs' }).click();
  await page.getByText('Day before').waitFor();
}

async function openTables(page: Page): Promise<void> {
  for (const table of await page.locator('main details > summary').all()) await table.click();
}

/** Hours of service: the driver's page, and the card in the file of a driver who works for the carrier. */
export function hoursScenes({ safety, drivers, applicant }: DemoUsers): Scene[] {
  const path = '/driver/hours';
  return [
    ...drivers.map((person, index) => ({ name: `driver-hours-${String(index + 1)}`, person, path, open: openTables })),
    ...(applicant === undefined ? [] : [{ name: 'driver-hours-applying', person: applicant, path }]),
    { name: 'file-hours', person: safety, path: '/business/files', open: openLogs },
  ];
}
