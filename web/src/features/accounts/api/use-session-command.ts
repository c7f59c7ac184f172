import { useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../shared/http/api.generated';
import type { CommandRequest } from '../../../shared/http/use-command';
import { useCommand } from '../../../shared/http/use-command';
import { beginSession } from '../../../shared/session/begin-session';

type Session = components['schemas']['Session'];

/** A command that answers with a session and signs the user in. */
export function useSessionCommand<Input>(send: (input: Input, request: CommandRequest) => Promise<Session>) {
  const client = useQueryClient();
  return useCommand({
    send,
    onDone: (answer) => {
      beginSession(client, answer);
    },
  });
}
