/** The second argument of zod's `.max()`. */
interface TooLong {
  readonly abort: true;
  readonly error?: string;
}

/**
 * The message of a text's `.max()`, which also ends the checks of the text: a text that is too long can be as long as a
 * whole request, and no other check may read that much.
 */
export const tooLong = (error?: string): TooLong => ({ abort: true, ...(error !== undefined && { error }) });
