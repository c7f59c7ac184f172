import { useQueryClient } from '@tanstack/react-query';
import { beginSession } from './begin-session';

type Session = Parameters<typeof beginSession>[1];

/** Starts the session of a successful sign-in. */
export function useStartSession() {
  const client = useQueryClient();
  return (session: Session) => {
    beginSession(client, session);
  };
}
