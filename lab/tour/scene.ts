import type { Page } from '@playwright/test';
import type { Person } from './people';
import type { Row } from './world';

/** One screenshot: the person, the page, and interactions before the screenshot. */
export interface Scene {
  readonly name: string;
  /** Undefined for a visitor who is not signed in. */
  readonly person: Person | undefined;
  readonly path: string;
  /** Interactions before the screenshot, for example opening a dialog. They begin on the page as it was loaded. */
  readonly open?: (page: Page) => Promise<void>;
  /** Selector of the part to check, for overlays on pages that have their own scene. */
  readonly part?: string;
  /** Expected error statuses. */
  readonly expects?: readonly number[];
}

/** Whether drivers see the page, or people without an account: on a phone, and with text as large as they need it. */
export const isOfDrivers = ({ person }: Pick<Scene, 'person'>): boolean =>
  person === undefined || person.user.roles.includes('applicant');

/** Path and interactions of a scene. */
export type SceneTarget = Pick<Scene, 'path' | 'open'>;

export const dialog = (page: Page) => page.getByRole('dialog').first();

/** Presses buttons in order. */
export const press =
  (...buttons: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of buttons) {
      await page
        .getByRole('button', { name, exact: typeof name === 'string', disabled: false })
        .first()
        .click();
    }
  };

/** Presses buttons, then waits for a dialog. */
export const openDialog =
  (...buttons: (string | RegExp)[]) =>
  async (page: Page) => {
    await press(...buttons)(page);
    await dialog(page).waitFor();
  };

/** Waits for a PDF document; on a phone, only its link is shown. */
export const untilPdf = (page: Page) => page.locator('.gh-pdf-page iframe').waitFor({ state: 'attached' });

/** Selects the first driver of a search who can be invited. */
export const selectFirst = (page: Page) => page.locator('.gh-search-pick').getByRole('checkbox').first().check();

/** Submits the dialog's form, so that its fields show errors. */
export const submitDialog = (button: string) => async (page: Page) => {
  await dialog(page).getByRole('button', { name: button, exact: true }).click();
};

export const inOrder =
  (...steps: ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

const STAGES = {
  invited: 'inviteDrivers',
  requested: 'inviteDrivers',
  review: 'reviewDrivers',
  interview: 'reviewDrivers',
  hired: 'hiredDrivers',
} as const;
const TABS = { invited: 'invited', requested: 'requests', review: 'review', interview: 'interview', hired: 'hired' };

/** Path of a tab of the order's hiring page. */
export const tabPath = ({ orderId, tab }: Pick<Row, 'orderId' | 'tab'>) =>
  `/business/job-order/${orderId}/hiring-flow/${STAGES[tab]}?tab=${TABS[tab]}`;

/** Opens the dialog of a driver action: the row's own button, or an entry of its menu. */
export const openAction = (row: Row, label: string): SceneTarget => ({
  path: tabPath(row),
  open: async (page) => {
    const line = page.getByRole('listitem').filter({ hasText: row.driverName }).first();
    const button = line.getByRole('button', { name: label, exact: true });
    await line.waitFor();
    if (!(await button.isVisible())) await line.getByRole('button', { name: /^More actions/ }).click();
    await button.click();
    await dialog(page).waitFor();
  },
});
