import { asApiProblem } from '../http/api-problem';

/** A command that waits until its giver has shown who is there. */
export interface Waiting {
  proven: () => void;
  givenUp: () => void;
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

/** Asks above whatever is open, so that nothing typed is lost; says no when the question is closed. */
const requestProof = () =>
  new Promise<boolean>((resolve) => {
    // A second question takes the place of the first, whose command is given up.
    waiting?.givenUp();
    const settle = (isProven: boolean) => () => {
      set(undefined);
      resolve(isProven);
    };
    set({ proven: settle(true), givenUp: settle(false) });
  });

/** Sends; where the API wants to know first who is there, asks for it and sends again. */
export async function withProof<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (problem) {
    if (asApiProblem(problem).code !== 'proof-needed' || !(await requestProof())) throw problem;
    return send();
  }
}
