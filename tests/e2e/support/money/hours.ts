import { expect, type Page } from '@playwright/test';
import type { Account } from '../clocked-product/messages';
import { shownDay } from './calendar';
import type { Office } from './office';

/** Local times of a shift; the end of the last one is on the next day. */
export interface WorkedDay {
  readonly day: string;
  readonly from: string;
  readonly to: string;
}

async function addHours(page: Page, { day, from, to }: WorkedDay) {
  const name = shownDay(day);
  await page.getByRole('button', { name: `Add hours: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Hours of ${name}` });
  await dialog.getByLabel('Start of shift').fill(from);
  await dialog.getByLabel('End of shift').fill(to);
  if (to < from) await expect(dialog.getByText(/^Next day, /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save hours' }).click();
  await expect(dialog).toHaveCount(0);
}

/** The driver fills in a week, whose sums the page says, and submits it. */
export async function submitWeek(
  office: Office,
  driver: Account,
  { days, hours, pay }: { days: readonly WorkedDay[]; hours: string; pay: string },
) {
  const page = await office.visitOnPhone(driver, `/driver/timesheet?week=${days[0]?.day ?? ''}`);
  for (const worked of days) await addHours(page, worked);
  const week = page.getByRole('region', { name: 'Hours of the week' });
  await expect(week.getByText(hours).first()).toBeVisible();
  await expect(week.getByText(pay).first()).toBeVisible();
  await page.getByRole('button', { name: `Submit ${String(days.length)} days` }).click();
  await expect(page.getByText(`${String(days.length)} days submitted`)).toBeVisible();
}

/** Accounting reads the night shift, previews and approves the week. */
export async function approveWeek(
  office: Office,
  accounting: Account,
  { name, week, night, pay }: { name: string; week: string; night: readonly (RegExp | string)[]; pay: string },
) {
  const page = await office.visit(accounting, `/business/timesheets?week=${week}`);
  const card = page.getByRole('article', { name });
  await card.getByRole('button', { name: `Show days of ${name}` }).click();
  const last = card.locator('.gh-workday').last();
  for (const text of night) await expect(last.getByText(text).first()).toBeVisible();
  await card.getByRole('button', { name: /^Approve \d days of / }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(pay).first()).toBeVisible();
  await dialog.getByRole('button', { name: /^Approve \d days$/ }).click();
  await expect(dialog.getByText(/^5 days approved, 0 refused\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog).toHaveCount(0);
}
