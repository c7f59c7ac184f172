import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openDialog, submitDialog } from './scene';

/** My Account for staff, operations and drivers, and its dialogs. */
function myAccount({ recruiter, ops, drivers }: DemoUsers): Scene[] {
  const path = '/account';
  const [driver] = drivers;
  return [
    { name: 'account-recruiter', person: recruiter, path },
    { name: 'account-ops', person: ops, path },
    ...(driver === undefined ? [] : [{ name: 'account-driver', person: driver, path }]),
    { name: 'account-email', person: driver, path, open: openDialog('Change email address') },
    { name: 'account-phone', person: driver, path, open: openDialog('Change phone number') },
    {
      name: 'account-password-empty',
      person: recruiter,
      path,
      open: inOrder(openDialog('Change password'), submitDialog('Change password')),
    },
    { name: 'account-end-all', person: recruiter, path, open: openDialog('Sign out everywhere') },
    { name: 'account-new-address', person: undefined, path: '/account/confirmEmail?accessToken=made-up' },
  ];
}

/** Staff pages of carriers and operations, and permissions. */
function staff({ admin, recruiter, ops }: DemoUsers): Scene[] {
  const path = '/business/staff';
  return [
    { name: 'staff', person: admin, path },
    { name: 'staff-forbidden', person: recruiter, path },
    {
      name: 'staff-actions',
      person: admin,
      path,
      open: async (page) =>
        page
          .getByRole('button', { name: /^Actions for/ })
          .first()
          .click(),
    },
    { name: 'staff-invite', person: admin, path, open: openDialog('Invite staff') },
    {
      name: 'staff-invite-empty',
      person: admin,
      path,
      open: inOrder(openDialog('Invite staff'), submitDialog('Send invitation')),
    },
    { name: 'staff-permissions', person: recruiter, path: '/business/permissions' },
    { name: 'ops-staff', person: ops, path: '/ops/staff' },
    { name: 'ops-staff-invite', person: ops, path: '/ops/staff', open: openDialog('Invite staff') },
  ];
}

/** Account pages and staff management. */
export const myAccountScenes = (users: DemoUsers): Scene[] => [...myAccount(users), ...staff(users)];
