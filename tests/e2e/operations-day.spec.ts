import type { Locator, Page } from '@playwright/test';
import { select } from '../../lab/tour/select';
import { closeIntroduction } from './support/carrier-sign-up';
import { emailTo } from './support/inbox';
import { fillIn, touch } from './support/input';
import { pressByKeyboard, tabTo } from './support/keyboard';
import { expect, test } from './support/test';

const PASSWORD = 'a window with a view 2026!';
const WORST = 10;
const SNOOZED = 5;

const rows = (page: Page): Locator => page.getByRole('table').locator('tbody').getByRole('row');
const nameIn = async (row: Locator): Promise<string> => (await row.getByRole('link').first().innerText()).trim();

/** Text of a column in the first rows. */
async function inColumn(page: Page, header: string): Promise<string[]> {
  const headers = await page.getByRole('columnheader').allInnerTexts();
  const index = headers.findIndex((text) => text.trim().startsWith(header));
  expect(index).toBeGreaterThanOrEqual(0);
  return Promise.all(
    Array.from({ length: WORST }, (_, row) => rows(page).nth(row).getByRole('cell').nth(index).innerText()),
  );
}

/** A date next week, in the format of a date field. */
const nextWeek = (): string => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

/** Expects that no row names any of these drivers. */
async function expectGone(page: Page, names: readonly string[]) {
  for (const name of names) await expect(rows(page).filter({ hasText: name })).toHaveCount(0);
}

test('a new member of operations finds stalled drivers, learns why, and acts on them', async ({ users, pageOf }) => {
  const email = `noor.${String(Date.now())}@gladhand.example`;
  const lead = await pageOf(users.ops);
  const page = await pageOf(undefined);

  await test.step('accepts the invitation and lands on the stalled list', async () => {
    await lead.goto('/ops/staff');
    await lead.getByRole('button', { name: 'Invite staff', exact: true }).click();
    const dialog = lead.getByRole('dialog', { name: 'Invite a staff member' });
    await fillIn(touch, dialog, { 'First name': 'Noor', 'Last name': 'Haddad', Email: email });
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    const { link } = await emailTo(email, 'Your Gladhand operations account is ready');
    await page.goto(link);
    await fillIn(touch, page, { 'New password': PASSWORD, 'Repeat the password': PASSWORD });
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL('**/ops/stalled');
    await closeIntroduction(page);
  });

  await test.step('sees the ten longest-stalled drivers, each with the next action', async () => {
    await select(page.getByLabel('Type', { exact: true }), 'Drivers');
    await expect(page).toHaveURL(/kind=driver/);
    await expect(rows(page).nth(WORST - 1)).toBeVisible();
    const days = (await inColumn(page, 'Over target')).map((text) => Number.parseInt(text, 10));
    expect(days).toEqual([...days].sort((one, other) => other - one));
    expect(days.at(-1)).toBeGreaterThan(0);
    for (const header of ['Waiting on', 'Next step', 'Owner', 'Next action'])
      for (const text of await inColumn(page, header)) expect(text.trim()).not.toBe('');
  });

  await test.step('learns why the first driver is stalled', async () => {
    const name = await nameIn(rows(page).first());
    const [why = ''] = await inColumn(page, 'Next step');
    await rows(page).first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main').getByText(why).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Requirements' }).click();
    await expect(page.getByRole('heading', { name: 'Records' })).toBeVisible();
    await page.goBack();
    await expect(rows(page).nth(WORST - 1)).toBeVisible();
  });

  await test.step('previews and snoozes five drivers, who leave the list', async () => {
    const names: string[] = [];
    for (let index = 0; index < SNOOZED; index += 1) {
      names.push(await nameIn(rows(page).nth(index)));
      await rows(page).nth(index).getByRole('checkbox').check();
    }
    await page.getByRole('button', { name: 'Snooze', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Snooze 5 drivers' });
    await dialog.getByLabel('Until the morning of').fill(nextWeek());
    await select(dialog.getByLabel('Reason'), 1);
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByText('Applies to 5 drivers')).toBeVisible();
    for (const name of names) await expect(dialog.getByText(name)).toBeVisible();
    await dialog.getByRole('button', { name: 'Apply to 5 drivers' }).click();
    await expect(dialog).toBeHidden();
    await expectGone(page, names);
  });

  await test.step('records a call by keyboard only, and the driver leaves the list', async () => {
    await page.goto('/ops/stalled?kind=driver&stage=Interview');
    const name = await nameIn(rows(page).first());
    await pressByKeyboard(
      rows(page)
        .first()
        .getByRole('button', { name: `Record call ${name}` }),
    );
    const dialog = page.getByRole('dialog');
    await tabTo(dialog.getByRole('button', { name: 'Record call' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expectGone(page, [name]);
  });
});
