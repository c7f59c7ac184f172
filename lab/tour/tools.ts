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

/** Selects all rows of the page's table, by keyboard: on a phone, the head of a table is there only for screen readers. */
export async function selectAllRows(page: Page): Promise<void> {
  await page.getByRole('row').getByRole('checkbox').first().press('Space');
}
