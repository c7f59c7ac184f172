import { expect, type Page } from '@playwright/test';

/** Reads facts of a page: each label with its value. */
export async function readFacts(page: Page, facts: Readonly<Record<string, string | RegExp>>) {
  for (const [label, value] of Object.entries(facts)) {
    // A value may read as another label does: the state "Free trial" has a fact of that name.
    const named = page.locator('.ant-descriptions-item-label', { hasText: new RegExp(`^${label}$`) });
    const item = page.locator('.ant-descriptions-item', { has: named });
    await expect(item.locator('.ant-descriptions-item-content').first()).toHaveText(value);
  }
}

/** Reads sums below the lines of an invoice. */
export async function readSums(page: Page, sums: Readonly<Record<string, string>>) {
  for (const [label, amount] of Object.entries(sums)) {
    const sum = page.locator('.gh-billing-sums > div', { has: page.getByText(label, { exact: true }) });
    await expect(sum.locator('dd')).toHaveText(amount);
  }
}
