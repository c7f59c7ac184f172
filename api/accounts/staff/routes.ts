import { z } from 'zod';
import { listAudit } from '#db/accounts/account-audit';
import { listStaff } from '#db/accounts/staff';
import { isMember } from '#db/accounts/staff-store';
import { AuditLine } from '#domain/accounts/settings/schema';
import { ChangeOpsMember, ChangeStaff, InviteColleague, InviteStaff, StaffMember } from '#domain/accounts/staff/schema';
import { ProblemError } from '#domain/problems';
import { defineRoute, type Route } from '../../http/define-route';
import type { ExampleWorld } from '../../http/example-world';
import { keysetPageOf, KeysetQuery } from '../../http/keyset';
import { pageById } from '../../http/page-by-id';
import { changeOpsMember, changeStaff, deactivate, reactivate } from './change';
import { inviteAgain, inviteOpsMember, inviteStaff, withdrawInvitation } from './invite';
import { type StaffContext, workplaceOf } from './workplace';

const MemberParams = z.object({ userId: z.uuid() });
const Created = z.object({ _id: z.uuid() });

/** One set of routes for a carrier's staff and one for operations: list, audit, invite, deactivate. */
interface StaffArea {
  readonly id: string;
  readonly path: `/api/${string}`;
  readonly listSummary: string;
  readonly permission: 'staff:manage' | 'ops:admin';
  /** The permission to view the staff. */
  readonly readPermission: 'staff:manage' | 'ops:act';
  readonly scope: 'organization' | 'ops';
  readonly example: (world: ExampleWorld) => { readonly params: { readonly userId: string } };
}

const carrierStaff: StaffArea = {
  id: 'staff',
  path: '/api/staff',
  listSummary: "List a carrier's staff",
  permission: 'staff:manage',
  readPermission: 'staff:manage',
  scope: 'organization',
  example: ({ colleagueId }) => ({ params: { userId: colleagueId } }),
};

const opsStaff: StaffArea = {
  id: 'ops-staff',
  path: '/api/ops/staff',
  listSummary: 'List operations staff',
  permission: 'ops:admin',
  readPermission: 'ops:act',
  scope: 'ops',
  example: ({ opsMemberId }) => ({ params: { userId: opsMemberId } }),
};

const readRoutes = ({
  id,
  path,
  listSummary,
  readPermission: permission,
  scope,
  example,
}: StaffArea): readonly Route[] => [
  defineRoute({
    id: `${id}.list`,
    method: 'get',
    paths: [path],
    permission,
    scope: 'self',
    summary: listSummary,
    response: z.array(StaffMember),
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => listStaff(ctx.db, workplaceOf(ctx.actor), ctx.now()),
  }),
  defineRoute({
    id: `${id}.audit`,
    method: 'get',
    paths: [`${path}/:userId/audit`],
    permission,
    scope,
    summary: 'List activity of a staff account',
    params: MemberParams,
    query: KeysetQuery,
    response: keysetPageOf(AuditLine),
    problems: ['not-found'],
    example,
    handler: async ({ params: { userId }, query, ctx }) => {
      if (!(await isMember(ctx.db, workplaceOf(ctx.actor), userId))) throw new ProblemError('not-found');
      return pageById(query, (page) => listAudit(ctx.db, { userId, ...page }));
    },
  }),
];

type MemberHandler = (ctx: StaffContext, userId: string) => Promise<void>;

function actionRoute({ id, path, permission, scope, example }: StaffArea) {
  const declare = (
    {
      name,
      method,
      segment,
      summary,
    }: Readonly<Record<'name' | 'segment' | 'summary', string>> & {
      readonly method: 'post' | 'delete';
    },
    act: MemberHandler,
  ): Route =>
    defineRoute({
      id: `${id}.${name}`,
      method,
      paths: [`${path}/:userId/${segment}`],
      permission,
      scope,
      summary,
      params: MemberParams,
      problems: ['not-found', 'own-account', 'staff-state-changed', 'too-many-requests'],
      example,
      handler: ({ params: { userId }, ctx }) => act(ctx, userId),
    });
  return declare;
}

function actionRoutes(area: StaffArea): readonly Route[] {
  const declare = actionRoute(area);
  const invitation = { segment: 'invitation' } as const;
  return [
    declare(
      { name: 'deactivate', method: 'post', segment: 'deactivate', summary: 'Deactivate a staff account' },
      deactivate,
    ),
    declare(
      { name: 'reactivate', method: 'post', segment: 'reactivate', summary: 'Reactivate a staff account' },
      reactivate,
    ),
    declare({ ...invitation, name: 'invite-again', method: 'post', summary: 'Resend an invitation' }, inviteAgain),
    declare(
      { ...invitation, name: 'withdraw-invitation', method: 'delete', summary: 'Withdraw an invitation' },
      withdrawInvitation,
    ),
  ];
}

const person = { email: 'new.colleague@example.com', firstName: 'Alex', lastName: 'Moss' };

/**
 * Staff accounts: carriers' for their administrators, operations' for administrators of operations
 * (docs/state-machines.md#permissions).
 */
export const staffRoutes: readonly Route[] = [
  ...readRoutes(carrierStaff),
  ...readRoutes(opsStaff),
  defineRoute({
    id: 'staff.invite',
    method: 'post',
    paths: ['/api/staff'],
    permission: 'staff:manage',
    scope: 'self',
    summary: 'Invite a staff member',
    status: 201,
    body: InviteStaff,
    response: Created,
    problems: ['colleague-deactivated', 'email-taken', 'too-many-requests'],
    example: () => ({ body: { ...person, position: 'HR' } }),
    handler: ({ body, ctx }) => inviteStaff(ctx, body),
  }),
  defineRoute({
    id: 'ops-staff.invite',
    method: 'post',
    paths: ['/api/ops/staff'],
    permission: 'ops:admin',
    scope: 'ops',
    summary: 'Invite a member of operations',
    status: 201,
    body: InviteColleague,
    response: Created,
    problems: ['colleague-deactivated', 'email-taken'],
    example: () => ({ body: person }),
    handler: ({ body, ctx }) => inviteOpsMember(ctx, body),
  }),
  defineRoute({
    id: 'staff.change',
    method: 'patch',
    paths: ['/api/staff/:userId'],
    permission: 'staff:manage',
    scope: 'organization',
    summary: 'Update a staff member',
    params: MemberParams,
    body: ChangeStaff,
    problems: ['not-found', 'own-account', 'record-changed'],
    example: ({ colleagueId }) => ({ params: { userId: colleagueId }, body: { position: 'SAFETY' } }),
    handler: ({ params, body, ctx }) => changeStaff(ctx, params.userId, body),
  }),
  defineRoute({
    id: 'ops-staff.change',
    method: 'patch',
    paths: ['/api/ops/staff/:userId'],
    permission: 'ops:admin',
    scope: 'ops',
    summary: 'Update a member of operations',
    params: MemberParams,
    body: ChangeOpsMember,
    problems: ['not-found', 'own-account'],
    example: ({ opsMemberId }) => ({ params: { userId: opsMemberId }, body: { leadId: null } }),
    handler: ({ params, body, ctx }) => changeOpsMember(ctx, params.userId, body),
  }),
  ...actionRoutes(carrierStaff),
  ...actionRoutes(opsStaff),
];
