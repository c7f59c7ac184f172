import { useQueryClient } from '@tanstack/react-query';
import type { components } from '#web/shared/http/api.generated';
import type { CommandRequest } from '#web/shared/http/use-command';
import { useCommand } from '#web/shared/http/use-command';
import { beginSession } from '#web/shared/session/begin-session';

type Session = components['schemas']['Session'];

/** A command that returns a session and signs the user in. */
export function useSessionCommand<Input>(send: (input: Input, request: CommandRequest) => Promise<Session>) {
  const client = useQueryClient();
  return useCommand({
    send,
    onDone: (session) => {
      beginSession(client, session);
    },
  });
}
