import { useQueryClient } from '@tanstack/react-query';
import { api, call } from '../../../shared/http/client';
import { useCommand } from '../../../shared/http/use-command';
import { currentUserQuery } from '../../../shared/session/current-user';
import { session } from '../../../shared/session/session-store';

export interface Credentials {
  email: string;
  password: string;
}

const reportTimeZone = () =>
  call(api.POST('/api/user/timezone', { body: { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone } }));

/** Signs in: the token goes to memory, the person into the cache; the time zone is told after it (spec section 4). */
export function useSignIn() {
  const client = useQueryClient();
  return useCommand({
    send: ({ email, password }: Credentials, request) =>
      call(api.POST('/api/auth/signIn', { ...request, body: { email: email.trim(), password } })),
    onDone: ({ accessToken, user }) => {
      session.start(accessToken);
      client.setQueryData(currentUserQuery().queryKey, user);
      // Not worth a message: the server keeps the zone that it knows.
      reportTimeZone().catch(() => undefined);
    },
  });
}
