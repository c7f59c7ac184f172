import { DESKTOP } from '../../lab/tour/browser';
import { expect, test } from './support/test';

test('SAFETY answers an audit, and the auditor reads it without an account', async ({
  users,
  address,
  pageOf,
  browser,
}) => {
  test.setTimeout(300_000);
  const page = await pageOf(users.safety);
  let url = '';
  let accessCode = '';

  await test.step('SAFETY records the request for one driver', async () => {
    await page.goto('/business/audits');
    await page.getByRole('button', { name: 'Record request' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record request' });
    await dialog.getByLabel('Agency or auditor').fill('FMCSA field office');
    await dialog.getByRole('combobox', { name: 'Kind of audit' }).click();
    await page.getByTitle('FMCSA audit').click();
    await dialog.getByRole('combobox', { name: 'Drivers' }).click();
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Save request' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'FMCSA field office' })).toBeVisible();
    await expect(page.getByText(/^Due in \d business days?$/)).toBeVisible();
  });

  await test.step('the packet is built and downloaded', async () => {
    const button = page.getByRole('button', { name: 'Download packet' });
    await expect(button).toBeVisible({ timeout: 120_000 });
    const download = page.waitForEvent('download');
    await button.click();
    expect((await download).suggestedFilename()).toMatch(/^audit-packet-.*\.zip$/);
  });

  await test.step('SAFETY creates a link, whose secrets are shown once', async () => {
    await page.getByRole('button', { name: 'Create reader link' }).click();
    await page.getByLabel('Name of the reader').fill('Inspector Lee');
    await page.getByRole('dialog').getByRole('button', { name: 'Create reader link' }).click();
    const secrets = page.locator('.gh-audit-secret');
    url = await secrets.nth(0).innerText();
    accessCode = await secrets.nth(1).innerText();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('rowheader', { name: 'Inspector Lee' })).toBeVisible();
  });

  await test.step('the auditor opens the room, a file and a page', async () => {
    const context = await browser.newContext({ viewport: DESKTOP, baseURL: address });
    const room = await context.newPage();
    await room.goto(new URL(url).pathname);
    await room.getByLabel('Access code').fill('WRONG');
    await room.getByRole('button', { name: 'Open records' }).click();
    await expect(room.getByText('The link or the access code is incorrect')).toBeVisible();
    await room.getByLabel('Access code').fill(accessCode);
    await room.getByRole('button', { name: 'Open records' }).click();
    await room.getByRole('button', { name: /^1\. / }).click();
    await expect(room.getByText(/^(Missing|Unknown): /).first()).toBeVisible();
    await room
      .getByRole('button', { name: /^View / })
      .first()
      .click();
    await expect(room.getByRole('img', { name: /page 1 of/ })).toBeVisible();
    await context.close();
  });

  await test.step('SAFETY reads the view log, and revokes the link', async () => {
    await page.reload();
    await expect(page.getByRole('cell', { name: 'List of drivers' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'File index' })).toBeVisible();
    await page.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('Revoked')).toBeVisible();
  });
});
