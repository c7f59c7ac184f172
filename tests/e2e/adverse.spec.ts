import type { Browser, BrowserContext, Page } from '@playwright/test';
import { contextOf, DESKTOP, PHONE, type Screen } from '../../lab/tour/browser';
import { select } from '../../lab/tour/select';
import { aPdf } from '../support/pictures';
import { type ClockedProduct, startClockedProduct } from './support/clocked-product/start';
import { touch } from './support/input';
import { inviteByHand } from './support/posting/autopilot-waves';
import { act, type Desk, dialogOf } from './support/posting/desk';
import { answer } from './support/posting/hire-drivers';
import { acceptOrder, postOrder } from './support/posting/post-night-order';
import { expect, test } from './support/test';

const REPORT = { name: 'report.pdf', mimeType: 'application/pdf', buffer: aPdf('% a background report') };
const DISPUTE = 'The accident of May was not mine';

/** Signs in again, since a sign-in ends while the clock moves on. */
class Desks {
  readonly #contexts: BrowserContext[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly product: ClockedProduct,
  ) {}

  async pageOf(login: { email: string; password: string }, screen: Screen): Promise<Page> {
    const person = { ...login, token: '', user: undefined as never };
    const context = await contextOf(this.browser, { baseUrl: this.product.address, screen, person });
    this.#contexts.push(context);
    return context.newPage();
  }

  async hr(): Promise<Desk> {
    return { page: await this.pageOf(this.product.hr, DESKTOP), input: touch, product: this.product };
  }

  async close(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close()));
  }
}

/** Opens the guide from the card of the dashboard. */
async function openGuide({ page }: Desk, state: string, name: string) {
  await page.goto('/business/dashboard');
  const card = page.getByRole('list', { name: 'Refusals based on reports' });
  await expect(card.getByText(state)).toBeVisible();
  await card.getByRole('button', { name: `Open guide: ${name}` }).click();
}

async function sendFirstNotice(desk: Desk, orderId: string, name: string) {
  const { page } = desk;
  const dialog = dialogOf(desk);
  await page.goto(`/business/job-order/${orderId}/hiring-flow/reviewDrivers`);
  await act(desk, page.getByRole('article', { name, exact: true }), 'Refuse based on a report');
  await dialog.getByLabel('Name of the agency').fill('Midland Screening Inc.');
  await dialog.getByLabel('Address of the agency').fill('100 Main Street, Columbus, OH 43004');
  await dialog.getByLabel('Phone number of the agency').fill('(800) 555-0100');
  await dialog.getByLabel(/^Choose file/).setInputFiles(REPORT);
  await expect(dialog.getByText('report.pdf is uploaded')).toBeVisible();
  await dialog.getByRole('button', { name: 'Preview notice' }).click();
  await expect(dialog.getByText('No decision has been made yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send notice' }).click();
  await expect(dialog.getByText(/The driver can respond until the end of/)).toBeVisible();
}

async function disputeOnPhone(phone: Page) {
  await phone.goto('/driver/notices');
  await expect(phone.getByText(/may decide against you because of this report/)).toBeVisible();
  const download = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Open: The report' }).click();
  await download;
  await phone.getByRole('button', { name: /^Dispute report/ }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel('What is wrong or incomplete?').fill(DISPUTE);
  await dialog.getByRole('button', { name: 'Dispute report' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(phone.getByText(/has to answer your dispute before it decides/)).toBeVisible();
}

async function rejectByReport(desk: Desk, orderId: string, name: string) {
  const { page } = desk;
  await page.goto(`/business/job-order/${orderId}/hiring-flow/reviewDrivers`);
  await act(desk, page.getByRole('article', { name, exact: true }), 'Reject');
  const dialog = dialogOf(desk);
  await select(dialog.getByRole('combobox', { name: /^Reason/ }), 'Based on a background report');
  await expect(dialog.getByText('The required notices were sent.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('HR refuses a driver because of a report, after the notices and the dispute of the driver', async ({
  browser,
}) => {
  const product = await startClockedProduct();
  const desks = new Desks(browser, product);
  const [driver] = product.drivers.fitting;
  if (driver === undefined) throw new Error('The product has no drivers');
  const login = { email: `${driver.id}@example.test`, password: product.hr.password };
  try {
    const desk = await desks.hr();
    const orderId = await test.step('a driver is in review', async () => {
      const id = await postOrder(desk);
      await acceptOrder(desk, id);
      await desk.page.goto(`/business/job-order/${id}/hiring-flow/inviteDrivers?miles=100`);
      await inviteByHand(desk, driver);
      await answer(desk, driver, 'accept-invite');
      return id;
    });
    await test.step('HR sends the first notice', () => sendFirstNotice(desk, orderId, driver.name));
    await test.step('the driver disputes the report on a phone', async () =>
      disputeOnPhone(await desks.pageOf(login, PHONE)));
    await test.step('the clock stands still until HR answers', async () => {
      await product.pass('12 days');
      const later = await desks.hr();
      await openGuide(later, 'Report disputed', driver.name);
      const dialog = dialogOf(later);
      await expect(dialog.getByText(DISPUTE)).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Send final notice' })).toHaveCount(0);
      await dialog.getByLabel('Your answer to the driver').fill('The agency confirmed the report.');
      await dialog.getByRole('button', { name: 'Answer dispute' }).click();
      await expect(dialog.getByText(/The driver can respond until the end of/)).toBeVisible();
    });
    await test.step('HR sends the final notice after the wait, and refuses the driver', async () => {
      await product.pass('12 days');
      const last = await desks.hr();
      await openGuide(last, 'Final notice can be sent', driver.name);
      const dialog = dialogOf(last);
      await dialog.getByRole('button', { name: 'Send final notice' }).click();
      await expect(dialog.getByText(/can now be refused/)).toBeVisible();
      await rejectByReport(last, orderId, driver.name);
    });
    await test.step('the driver reads the decision', async () => {
      const phone = await desks.pageOf(login, PHONE);
      await phone.goto('/driver/notices');
      await expect(phone.getByText(/decided against you/)).toBeVisible();
      await expect(phone.getByText('The agency confirmed the report.')).toBeVisible();
    });
  } finally {
    await desks.close();
    await product.close();
  }
});
