import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

/** Requests a password reset email. */
export const useForgotPassword = (onDone: () => void) =>
  useCommand({
    send: ({ email }: { email: string }, request) =>
      call(api.POST('/api/auth/forgotPassword', { ...request, body: { email } })),
    onDone,
  });

/** Sets a new password with the token of the reset link. */
export const useRecoverPassword = (token: string) =>
  useCommand({
    send: ({ password }: { password: string }, request) =>
      call(api.PATCH('/api/auth/changePassword', { ...request, body: { reset: true, token, password } })),
  });
