import type { Locator, Page } from '@playwright/test';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { PHONE } from '../../lab/tour/browser';
import { apiGet, apiSend } from '../../lab/tour/people';
import { makeFreshOrder } from './support/fresh-order';
import { expect, test } from './support/test';

/** Steps of the pointer between two columns: the first ones start the drag. */
const STEPS = 8;

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}\\b`) });
const dialogOf = (page: Page) => page.getByRole('dialog');

/** Drags a card onto a column with the mouse. */
async function drag(page: Page, card: Locator, target: Locator) {
  await card.hover();
  const [from, to] = [await card.boundingBox(), await target.boundingBox()];
  if (from === null || to === null) throw new Error('The card or the column is not visible');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: STEPS });
}

test('a carrier moves a candidate over the board by mouse, keyboard and menu', async ({ address, users, pageOf }) => {
  const title = `Board linehaul ${Date.now()}`;
  const { orderId, driver } = await makeFreshOrder(address, users, title);
  const name = `${driver.user.firstName} ${driver.user.lastName}`;
  await apiSend({ baseUrl: address, person: users.recruiter }, '/api/job-order/fleet-job-request', {
    jobOrderId: orderId,
    driverId: driver.user._id,
  });
  const { data } = await apiGet<{ data: DriverApplicationView[] }>(address, driver, '/api/driver/candidacies');
  const { candidacyId, round } = data.find((application) => application.orderId === orderId) ?? {};
  await apiSend({ baseUrl: address, person: driver }, `/api/driver/candidacies/${String(candidacyId)}/accept-invite`, {
    round,
  });
  const path = `/business/job-order/${orderId}/hiring-flow/board`;
  const page = await pageOf(users.hr);
  await page.goto(path);
  const cardIn = (place: string) => column(page, place).getByRole('listitem').filter({ hasText: name });

  await test.step('a forbidden column says why, and the card stays', async () => {
    await drag(page, cardIn('In review'), column(page, 'Interview'));
    await expect(column(page, 'Interview').getByText('HR or Safety must approve the driver first.')).toBeVisible();
    await page.mouse.up();
    await expect(page.getByText(`${name} stays in place.`)).toBeVisible();
    await expect(cardIn('In review')).toBeVisible();
  });

  await test.step('a drop on the next column sends its command', async () => {
    await drag(page, cardIn('In review'), column(page, 'Approved'));
    await page.mouse.up();
    await expect(cardIn('Approved')).toBeVisible();
    await expect(page.getByText(`${name} is approved for interview`)).toBeVisible();
  });

  await test.step('by keyboard, a column that needs input opens its form', async () => {
    await page.getByRole('button', { name: `Drag ${name} to another stage` }).focus();
    await page.keyboard.press('Space');
    await expect(column(page, 'Interview')).toHaveAttribute('data-drop', 'yes');
    await page.keyboard.press('ArrowRight');
    await expect(column(page, 'Interview')).toHaveClass(/gh-board-aimed/);
    await page.keyboard.press('Space');
    const dialog = dialogOf(page);
    await expect(dialog).toHaveAccessibleName(`Interview with ${name}`);
    await dialog.getByRole('button', { name: 'Invite to interview' }).click();
    await expect(cardIn('Interview')).toBeVisible();
  });

  await test.step('the panel has its own URL, and returns the focus', async () => {
    const link = cardIn('Interview').getByRole('link', { name });
    await link.press('Enter');
    await expect(dialogOf(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`driver=${driver.user._id}`));
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  await test.step('on a phone, the menu moves the card', async () => {
    const phone = await pageOf(users.hr, { screen: PHONE });
    await phone.goto(`${path}?column=interview`);
    await phone.getByRole('button', { name: `More actions for ${name}` }).click();
    await phone.getByRole('button', { name: 'Move to Ended: Pass…' }).click();
    await dialogOf(phone).getByRole('button', { name: 'Pass', exact: true }).click();
    await expect(phone.getByText(`You passed on ${name}`)).toBeVisible();
    await expect(phone.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
  });
});
