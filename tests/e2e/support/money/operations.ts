import { expect } from '@playwright/test';
import type { Account } from '../clocked-product/messages';
import { COMPANY } from './carrier';
import { readSums } from './facts';
import type { Office } from './office';

interface Credit {
  readonly driver: string;
  readonly amount: string;
  readonly reason: string;
}

/** Operations credit a match with a reason, which the carrier reads. */
export async function creditMatch(
  office: Office,
  { ops, accounting }: { ops: Account; accounting: Account },
  credit: Credit,
) {
  const { driver, amount, reason } = credit;
  const page = await office.visit(ops, '/ops/billing/purchases');
  await page
    .getByRole('row', { name: new RegExp(driver) })
    .getByRole('button', { name: 'Credit' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Credit: Match, not certified' });
  await expect(dialog.getByText(`At most ${amount}`)).toBeVisible();
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Credit' }).click();
  await expect(page.getByText('Purchase credited')).toBeVisible();
  const carriers = await office.visit(accounting, '/business/purchases');
  await expect(carriers.getByText(`${amount} credited: ${reason}`)).toBeVisible();
}

/** Opens the agreement of the carrier as operations. */
export async function openAgreement(office: Office, ops: Account) {
  const page = await office.visit(ops, '/ops/billing/carriers');
  await page.goto('/ops/carriers/organizations');
  await page.getByRole('link', { name: COMPANY }).first().click();
  await page
    .getByRole('tab', { name: 'Agreement' })
    .or(page.getByRole('link', { name: 'Agreement' }))
    .first()
    .click();
  await expect(page.getByText(/^Warnings about overdue payments: /)).toBeVisible();
  return page;
}

/** Operations warn the carrier on a further day; before, they cannot disable it. */
export async function warnCarrier(office: Office, ops: Account, warnings: number) {
  const page = await openAgreement(office, ops);
  const dialog = page.getByRole('dialog');
  await expect(page.getByRole('button', { name: 'Disable', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Warn about payment' }).click();
  await dialog.getByRole('button', { name: 'Warn about payment' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByText(`Warnings about overdue payments: ${String(warnings)}. Disabling needs 2.`),
  ).toBeVisible();
}

/** Operations disable the carrier after its warnings. */
export async function disableCarrier(office: Office, ops: Account, reason: string) {
  const page = await openAgreement(office, ops);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Disable', exact: true }).click();
  await expect(dialog.getByText(/^The staff are signed out and cannot sign in\./)).toBeVisible();
  await expect(dialog.getByText(/Nothing is deleted, and invoices stay due\.$/)).toBeVisible();
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Disable', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Disabled for non-payment')).toBeVisible();
}

/** Operations enter the check that arrived for an invoice, and enable the carrier again. */
export async function bookCheck(office: Office, ops: Account, { number, amount }: { number: string; amount: string }) {
  const page = await office.visit(ops, '/ops/billing/carriers');
  await page.getByRole('link', { name: COMPANY }).first().click();
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('button', { name: 'Enter transfer' }).click();
  const dialog = page.getByRole('dialog', { name: `Enter transfer for invoice ${number}` });
  await dialog.getByLabel('Reference').fill('1187');
  await expect(dialog.getByText('New balance: $0.00.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Enter transfer' }).click();
  await expect(page.getByText('Transfer entered')).toBeVisible();
  await expect(page.getByText('Check or transfer, 1187')).toBeVisible();
  await readSums(page, { Paid: amount, Balance: '$0.00' });
}

/** Operations enable the carrier, whose staff can sign in again. */
export async function enableCarrier(office: Office, ops: Account) {
  const page = await openAgreement(office, ops);
  await page.getByRole('button', { name: 'Enable', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enable', exact: true }).click();
  await expect(page.getByText('Disabled for non-payment')).toHaveCount(0);
  await expect(page.getByText('Warnings about overdue payments: 0. Disabling needs 2.')).toBeVisible();
}
