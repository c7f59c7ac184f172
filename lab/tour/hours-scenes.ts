import type { Page } from '@playwright/test';
import { DAY_MS } from '#domain/shared/durations';
import { utcDate } from '#domain/shared/zoned-time';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import type { World } from './world';

const WEEKEND = new Set([0, 6]);

/** The weekday before today: today's logs have just begun, and nobody drives at weekends. */
function lastWorkday(): string {
  const day = new Date(Date.now() - DAY_MS);
  while (WEEKEND.has(day.getUTCDay())) day.setUTCDate(day.getUTCDate() - 1);
  return utcDate(day);
}

/** Opens the driver's logs in the file, and scrolls to the chart of a day. */
async function openLogs(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show the logs' }).click();
  const loaded = page.waitForResponse((response) => response.url().includes('/hours?date='));
  await page.locator('main input[name="date"]').fill(lastWorkday());
  await loaded;
  await page.locator('.gh-hours-axis').first().scrollIntoViewIfNeeded();
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
