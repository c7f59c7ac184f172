import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../shared/http/client';
import { useCommand } from '../../../shared/http/use-command';
import type { Credentials } from './sign-in';
import { useEntering } from './use-entering';

/** What the page behind a link has to ask for. */
export const confirmationQuery = (accessToken: string) =>
  queryOptions({
    queryKey: ['confirmation', accessToken],
    queryFn: ({ signal }) => call(api.GET('/api/auth/confirmEmail', { params: { query: { accessToken } }, signal })),
    retry: false,
  });

export const useConfirmEmail = (accessToken: string) =>
  useEntering((body: { password?: string }, request) =>
    call(api.PATCH('/api/auth/confirmEmail', { ...request, params: { query: { accessToken } }, body })),
  );

/** Asks for another mail with a link. */
export const useResendConfirmEmail = (onDone: () => void) =>
  useCommand({
    send: ({ email }: { email: string }, request) =>
      call(api.POST('/api/auth/resendConfirmEmail', { ...request, body: { email } })),
    onDone,
  });

/** Whose phone is confirmed: e-mail and password, or nothing when the session says it. */
export type Whose = Credentials | undefined;

export const useAskForConfirmCode = (whose: Whose) =>
  useCommand({
    send: (_: void, request) => call(api.POST('/api/auth/confirmPhone/code', { ...request, body: whose ?? {} })),
  });

export const useConfirmPhone = (whose: Whose) =>
  useEntering(({ code }: { code: string }, request) =>
    call(api.PATCH('/api/auth/confirmPhone', { ...request, body: { ...whose, code } })),
  );
