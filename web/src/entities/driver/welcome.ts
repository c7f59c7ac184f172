import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#web/shared/session/settings';
import { useReadWelcome } from '#web/shared/session/welcome';

/** Whether to show a welcome: until it is dismissed on any device, once at sign-up and once when certified. */
export function useWelcome(welcome: 'signUp' | 'certified') {
  const { data } = useQuery(settingsQuery());
  const read = useReadWelcome(welcome);
  const isRead = welcome === 'certified' ? data?.isCertifiedWelcomeRead : data?.isWelcomeRead;
  return { isUnread: isRead === false, read };
}
