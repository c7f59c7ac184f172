import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { currentUserQuery } from '#web/shared/session/current-user';
import { withProof } from '#web/shared/session/proof';
import { session } from '#web/shared/session/session-store';
import { settingsQuery } from '#web/shared/session/settings';

/** The devices where this person is signed in. */
export const signInsQuery = () =>
  queryOptions({
    queryKey: ['account', 'sign-ins'],
    queryFn: ({ signal }) => call(api.GET('/api/user/sessions', { signal })),
  });

export const lastLoginQuery = () =>
  queryOptions({
    queryKey: ['account', 'last-login'],
    queryFn: ({ signal }) => call(api.GET('/api/last-login/device-info', { signal })),
    staleTime: Infinity,
  });

/** Account activity, newest first. */
export const auditQuery = () =>
  infiniteQueryOptions({
    queryKey: ['account', 'audit'],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.GET('/api/user/audit', {
          params: { query: { limit: 10, ...(pageParam === null ? {} : { after: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    meta: { topics: ['user'] },
  });

export const useSendPhoneCode = () =>
  useCommand({ send: (phone: string) => withProof(() => call(api.POST('/api/user/phone/code', { body: { phone } }))) });

export const useChangePhone = (onDone: () => void) =>
  useCommand({
    send: (body: { phone: string; code: string }) => withProof(() => call(api.PUT('/api/user/phone', { body }))),
    invalidates: () => [
      settingsQuery().queryKey,
      currentUserQuery().queryKey,
      auditQuery().queryKey,
      signInsQuery().queryKey,
    ],
    onDone,
  });

export const useChangeEmail = (onDone: () => void) =>
  useCommand({
    send: (email: string, request) =>
      withProof(() => call(api.PUT('/api/user/email', { ...request, body: { email } }))),
    invalidates: () => [settingsQuery().queryKey],
    onDone,
  });

/** Confirms a new email address with the link sent to it; works without a session. */
export function useConfirmEmail() {
  const client = useQueryClient();
  return useCommand({
    send: (accessToken: string) => call(api.PATCH('/api/user/email', { params: { query: { accessToken } } })),
    onDone: () => {
      client.removeQueries({ queryKey: settingsQuery().queryKey });
      void client.invalidateQueries({ queryKey: currentUserQuery().queryKey });
    },
  });
}

/** Undoes a change of email, phone or social sign-in, by the link sent to the previous contact. */
export const useUndoContactChange = (onDone: () => void) =>
  useCommand({
    send: (undo: string) => call(api.POST('/api/auth/undoContactChange', { body: { undo } })),
    onDone,
  });

interface Passwords {
  oldPassword?: string;
  password: string;
}

export const useChangePassword = (onDone: () => void) =>
  useCommand({
    send: (body: Passwords) => withProof(() => call(api.PATCH('/api/auth/changePassword', { body }))),
    invalidates: () => [settingsQuery().queryKey, signInsQuery().queryKey, auditQuery().queryKey],
    onDone,
  });

export const useEndSignIn = (onDone: () => void) =>
  useCommand({
    send: (familyId: string, { headers }) =>
      call(api.DELETE('/api/user/sessions/{familyId}', { params: { path: { familyId } }, headers })),
    invalidates: () => [signInsQuery().queryKey, auditQuery().queryKey],
    onDone,
  });

/** Signs out every device, including this one. */
export const useEndAllSignIns = () =>
  useCommand({
    send: () => call(api.DELETE('/api/user/sessions')),
    onDone: () => {
      session.end('signed-out');
    },
  });

export const useTextReferralLink = (onDone: () => void) =>
  useCommand({
    send: (_: undefined, { headers }) => call(api.POST('/api/link-sharing/lead-sms', { headers })),
    onDone,
  });
