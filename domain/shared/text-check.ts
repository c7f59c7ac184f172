import type { z } from 'zod';

/** A check of a text for a zod schema: `problemOf` returns the message of the problem, or undefined. */
export const textCheck =
  (problemOf: (text: string) => string | undefined) =>
  ({ value, issues }: z.core.ParsePayload<string>): void => {
    const message = problemOf(value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  };
