import { createLimiter } from './limiter';
import { createThread } from './threads';

/** A task took longer than its thread allows. */
export class SlowTaskError extends Error {
  constructor() {
    super('The task took too long, and its thread was ended');
    this.name = 'SlowTaskError';
  }
}

/** A thread for tasks on files that strangers sent: none of them holds it for long. */
export interface LimitedThread<Task, Result> {
  /**
   * Rejects with a SlowTaskError if the task takes too long, with a TooBusyError if too many tasks wait, and with the
   * signal's reason if the signal is aborted before the task begins.
   */
  readonly run: (task: Task, signal?: AbortSignal) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** For a task that nobody waits for any more: starting the thread again takes longer than finishing most tasks. */
const ABANDONED_TIMEOUT_MS = 1_000;

/**
 * A thread that runs the given file, one task after the other; a task that takes too long ends the thread, which starts
 * again with the next task. Tasks whose signal is aborted are left out if they wait, and have a second to finish if they
 * do not.
 */
export function createLimitedThread<Task, Result>(
  file: string,
  { timeoutMs, waiting }: { readonly timeoutMs: number; readonly waiting: number },
): LimitedThread<Task, Result> {
  const thread = createThread<Task, Result>(file);
  const limited = createLimiter({ concurrency: 1, waiting });
  const run = (task: Task, signal?: AbortSignal) =>
    limited(async () => {
      let isLate = false;
      const end = () => {
        isLate = true;
        void thread.close();
      };
      let timer = setTimeout(end, timeoutMs);
      const abandon = () => {
        clearTimeout(timer);
        timer = setTimeout(end, ABANDONED_TIMEOUT_MS);
      };
      signal?.addEventListener('abort', abandon, { once: true });
      try {
        return await thread.run(task);
      } catch (error) {
        throw isLate ? new SlowTaskError() : error;
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abandon);
      }
    }, signal);
  return { run, close: () => thread.close() };
}
