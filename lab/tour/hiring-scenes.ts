import type { Page } from '@playwright/test';
import { candidacyTabs } from '#domain/candidacies/schema';
import { orderStatuses } from '#domain/job-orders/states';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openAction, openDialog, press, tabPath } from './scene';
import type { World } from './world';

/** Carrier actions that open a confirmation dialog, with their labels. */
const CONFIRMED: Readonly<Record<string, string>> = {
  cancelInvite: 'Cancel invite',
  moveToReview: 'Invite to job',
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

/** Selects the first driver who can be invited. */
const selectFirst = (page: Page) => page.locator('.gh-search-pick').getByRole('checkbox').first().check();

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

/** An order's drivers by stage, their profiles, and all confirmation dialogs. */
export const hiringScenes = (users: DemoUsers, world: World): Scene[] => [
  ...pages(users, world),
  ...modals(users, world),
];
