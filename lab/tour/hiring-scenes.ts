import type { Page } from '@playwright/test';
import { candidacyTabs } from '#domain/candidacies/tabs';
import { orderStatuses } from '#domain/job-orders/states';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openAction, openDialog, press, selectFirst, tabPath } from './scene';
import type { World } from './world';

/** Carrier actions that open a confirmation dialog, with their labels. */
const CONFIRMED: Readonly<Record<string, string>> = {
  cancelInvite: 'Cancel invite',
  moveToReview: 'Move to review',
  pass: 'Pass',
  rejectReview: 'Reject',
  cancelAssignment: 'Cancel Assignment',
  scheduleInterview: 'Invite to interview',
  offerOtherTimes: 'Offer other times',
  rescheduleInterview: 'Reschedule interview',
  rejectInterview: 'Cancel interview (no reason)',
  cancelInterview: 'Cancel interview',
  hire: 'Hire',
  moveStart: 'Move start date',
  rescindStart: 'Rescind offer',
  recordNoShow: 'Record no-show',
  endAssignment: 'End assignment',
};

/** Shows every criterion of the first driver. */
const openCriteria = (page: Page) => page.getByText('Every criterion', { exact: true }).first().click();

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function pages({ hr, accounting, recruiter, manager }: DemoUsers, { orders, active, rows }: World): Scene[] {
  const reviewed = rows.get('approveForInterview');
  const flow = (orderId: string) => `/business/job-order/${orderId}/hiring-flow/inviteDrivers`;
  return [
    ...orderStatuses.flatMap((status) => {
      const orderId = status === 'active' ? active : orders[status];
      return orderId === undefined ? [] : [{ name: `hiring-${status}`, person: hr, path: flow(orderId) }];
    }),
    ...(active === undefined
      ? []
      : [
          { name: 'hiring-filters', person: hr, path: flow(active), open: press('Filters') },
          { name: 'hiring-nobody', person: hr, path: `${flow(active)}?name=nobodyatall` },
          { name: 'hiring-by-match', person: hr, path: `${flow(active)}?sort=match`, open: openCriteria },
          { name: 'hiring-map', person: hr, path: `${flow(active)}?miles=60`, open: press('Radius on the map') },
          { name: 'hiring-selected', person: hr, path: flow(active), open: selectFirst },
          {
            name: 'hiring-invite-many',
            person: hr,
            path: `${flow(active)}?sort=match`,
            open: inOrder(selectFirst, press(/^Select all/), openDialog(/^Invite \d+ drivers$/)),
          },
          {
            name: 'hiring-invite-many-message',
            person: hr,
            path: `${flow(active)}?sort=match`,
            open: inOrder(
              selectFirst,
              press(/^Select all/),
              openDialog(/^Invite \d+ drivers$/),
              press('Add a message'),
            ),
          },
          { name: 'hiring-read-only', person: accounting, path: flow(active) },
          { name: 'hiring-recruiter', person: recruiter, path: `/recruiter/job-order/${active}` },
          ...candidacyTabs.map((tab) => ({
            name: `hiring-tab-${tab}`,
            person: hr,
            path: tabPath({ orderId: active, tab }),
          })),
        ]),
    ...(reviewed === undefined
      ? []
      : [
          { name: 'hiring-pending-safety', person: manager, path: tabPath(reviewed) },
          { name: 'driver-drawer', person: hr, path: `${tabPath(reviewed)}&driver=${reviewed.driverId}` },
          {
            name: 'driver-profile',
            person: hr,
            path: `/business/driver/${reviewed.driverId}/profile?orderId=${reviewed.orderId}`,
          },
          { name: 'driver-profile-masked', person: hr, path: `/business/driver/${reviewed.driverId}/profile` },
        ]),
  ];
}

const firstCard = (page: Page) => page.locator('[data-card]:has(a[href])').first();

async function waitForCards(page: Page): Promise<void> {
  await firstCard(page).waitFor();
}

async function cardMenu(page: Page): Promise<void> {
  await firstCard(page)
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page
    .getByRole('button', { name: /^Move to / })
    .first()
    .waitFor();
}

/** Opens the list of columns of the first card by keyboard. */
async function pickColumn(page: Page): Promise<void> {
  await firstCard(page).getByRole('link').focus();
  await page.keyboard.press('s');
  await page.getByRole('dialog').waitFor();
}

async function openPanel(page: Page): Promise<void> {
  await firstCard(page).getByRole('link').click();
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
}

/** Picks up the first card that may move to another column, and aims at the column to its right. */
async function dragByKeys(page: Page): Promise<void> {
  const handle = firstCard(page).getByRole('button', { name: /^Drag / });
  if (!(await handle.isVisible())) return;
  await handle.focus();
  await page.keyboard.press('Space');
  await page.locator('.gh-board-dragged').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('.gh-board-aimed').waitFor();
}

function board({ hr, accounting }: DemoUsers, { active, orders }: World): Scene[] {
  const of = (orderId: string) => `/business/job-order/${orderId}/hiring-flow/board`;
  if (active === undefined) return [];
  const path = of(active);
  const { past } = orders;
  return [
    { name: 'candidate-board', person: hr, path },
    { name: 'candidate-board-menu', person: hr, path, open: inOrder(waitForCards, cardMenu) },
    { name: 'candidate-board-pick', person: hr, path, open: inOrder(waitForCards, pickColumn) },
    { name: 'candidate-board-panel', person: hr, path, open: inOrder(waitForCards, openPanel) },
    { name: 'candidate-board-drag', person: hr, path, open: inOrder(waitForCards, dragByKeys) },
    { name: 'candidate-board-read-only', person: accounting, path, open: inOrder(waitForCards, cardMenu) },
    ...(past === undefined ? [] : [{ name: 'candidate-board-past', person: hr, path: of(past) }]),
  ];
}

function modals({ hr }: DemoUsers, { rows }: World): Scene[] {
  return Object.entries(CONFIRMED).flatMap(([command, label]) => {
    const row = rows.get(command);
    if (row === undefined) {
      console.log(`The demo has no candidate for "${label}"`);
      return [];
    }
    return [{ name: `modal-${kebab(command)}`, person: hr, ...openAction(row, label) }];
  });
}

/** An order's drivers by stage and on its board, their profiles, and all confirmation dialogs. */
export const hiringScenes = (users: DemoUsers, world: World): Scene[] => [
  ...pages(users, world),
  ...board(users, world),
  ...modals(users, world),
];
