import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import type { Credentials } from './sign-in';
import { useSessionCommand } from './use-session-command';

/** The input that a confirmation link requires: nothing, the password, or a new password. */
export const confirmationQuery = (accessToken: string) =>
  queryOptions({
    queryKey: ['confirmation', accessToken],
    queryFn: ({ signal }) => call(api.GET('/api/auth/confirmEmail', { params: { query: { accessToken } }, signal })),
    retry: false,
  });

export const useConfirmEmail = (accessToken: string) =>
  useSessionCommand((body: { password?: string }, request) =>
    call(api.PATCH('/api/auth/confirmEmail', { ...request, params: { query: { accessToken } }, body })),
  );

/** Requests another confirmation email. */
export const useResendConfirmEmail = (onDone: () => void) =>
  useCommand({
    send: ({ email }: { email: string }, request) =>
      call(api.POST('/api/auth/resendConfirmEmail', { ...request, body: { email } })),
    onDone,
  });

/** The person whose phone is confirmed: email and password, or undefined for the signed-in user. */
export type PhoneOwner = Credentials | undefined;

export const useSendConfirmCode = (owner: PhoneOwner) =>
  useCommand({
    send: (_: void, request) => call(api.POST('/api/auth/confirmPhone/code', { ...request, body: owner ?? {} })),
  });

export const useConfirmPhone = (owner: PhoneOwner) =>
  useSessionCommand(({ code }: { code: string }, request) =>
    call(api.PATCH('/api/auth/confirmPhone', { ...request, body: { ...owner, code } })),
  );
