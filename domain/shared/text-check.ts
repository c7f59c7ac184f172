import type { z } from 'zod';

/** Nobody types a text that is this long and refused; it can be as long as the whole request. */
const MAX_REFUSED_LENGTH = 10_000;

/**
 * A check of a text for a zod schema: `problemOf` returns the message of the problem, or undefined. A text that is too long
 * has all its problems reported together, up to 10,000 characters; a longer one is not read.
 */
export const textCheck =
  (problemOf: (text: string) => string | undefined) =>
  ({ value, issues }: z.core.ParsePayload<string>): void => {
    if (issues.length > 0 && value.length > MAX_REFUSED_LENGTH) return;
    const message = problemOf(value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  };
