import type { Page } from '@playwright/test';
import type { Person } from './people';

/** One picture: who looks, where, and what he opens first. */
export interface Scene {
  name: string;
  /** Undefined: somebody who is not signed in. */
  person: Person | undefined;
  path: string;
  /** Brings the page to what the picture is of, a modal for example. */
  open?: (page: Page) => Promise<void>;
  /** Refusals that belong to the scene. */
  expects?: readonly number[];
}

/** Presses a button and waits for the dialog that it opens. */
export const pressing =
  (...buttons: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of buttons) await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').first().waitFor();
  };

/** Chooses an entry of a row's menu and waits for the dialog that it opens. */
export const choosing = (menu: string | RegExp, item: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: menu }).first().click();
  await page.getByRole('menuitem', { name: item }).first().click();
  await page.getByRole('dialog').first().waitFor();
};
