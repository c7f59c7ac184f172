import { AsyncLocalStorage } from 'node:async_hooks';

/** The signal of the innermost group of branches, known to everything that a branch calls. */
const current = new AsyncLocalStorage();

/** Runs `work` so that everything in it ends when the signal aborts: programs are killed, waits are given up. */
export const withEnding = (signal, work) => current.run(signal, work);

/** The signal that ends the current work; undefined outside of `withEnding` and `sideBySide`. */
export const endSignal = () => current.getStore();

/** Throws if the current work has to end, so that no new step begins. */
export const checkEnding = () => endSignal()?.throwIfAborted();

/**
 * Runs branches at the same time; returns their results in order. If one fails, the others are ended, and its error is
 * thrown after they ended, so that no program is left running.
 * @param {(() => Promise<any>)[]} branches
 */
export async function sideBySide(...branches) {
  const group = new AbortController();
  const outer = endSignal();
  const end = () => group.abort(outer?.reason);
  if (outer?.aborted) end();
  outer?.addEventListener('abort', end, { once: true });
  const guarded = async (branch) => {
    try {
      return await branch();
    } catch (error) {
      group.abort(error);
      throw error;
    }
  };
  const outcomes = await withEnding(group.signal, () => Promise.allSettled(branches.map(guarded)));
  outer?.removeEventListener('abort', end);
  group.signal.throwIfAborted();
  return outcomes.map((outcome) => /** @type {PromiseFulfilledResult<any>} */ (outcome).value);
}
