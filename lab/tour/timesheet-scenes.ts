import type { Page } from '@playwright/test';
import type { DemoUsers } from './demo-users';
import { daysAfter } from '#domain/shared/periods';
import { utcDate } from '#domain/shared/zoned-time';
import type { Scene } from './scene';
import { inOrder, openDialog, press } from './scene';
import { select } from './select';

const PAGE = '/business/timesheets';

/** Shows the first week with days that wait for an approval, if another one is shown. */
async function showWaiting(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Show the oldest' });
  const approve = page.getByRole('button', { name: /^Approve/ }).first();
  await link.or(approve).first().waitFor();
  if (await link.isVisible()) await link.click();
  await approve.waitFor();
}

const PAYROLL = '/business/payroll-exports';

/** Chooses the format with its own fields. */
const chooseQuickBooks = async (page: Page): Promise<void> => {
  await select(page.getByLabel('Format'), 'QuickBooks Desktop (IIF)');
};

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
export function timesheetScenes({ accounting, hr, manager, recruiter, drivers }: DemoUsers): Scene[] {
  const today = utcDate(new Date());
  const days = `${PAYROLL}?from=${daysAfter(today, -20)}&to=${today}`;
  return [
    { name: 'timesheets', person: accounting, path: PAGE },
    { name: 'timesheets-days', person: manager, path: PAGE, open: inOrder(showWaiting, press(/^Show days/)) },
    { name: 'timesheets-filtered', person: accounting, path: `${PAGE}?week=2020-01-06&state=submitted` },
    { name: 'timesheets-approve', person: accounting, path: PAGE, open: inOrder(showWaiting, openDialog(/^Approve/)) },
    {
      name: 'timesheets-correction',
      person: accounting,
      path: PAGE,
      open: inOrder(showWaiting, press(/^Show days/), openDialog(/^Ask for a correction/)),
    },
    {
      name: 'timesheets-change',
      person: accounting,
      path: PAGE,
      open: inOrder(showWaiting, press(/^Show days/), openDialog(/^Change hours/)),
    },
    { name: 'timesheets-rate', person: hr, path: PAGE, open: inOrder(showWaiting, openDialog(/^Rate of pay of/)) },
    { name: 'payroll-exports', person: accounting, path: PAYROLL },
    { name: 'payroll-exports-days', person: accounting, path: days },
    { name: 'payroll-exports-iif', person: accounting, path: days, open: chooseQuickBooks },
    { name: 'timesheets-forbidden', person: recruiter, path: PAGE, expects: [403] },
    ...drivers.flatMap((person, index): Scene[] => [
      { name: `driver-timesheet-${index + 1}`, person, path: '/driver/timesheet' },
      { name: `driver-timesheet-hours-${index + 1}`, person, path: '/driver/timesheet', open: openHours },
      { name: `driver-pay-${index + 1}`, person, path: '/driver/pay', open: openPay },
    ]),
  ];
}
