import type { QueryClient } from '@tanstack/react-query';
import type { components } from '../http/api.generated';
import { api, call } from '../http/client';
import { currentUserQuery } from './current-user';
import { session } from './session-store';
import { resetForAnotherPerson } from './stored-state';

const reportTimeZone = () =>
  call(api.POST('/api/user/timezone', { body: { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone } }));

/** However somebody came in: the token goes to memory, he into the cache, and his time zone is told (spec section 4). */
export function beginSession(client: QueryClient, { accessToken, user }: components['schemas']['Session']) {
  resetForAnotherPerson(user._id);
  session.start(accessToken, user._id);
  client.setQueryData(currentUserQuery().queryKey, user);
  // Not worth a message: the server keeps the zone that it knows.
  reportTimeZone().catch(() => undefined);
}
