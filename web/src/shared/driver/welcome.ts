import { useQuery } from '@tanstack/react-query';
import { api, call } from '../http/client';
import { useCommand } from '../http/use-command';
import { settingsQuery } from '../session/settings';

/** The welcome, until it was read on any of his devices. */
export function useWelcome() {
  const { data } = useQuery(settingsQuery());
  const read = useCommand({
    send: (_: undefined, { headers }) => call(api.POST('/api/user/welcome-info', { headers })),
    invalidates: () => [settingsQuery().queryKey],
  });
  return { isUnread: data?.isWelcomeRead === false, read };
}
