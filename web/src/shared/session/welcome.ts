import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { currentUserQuery } from './current-user';
import { settingsQuery } from './settings';

/** Marks a welcome as read, on every device: the one after sign-up, or the one for newly certified drivers. */
export const useReadWelcome = (welcome: 'signUp' | 'certified') =>
  useCommand({
    send: (_: undefined, { headers }) => call(api.POST('/api/user/welcome-info', { headers, body: { welcome } })),
    invalidates: () => [settingsQuery().queryKey, currentUserQuery().queryKey],
  });
