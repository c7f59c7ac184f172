import type { QueryClient } from '@tanstack/react-query';
import type { components } from '#web/shared/http/api.generated';
import { api, call } from '#web/shared/http/client';
import { currentUserQuery } from './current-user';
import { session } from './session-store';
import { clearSignedUp } from './signed-up';
import { resetForAnotherPerson } from './stored-state';

const reportTimeZone = () =>
  call(api.POST('/api/user/timezone', { body: { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone } }));

/** After any kind of sign-in: keeps the token in memory, caches the user and reports the browser's time zone. */
export function beginSession(client: QueryClient, { accessToken, user }: components['schemas']['Session']) {
  resetForAnotherPerson(user._id);
  clearSignedUp();
  session.start(accessToken, user._id);
  client.setQueryData(currentUserQuery().queryKey, user);
  // Fails silently: the server keeps the last known time zone.
  reportTimeZone().catch(() => undefined);
}
