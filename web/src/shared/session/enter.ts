import { useQueryClient } from '@tanstack/react-query';
import { beginSession } from './begin-session';

type Session = Parameters<typeof beginSession>[1];

/** Takes up a session that was just answered. */
export function useEnter() {
  const client = useQueryClient();
  return (session: Session) => {
    beginSession(client, session);
  };
}
