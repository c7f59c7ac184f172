import type { QueryKey } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { untilOffline } from '#web/shared/connection/online';
import { markOwnChanges } from '#web/shared/realtime/held-changes';
import { toast } from '#web/shared/ui/toasts';
import { asApiProblem } from './api-problem';

/** Goes into the call's options: `api.POST(path, { ...request, body })`. */
export interface CommandRequest {
  headers: { 'Idempotency-Key': string };
  /** The browser finishes the request even if the page closes before it ends. */
  keepalive?: true;
}

interface CommandOptions<Input, Answer> {
  send: (input: Input, request: CommandRequest) => Promise<Answer>;
  /** The query keys that this command invalidates. */
  invalidates?: (input: Input, response: Answer) => readonly QueryKey[];
  /** The records that the command changes: server events about them are not new to the user who sent it. */
  about?: (input: Input) => readonly string[];
  onDone?: (response: Answer, input: Input) => void;
  /** For small commands that a closing page sends at the last moment (held-actions.ts). */
  outlivesPage?: true;
}

/** One key per submission: resending the same input reuses the key until a response arrives, so it has one effect. */
function useSubmissionKey() {
  const last = useRef<{ input: string; key: string } | undefined>(undefined);
  return {
    keyFor: (input: unknown) => {
      const text = JSON.stringify(input) ?? '';
      if (last.current?.input !== text) last.current = { input: text, key: crypto.randomUUID() };
      return last.current.key;
    },
    clear: () => {
      last.current = undefined;
    },
  };
}

/** How long the page may take to draw what it has read again, in milliseconds. */
const DRAWING_MS = 1_000;

/** Shows a conflict as a toast if the page that was read again no longer has the place that would show it. */
function useLastingConflict() {
  const conflict = useRef<Error | undefined>(undefined);
  useEffect(
    () => () => {
      if (conflict.current !== undefined) toast.problem(conflict.current);
    },
    [],
  );
  return (problem: Error, readAgain: Promise<unknown>) => {
    conflict.current = problem;
    void readAgain.then(() =>
      setTimeout(() => {
        conflict.current = undefined;
      }, DRAWING_MS),
    );
  };
}

const CONFLICT = 409;

/**
 * A write with an Idempotency-Key that invalidates the queries it changes, or after a conflict all of the page. It shows no toast,
 * unless what it was part of, and would have shown the conflict, is gone from the page that was read again.
 */
export function useCommand<Input = void, Answer = unknown>(options: CommandOptions<Input, Answer>) {
  const client = useQueryClient();
  const submission = useSubmissionKey();
  const outlast = useLastingConflict();
  return useMutation<Answer, Error, Input>({
    mutationFn: (input) => {
      const done = markOwnChanges(options.about?.(input) ?? []);
      const headers = { 'Idempotency-Key': submission.keyFor(input) };
      const request: CommandRequest = options.outlivesPage === true ? { headers, keepalive: true } : { headers };
      return options.send(input, request).finally(done);
    },
    onError: (problem) => {
      // The page shows something that has changed, so nobody has to reload it to see what.
      if (asApiProblem(problem).status === CONFLICT) outlast(problem, client.invalidateQueries());
    },
    onSuccess: async (response, input) => {
      submission.clear();
      const keys = options.invalidates?.(input, response) ?? [];
      // The command is done; what the page then reads again must not hold its button while the network is away.
      await untilOffline(Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))));
      options.onDone?.(response, input);
    },
  });
}
