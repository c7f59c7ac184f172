import { expect, type Page } from '@playwright/test';
import type { Account } from '../clocked-product/messages';
import { readFacts, readSums } from './facts';
import type { Office } from './office';

/** The facts on an invoice's page. */
export interface ReadInvoice {
  readonly number: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly total: string;
  /** Each line's text and amount, in their order. */
  readonly lines: readonly (readonly [text: string, amount: string])[];
}

/** Opens an invoice from the list of its status, and reads it whole. */
export async function readInvoice(
  { office, reader }: { office: Office; reader: Account },
  status: string,
  invoice: ReadInvoice,
): Promise<Page> {
  const { number, issuedOn, dueOn, total, lines } = invoice;
  const page = await office.visit(reader, `/business/invoice/${status}`);
  await page.getByRole('link', { name: number }).waitFor();
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${number}` })).toBeVisible();
  await readFacts(page, { 'Issued on': issuedOn, 'Payment due': dueOn });
  await readSums(page, { Total: total, Balance: total });
  const rows = page
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader', { name: 'Description' }) })
    .getByRole('row');
  await expect(rows).toHaveCount(lines.length + 1);
  for (const [at, [text, amount]] of lines.entries()) {
    await expect(rows.nth(at + 1)).toContainText(text);
    await expect(rows.nth(at + 1)).toContainText(amount);
  }
  return page;
}

/** Pays the opened invoice in full with a test card. */
export async function payByCard(page: Page, amount: string) {
  await page.getByRole('button', { name: 'Pay invoice' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Pays the invoice in full.')).toBeVisible();
  await dialog.getByLabel('Card number').fill('4242424242424242');
  await dialog.getByLabel('Expires (MM/YY)').fill('1299');
  await dialog.getByLabel('Security code').fill('123');
  await dialog.getByRole('button', { name: 'Pay now' }).click();
  await expect(dialog.getByText(`We received ${amount}.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await readSums(page, { Paid: amount, Balance: '$0.00' });
}
