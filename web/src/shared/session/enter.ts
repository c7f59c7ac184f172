import { useQueryClient } from '@tanstack/react-query';
import type { components } from '../http/api.generated';
import { api, call } from '../http/client';
import { currentUserQuery } from './current-user';
import { session } from './session-store';

type Session = components['schemas']['Session'];

const reportTimeZone = () =>
  call(api.POST('/api/user/timezone', { body: { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone } }));

/** Takes up a session: the token goes to memory, the person into the cache; the time zone is told after it (spec section 4). */
export function useEnter() {
  const client = useQueryClient();
  return ({ accessToken, user }: Session) => {
    session.start(accessToken);
    client.setQueryData(currentUserQuery().queryKey, user);
    // Not worth a message: the server keeps the zone that it knows.
    reportTimeZone().catch(() => undefined);
  };
}
