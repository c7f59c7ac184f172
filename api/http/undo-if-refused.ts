import { ProblemError } from '#domain/problems';
import { statusOf } from './status';

/**
 * Sends a command whose texts and documents are stored already, and removes them if it is refused. After an unclear end
 * they stay: the command may still take effect.
 */
export async function undoIfRefused<Done>(send: () => Promise<Done>, undo: () => Promise<void>): Promise<Done> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof ProblemError && statusOf(error.code) < 500) await undo();
    throw error;
  }
}
