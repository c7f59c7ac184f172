import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Actor } from '#domain/accounts/actor';
import { can, type Permission } from '#domain/accounts/policy';
import { MINUTE_MS } from '#domain/shared/durations';
import type { components } from '#web/shared/http/api.generated';
import { api, call } from '#web/shared/http/client';

export type CurrentUser = components['schemas']['User'];

/** The signed-in user. The guards load it before a page renders. */
export const currentUserQuery = () =>
  queryOptions({
    queryKey: ['current-user'],
    queryFn: ({ signal }): Promise<CurrentUser> => call(api.GET('/api/user', { signal })),
    staleTime: MINUTE_MS,
    meta: { topics: ['user'] },
  });

export function actorOf(user: CurrentUser): Actor {
  const { position, organization } = user;
  return {
    userId: user._id,
    roles: user.roles,
    ...(position ? { position } : {}),
    ...(organization ? { organizationId: organization._id } : {}),
    ...(user.roles.includes('applicant') ? { driverId: user._id } : {}),
  };
}

/** The signed-in user, on a page behind a guard. */
export function useCurrentUser(): CurrentUser {
  const { data } = useQuery(currentUserQuery());
  if (data === undefined) throw new Error('This page needs a guard: nobody is signed in.');
  return data;
}

export const useActor = (): Actor => actorOf(useCurrentUser());

/** Checks the same policy as the API, so that buttons match the API's decisions. */
export function useCan(permission: Permission): boolean {
  return can(useActor(), permission);
}
