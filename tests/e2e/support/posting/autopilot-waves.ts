import { expect } from '@playwright/test';
import type { AutopilotView } from '#domain/autopilot/schema';
import { apiGet } from '../../../../lab/tour/people';
import type { Member } from '../clocked-product/messages';
import { fillIn } from '../input';
import { tabTo } from '../keyboard';
import { act, caller, type Desk, dialogOf } from './desk';

/** More than a wave waits for its daytime. */
const MAX_HOURS = 30;

const autopilotPath = (orderId: string) => `/business/job-order/${orderId}/autopilot`;

/** Carriers see the first name and an initial until the review. */
export const masked = ({ name }: Member) => name.replace(/ (.).*$/, ' $1.');

/** Opens the search of the order: drivers who fit, nearly fit or do not fit, each with the reason. */
export async function seeWhoFits({ page, product }: Desk, orderId: string) {
  const { fitting, nearMiss, unfit } = product.drivers;
  await page.goto(`/business/job-order/${orderId}/hiring-flow/inviteDrivers`);
  const row = (driver: Member) => page.getByRole('article', { name: masked(driver), exact: true });
  for (const driver of fitting) await expect(row(driver).getByText('Match', { exact: true }).first()).toBeVisible();
  await expect(
    row(nearMiss)
      .getByText(/^Near match:/)
      .first(),
  ).toBeVisible();
  await expect(
    row(unfit)
      .getByText(/^No match: Lacks/)
      .first(),
  ).toBeVisible();
}

/** Opens the map and sets the search radius with the keys of its slider. */
export async function setRadius({ page, input }: Desk) {
  await input.press(page.getByRole('button', { name: 'Radius on the map' }));
  const slider = page.getByRole('slider', { name: 'Miles from facility' });
  await tabTo(slider);
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', '95 mi');
  await page.waitForURL(/[?&]miles=95/);
  await expect(page.getByText(/^Drivers within 95 mi of /)).toBeVisible();
}

/** Invites a driver from the search by hand. */
export async function inviteByHand(desk: Desk, driver: Member) {
  const { page, input } = desk;
  const row = page.getByRole('article', { name: masked(driver), exact: true });
  await act(desk, row, 'Invite to job');
  const dialog = dialogOf(desk);
  await expect(dialog.or(page.getByRole('tab', { name: 'Invited 1' })).first()).toBeVisible();
  if (await dialog.isVisible()) await input.press(dialog.getByRole('button', { name: 'Invite to job' }));
  await expect(page.getByRole('tab', { name: 'Invited 1' })).toBeVisible();
}

/** Turns autopilot on after a dry run, which leaves out the driver who declined and the one who does not fit. */
export async function turnOnAfterDryRun(desk: Desk, orderId: string, declined: Member) {
  const { page, input, product } = desk;
  const { fitting, unfit } = product.drivers;
  await page.goto(autopilotPath(orderId));
  await expect(page.getByText('Autopilot is off')).toBeVisible();
  await input.press(page.getByRole('button', { name: 'Turn on autopilot' }));
  const dialog = dialogOf(desk);
  const row = (driver: Member) => dialog.getByRole('article', { name: masked(driver), exact: true });
  await expect(dialog.getByRole('heading', { name: /^Next wave: .*, 6 drivers$/ })).toBeVisible();
  await expect(row(declined).getByText('Declined this order')).toBeVisible();
  await expect(row(unfit).getByText("Doesn't meet a requirement")).toBeVisible();
  for (const driver of fitting.filter((each) => each !== declined))
    await expect(row(driver).getByText(/^Meets every criterion/)).toBeVisible();
  await input.press(dialog.getByRole('button', { name: 'Turn on autopilot' }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Auto Pilot changed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn off autopilot' })).toBeVisible();
}

/** Signs in again if nobody used the page for so many hours that the session ended; that depends on the time of the day. */
async function signInAgain({ page, input, product }: Desk) {
  const signIn = page.getByRole('heading', { name: 'Sign in to hire' });
  await expect(signIn.or(page.getByRole('button', { name: 'Turn off autopilot' }))).toBeVisible();
  if (!(await signIn.isVisible())) return;
  await fillIn(input, page, { Email: product.hr.email, Password: product.hr.password });
  await input.press(page.getByRole('button', { name: 'Sign in', exact: true }));
}

/** Lets hours pass until the wave is over; HR comes back and sees it. */
export async function passUntilWave(desk: Desk, orderId: string, number: number) {
  const { product, page } = desk;
  const baseUrl = product.address;
  const next = async () => {
    const person = await caller(desk, product.ops.id);
    return (await apiGet<AutopilotView>(baseUrl, person, `/api/job-order/${orderId}/autopilot`)).next?.number;
  };
  let hours = 0;
  do {
    if (hours > MAX_HOURS) throw new Error(`Wave ${String(number)} was not sent`);
    await page.context().clock.setSystemTime(await product.pass('1 hour'));
    hours += 1;
  } while ((await next()) !== number + 1);
  await page.goto(autopilotPath(orderId));
  await signInAgain(desk);
}

/** The drivers of a wave on its page. */
export async function seeWave({ page, input }: Desk, number: number, drivers: readonly Member[]) {
  await input.press(page.getByRole('link', { name: `Wave ${String(number)}`, exact: true }));
  const list = page.getByRole('region', { name: `Drivers of wave ${String(number)}` });
  await expect(list.getByRole('article')).toHaveCount(drivers.length);
  for (const driver of drivers)
    await expect(list.getByRole('article', { name: masked(driver), exact: true })).toBeVisible();
}

/** When each wave was sent, as instants of the page, oldest first. */
export async function wavesSent({ page }: Desk): Promise<string[]> {
  const rows = page
    .getByRole('row')
    .filter({ hasText: 'Sent' })
    .filter({ has: page.locator('time') });
  const times = await rows.locator('time').all();
  const instants = await Promise.all(times.map((time) => time.getAttribute('datetime')));
  return instants.map((instant) => instant ?? '').reverse();
}

/** Shows the dry run of the next waves again. */
export async function seeStillLeftOut(desk: Desk, declined: readonly Member[]) {
  const { page, input } = desk;
  await input.press(page.getByRole('button', { name: 'Preview next waves' }));
  const dialog = dialogOf(desk);
  for (const driver of declined) {
    const row = dialog.getByRole('article', { name: masked(driver), exact: true });
    await expect(row.getByText('Declined this order')).toBeVisible();
  }
  await input.press(dialog.getByRole('button', { name: 'Close', exact: true }).last());
  await expect(dialog).toHaveCount(0);
}
