import type { Locator, Page } from '@playwright/test';
import type { ClockedProduct, RunningProduct } from '../clocked-product/start';
import type { InputMethod } from '../input';

/** The page of somebody at a carrier, how it is operated, and the product behind it. */
export interface Console {
  readonly page: Page;
  readonly input: InputMethod;
  readonly product: RunningProduct;
}

/** The HR person's page, in a product with drivers. */
export interface Desk extends Console {
  readonly product: ClockedProduct;
}

export const dialogOf = ({ page }: Pick<Console, 'page'>): Locator => page.getByRole('dialog');

/** A person without a page, as `apiSend` and `apiGet` take them, signed in at the product's time. */
export async function caller({ product }: Console, id: string) {
  return { email: '', password: '', token: await product.tokenOf(id), user: undefined as never };
}

/** Presses a row's action: its own button, or an entry of its menu. */
export async function act({ input }: Console, row: Locator, label: string) {
  const button = row.getByRole('button', { name: label, exact: true });
  await row.waitFor();
  if (!(await button.isVisible())) await input.press(row.getByRole('button', { name: /^More actions/ }));
  await input.press(button);
}
