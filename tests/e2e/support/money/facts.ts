import { expect, type Page } from '@playwright/test';

/** Reads facts of a page: each label with its value. */
export async function readFacts(page: Page, facts: Readonly<Record<string, string | RegExp>>) {
  for (const [label, value] of Object.entries(facts)) {
    const item = page.locator('.ant-descriptions-item', { has: page.getByText(label, { exact: true }) });
    await expect(item.locator('.ant-descriptions-item-content').first()).toHaveText(value);
  }
}
