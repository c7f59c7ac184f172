import { orderStatuses } from '#domain/job-orders/states';
import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openDialog, press, submitDialog } from './scene';
import { openShortcuts, selectAllRows, typeQuery } from './tools';
import type { World } from './world';

/** The carrier's facilities: list, map, and their dialogs. */
export function facilityScenes({ admin, hr, accounting }: DemoUsers): Scene[] {
  const path = '/business/facilities';
  const near = `${path}?view=map&near=${hr.user.facilities[0]?._id ?? ''}`;
  return [
    { name: 'facilities', person: admin, path },
    { name: 'facilities-accounting', person: accounting, path },
    { name: 'facilities-filtered', person: admin, path: `${path}?search=nowhere` },
    { name: 'facilities-map', person: hr, path: near },
    {
      name: 'facilities-menu',
      person: admin,
      path,
      open: press(/^Actions for/),
      part: '.gh-menu-panel:not([hidden])',
    },
    { name: 'facility-add', person: hr, path, open: openDialog('Add facility') },
    {
      name: 'facility-add-errors',
      person: hr,
      path,
      open: inOrder(openDialog('Add facility'), submitDialog('Add facility')),
    },
    { name: 'facility-edit', person: hr, path, open: openDialog(/^Actions for/, 'Edit facility') },
    { name: 'facility-fleet', person: hr, path, open: openDialog(/^Actions for/, 'Fleet configuration') },
    { name: 'facility-deactivate', person: hr, path, open: openDialog(/^Actions for/, 'Deactivate facility') },
    { name: 'match-criteria', person: hr, path, open: openDialog('Match criteria') },
  ];
}

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
    { name: 'agreement', person: admin, path: '/business/agreement' },
    { name: 'agreement-reader', person: recruiter, path: '/business/agreement' },
    { name: 'my-jobs', person: recruiter, path: '/business/my-jobs' },
    ...lists,
    { name: 'orders-cards', person: admin, path: '/business/job-order/active?view=cards' },
    { name: 'orders-filtered', person: admin, path: '/business/job-order/active?text=nowhere' },
    { name: 'my-jobs-cards', person: recruiter, path: '/business/my-jobs?view=cards&seats=open' },
    {
      name: 'orders-save-view',
      person: admin,
      path: '/business/job-order/active?seats=full',
      open: openDialog('Save view'),
    },
    { name: 'orders-selected', person: recruiter, path: '/business/job-order/active', open: selectAllRows },
    {
      name: 'orders-cancel',
      person: recruiter,
      path: '/business/job-order/active',
      open: inOrder(selectAllRows, openDialog('Cancel order')),
    },
    {
      name: 'carrier-palette',
      person: admin,
      path: '/business/job-order/active',
      open: inOrder(openDialog('Quick search'), typeQuery('ma')),
    },
    { name: 'carrier-keys', person: admin, path: '/business/job-order/active', open: openShortcuts },
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
    { name: 'order-criteria', person: admin, path: form, open: openDialog('Edit match criteria') },
    {
      name: 'order-rotation',
      person: admin,
      path: `${form}/schedule`,
      open: press('Add a week', 'Add a week', 'Week 2'),
    },
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
