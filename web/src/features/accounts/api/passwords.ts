import { api, call } from '../../../shared/http/client';
import { useCommand } from '../../../shared/http/use-command';

/** Asks for the mail that lets its reader choose a new password. */
export const useForgotPassword = (onDone: () => void) =>
  useCommand({
    send: ({ email }: { email: string }, request) =>
      call(api.POST('/api/auth/forgotPassword', { ...request, body: { email } })),
    onDone,
  });

/** Chooses a new password by the link of that mail. */
export const useRecoverPassword = (token: string) =>
  useCommand({
    send: ({ password }: { password: string }, request) =>
      call(api.PATCH('/api/auth/changePassword', { ...request, body: { reset: true, token, password } })),
  });
