import { DESKTOP } from '../../lab/tour/browser';
import { createReaderLink, openRoom, recordRequest, viewFirstDocument } from './support/audits';
import { expect, test } from './support/test';

test('SAFETY answers an audit, and the auditor reads it without an account', async ({
  users,
  address,
  pageOf,
  browser,
}) => {
  const page = await pageOf(users.safety);
  let secrets = { url: '', accessCode: '' };

  await test.step('SAFETY records the request for one driver', async () => {
    await recordRequest(page, 'FMCSA field office');
    await expect(page.getByText(/^Due in \d business days?$/)).toBeVisible();
  });

  await test.step('the packet is built and downloaded', async () => {
    const button = page.getByRole('button', { name: 'Download packet' });
    await expect(button).toBeVisible();
    const download = page.waitForEvent('download');
    await button.click();
    expect((await download).suggestedFilename()).toMatch(/^audit-packet-.*\.zip$/);
  });

  await test.step('SAFETY creates a link, whose secrets are shown once', async () => {
    secrets = await createReaderLink(page, 'Inspector Lee');
  });

  await test.step('the auditor opens the room, a file and a page', async () => {
    const context = await browser.newContext({ viewport: DESKTOP, baseURL: address });
    const room = await context.newPage();
    await openRoom(room, { ...secrets, accessCode: 'WRONG' });
    await expect(room.getByText('The link or the access code is incorrect')).toBeVisible();
    await openRoom(room, secrets);
    await room.getByRole('button', { name: /^1\. / }).click();
    await expect(room.getByText(/^(Missing|Unknown)$/).first()).toBeVisible();
    await viewFirstDocument(room);
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
