import type { Page } from '@playwright/test';
import type { Person } from './people';
import type { Row } from './world';

/** One picture: who looks, where, and what he opens first. */
export interface Scene {
  name: string;
  /** Undefined: somebody who is not signed in. */
  person: Person | undefined;
  path: string;
  /** Brings the page to what the picture is of, a modal for example. */
  open?: (page: Page) => Promise<void>;
  /** What the scene is about, when it lies over a page that has a scene of its own: the page is in its way. */
  part?: string;
  /** Refusals that belong to the scene. */
  expects?: readonly number[];
}

/** What the picture is of, and where it is opened. */
export type SceneTarget = Pick<Scene, 'path' | 'open'>;

const dialog = (page: Page) => page.getByRole('dialog').first();

/** Presses buttons one after the other. */
export const pressing =
  (...buttons: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of buttons) {
      await page
        .getByRole('button', { name, exact: typeof name === 'string', disabled: false })
        .first()
        .click();
    }
  };

/** Presses buttons until a dialog is open. */
export const opening =
  (...buttons: (string | RegExp)[]) =>
  async (page: Page) => {
    await pressing(...buttons)(page);
    await dialog(page).waitFor();
  };

/** Sends the dialog's form as it is, so that its fields complain. */
export const sending = (button: string) => async (page: Page) => {
  await dialog(page).getByRole('button', { name: button, exact: true }).click();
};

export const inTurn =
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

/** The address of a tab of the order's hiring page. */
export const tabPath = ({ orderId, tab }: Pick<Row, 'orderId' | 'tab'>) =>
  `/business/job-order/${orderId}/hiring-flow/${STAGES[tab]}?tab=${TABS[tab]}`;

/** A command on a driver: the row's own button, or an entry of its menu. */
export const commanding = (row: Row, label: string): SceneTarget => ({
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
