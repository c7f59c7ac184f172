import { asApiProblem } from '#web/shared/http/api-problem';

/** A command that waits for the user's proof of presence. */
export interface Waiting {
  onProven: () => void;
  onCancel: () => void;
}

let waiting: Waiting | undefined;
const listeners = new Set<() => void>();

function set(next: Waiting | undefined) {
  waiting = next;
  for (const listener of listeners) listener();
}

export const proofStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  waiting: () => waiting,
};

/** Requests proof of presence above any open dialog, so that input is kept; resolves to false if the user cancels. */
const requestProof = () =>
  new Promise<boolean>((resolve) => {
    // A second request replaces the first one, whose command is canceled.
    waiting?.onCancel();
    const settle = (isProven: boolean) => () => {
      set(undefined);
      resolve(isProven);
    };
    set({ onProven: settle(true), onCancel: settle(false) });
  });

/** Sends a request; if the API requires proof of presence, requests it and sends the request again. */
export async function withProof<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (problem) {
    if (asApiProblem(problem).code !== 'proof-needed' || !(await requestProof())) throw problem;
    return send();
  }
}
