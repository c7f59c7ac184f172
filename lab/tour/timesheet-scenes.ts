import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';

const PAGE = '/business/timesheets';

/** Opens the days of the first week, if the shown week has hours. */
async function openDays(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Show days/ }).first();
  await button.or(page.getByText('No hours in this week')).first().waitFor();
  if (await button.isVisible()) await button.click();
}

/** Opens the form of the first day that can be filled in or edited. */
async function openHours(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^(Add|Edit) hours/ }).first();
  await button.or(page.getByText('No assignment yet')).first().waitFor();
  if (await button.isVisible()) {
    await button.click();
    await page.getByRole('dialog').waitFor();
  }
}

/** Opens the days of the latest payout, if there is one. */
async function openPay(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Days of/ }).first();
  await button.or(page.getByText('No pay yet')).first().waitFor();
  if (await button.isVisible()) await button.click();
}

/** A driver's clock, hours and pay, and the carrier's approval of them. */
export function timesheetScenes({ accounting, manager, recruiter, drivers }: DemoUsers): Scene[] {
  return [
    { name: 'timesheets', person: accounting, path: PAGE },
    { name: 'timesheets-days', person: manager, path: PAGE, open: openDays },
    { name: 'timesheets-filtered', person: accounting, path: `${PAGE}?week=2020-01-06&state=submitted` },
    { name: 'timesheets-forbidden', person: recruiter, path: PAGE, expects: [403] },
    ...drivers.flatMap((person, index): Scene[] => [
      { name: `driver-timesheet-${index + 1}`, person, path: '/driver/timesheet' },
      { name: `driver-timesheet-hours-${index + 1}`, person, path: '/driver/timesheet', open: openHours },
      { name: `driver-pay-${index + 1}`, person, path: '/driver/pay', open: openPay },
    ]),
  ];
}
