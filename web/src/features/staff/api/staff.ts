import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { StaffAction } from '#domain/accounts/staff/rules';
import type { InviteColleague, StaffMember } from '#domain/accounts/staff/schema';
import type { components } from '#web/shared/http/api.generated';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

/** The staff of a carrier, or of operations; each is managed by its own administrators. */
export type StaffScope = 'carrier' | 'ops';

/** All staff members, including invited ones. */
export const staffQuery = (scope: StaffScope) =>
  queryOptions({
    queryKey: ['staff', scope],
    queryFn: ({ signal }): Promise<readonly StaffMember[]> =>
      call(scope === 'ops' ? api.GET('/api/ops/staff', { signal }) : api.GET('/api/staff', { signal })),
  });

export const memberAuditQuery = (scope: StaffScope, userId: string) =>
  infiniteQueryOptions({
    queryKey: ['staff', scope, userId, 'audit'],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: 10, ...(pageParam === null ? {} : { after: pageParam }) };
      const options = { params: { path: { userId }, query }, signal };
      return call(
        scope === 'ops'
          ? api.GET('/api/ops/staff/{userId}/audit', options)
          : api.GET('/api/staff/{userId}/audit', options),
      );
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** Facilities that staff members can be assigned to. */
export const staffFacilitiesQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['staff', 'facilities', organizationId],
    queryFn: ({ signal }) =>
      call(api.GET('/api/facility/organization/{orgId}', { params: { path: { orgId: organizationId } }, signal })),
  });

export const useInviteStaff = (onDone: () => void) =>
  useCommand({
    send: (body: components['schemas']['InviteStaff'], request) => call(api.POST('/api/staff', { ...request, body })),
    invalidates: () => [staffQuery('carrier').queryKey],
    onDone,
  });

export const useInviteOpsMember = (onDone: () => void) =>
  useCommand({
    send: (body: InviteColleague, request) => call(api.POST('/api/ops/staff', { ...request, body })),
    invalidates: () => [staffQuery('ops').queryKey],
    onDone,
  });

interface Change {
  userId: string;
  body: components['schemas']['ChangeStaff'];
}

export const useChangeStaff = (onDone: () => void) =>
  useCommand({
    send: ({ userId, body }: Change, { headers }) =>
      call(api.PATCH('/api/staff/{userId}', { params: { path: { userId } }, headers, body })),
    invalidates: () => [staffQuery('carrier').queryKey],
    onDone,
  });

/** Changes the lead of a member of operations, or makes the member an administrator. */
export const useChangeOpsMember = (onDone: () => void) =>
  useCommand({
    send: ({ userId, body }: { userId: string; body: components['schemas']['ChangeOpsMember'] }, { headers }) =>
      call(api.PATCH('/api/ops/staff/{userId}', { params: { path: { userId } }, headers, body })),
    invalidates: () => [staffQuery('ops').queryKey],
    onDone,
  });

/** Actions that need only a confirmation. */
export type AccountAction = Exclude<StaffAction, 'change'>;

type SendAction = (userId: string, headers: { 'Idempotency-Key': string }) => Promise<unknown>;

const at = (userId: string, headers: { 'Idempotency-Key': string }) => ({ params: { path: { userId } }, headers });

const requests: Record<StaffScope, Record<AccountAction, SendAction>> = {
  carrier: {
    deactivate: (id, headers) => call(api.POST('/api/staff/{userId}/deactivate', at(id, headers))),
    reactivate: (id, headers) => call(api.POST('/api/staff/{userId}/reactivate', at(id, headers))),
    inviteAgain: (id, headers) => call(api.POST('/api/staff/{userId}/invitation', at(id, headers))),
    withdrawInvitation: (id, headers) => call(api.DELETE('/api/staff/{userId}/invitation', at(id, headers))),
  },
  ops: {
    deactivate: (id, headers) => call(api.POST('/api/ops/staff/{userId}/deactivate', at(id, headers))),
    reactivate: (id, headers) => call(api.POST('/api/ops/staff/{userId}/reactivate', at(id, headers))),
    inviteAgain: (id, headers) => call(api.POST('/api/ops/staff/{userId}/invitation', at(id, headers))),
    withdrawInvitation: (id, headers) => call(api.DELETE('/api/ops/staff/{userId}/invitation', at(id, headers))),
  },
};

interface AccountActionInput {
  userId: string;
  act: AccountAction;
}

export const useAccountAction = (scope: StaffScope, onDone: (input: AccountActionInput) => void) =>
  useCommand({
    send: ({ userId, act }: AccountActionInput, { headers }) => requests[scope][act](userId, headers),
    invalidates: () => [staffQuery(scope).queryKey],
    onDone: (_, input) => {
      onDone(input);
    },
  });
