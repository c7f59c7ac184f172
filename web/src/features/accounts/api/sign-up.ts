import type { SignUpDriver } from '#domain/accounts/sign-in/schema';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';
import { useCommand } from '#web/shared/http/use-command';

/** Signs up a driver; the response does not reveal whether the address already has an account. */
export const useSignUpDriver = () =>
  useCommand({
    send: (body: SignUpDriver, request) =>
      call(api.POST('/api/auth/applicant/signUp', { ...request, body: sendable(body) })),
  });
