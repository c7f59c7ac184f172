import { orderStatuses } from '#domain/job-orders/states';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { openDialog, press } from './scene';
import type { World } from './world';

/** The carrier's orders: lists, forms, cancel and delete dialogs. */
export function carrierScenes({ admin, recruiter, accounting }: DemoUsers, { orders, active }: World): Scene[] {
  const lists = orderStatuses.map((status) => ({
    name: `orders-${status}`,
    person: admin,
    path: `/business/job-order/${status}`,
  }));
  const form = '/business/job-order/new';
  return [
    { name: 'dashboard', person: admin, path: '/business/dashboard' },
    { name: 'dashboard-accounting', person: accounting, path: '/business/dashboard' },
    { name: 'my-jobs', person: recruiter, path: '/business/my-jobs' },
    ...lists,
    {
      name: 'orders-menu',
      person: admin,
      path: '/business/job-order/active',
      open: press(/^More actions/),
      part: '.gh-menu-panel:not([hidden])',
    },
    {
      name: 'order-cancel',
      person: admin,
      path: '/business/job-order/active',
      open: openDialog(/^More actions/, 'Cancel order'),
    },
    {
      name: 'order-delete',
      person: admin,
      path: '/business/job-order/past',
      open: openDialog(/^More actions/, 'Delete order'),
    },
    {
      name: 'order-copy',
      person: admin,
      path: '/business/job-order/active',
      open: openDialog(/^More actions/, 'Duplicate'),
    },
    { name: 'order-new', person: admin, path: form },
    { name: 'order-new-errors', person: admin, path: form, open: press('Submit') },
    ...(orders.pending === undefined
      ? []
      : [{ name: 'order-edit', person: admin, path: `/business/job-order/edit/${orders.pending}` }]),
    ...(active === undefined
      ? []
      : [
          { name: 'order-edit-active', person: recruiter, path: `/business/job-order/edit/${active}` },
          { name: 'order-clone', person: admin, path: `/business/job-order/clone/${active}/true` },
        ]),
  ];
}
