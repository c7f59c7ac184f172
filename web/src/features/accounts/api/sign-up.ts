import type { SignUpDriver } from '#domain/accounts/sign-in/schema';
import { api, call } from '../../../shared/http/client';
import { sendable } from '../../../shared/http/sendable';
import { useCommand } from '../../../shared/http/use-command';

/** Signs up as a driver; the answer is the same for an address that has an account. */
export const useSignUpDriver = () =>
  useCommand({
    send: (body: SignUpDriver, request) =>
      call(api.POST('/api/auth/applicant/signUp', { ...request, body: sendable(body) })),
  });
