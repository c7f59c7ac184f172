import { useQuery } from '@tanstack/react-query';
import { api, call } from '../http/client';
import { useCommand } from '../http/use-command';
import { settingsQuery } from '../session/settings';

/** A welcome, until it was read on any device; who is certified is greeted once more. */
export function useWelcome(welcome: 'signUp' | 'certified') {
  const { data } = useQuery(settingsQuery());
  const read = useCommand({
    send: (_: undefined, { headers }) => call(api.POST('/api/user/welcome-info', { headers, body: { welcome } })),
    invalidates: () => [settingsQuery().queryKey],
  });
  const isRead = welcome === 'certified' ? data?.isCertifiedWelcomeRead : data?.isWelcomeRead;
  return { isUnread: isRead === false, read };
}
