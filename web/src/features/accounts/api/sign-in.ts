import { useQueryClient } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { beginSession } from '#web/shared/session/begin-session';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in with email and password. */
export function useSignIn() {
  const client = useQueryClient();
  return useCommand({
    send: ({ email, password }: Credentials, request) =>
      call(api.POST('/api/auth/signIn', { ...request, body: { email: email.trim(), password } })),
    onDone: (session) => {
      beginSession(client, session);
    },
  });
}
