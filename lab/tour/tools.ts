import type { Page } from '@playwright/test';

/** Types into the palette, and waits for a result. */
export const typeQuery = (text: string) => async (page: Page) => {
  await page.getByRole('dialog').getByRole('combobox').fill(text);
  await page.getByRole('dialog').getByRole('option').first().waitFor();
};

/** Opens the list of shortcuts. */
export async function openShortcuts(page: Page): Promise<void> {
  await page.getByRole('table').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
}

/** Selects all rows of the page's table. */
export async function selectAllRows(page: Page): Promise<void> {
  const box = page.getByRole('row').getByRole('checkbox').first();
  await box.waitFor();
  await box.check();
}
