import { useQuery } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { settingsQuery } from '#web/shared/session/settings';

/** Whether to show a welcome: until it is dismissed on any device, once at sign-up and once when certified. */
export function useWelcome(welcome: 'signUp' | 'certified') {
  const { data } = useQuery(settingsQuery());
  const read = useCommand({
    send: (_: undefined, { headers }) => call(api.POST('/api/user/welcome-info', { headers, body: { welcome } })),
    invalidates: () => [settingsQuery().queryKey],
  });
  const isRead = welcome === 'certified' ? data?.isCertifiedWelcomeRead : data?.isWelcomeRead;
  return { isUnread: isRead === false, read };
}
