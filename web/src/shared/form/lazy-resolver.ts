import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { fetchCode } from '#web/shared/connection/fetch-code';

/**
 * Like `commandResolver`, for the pages on which visitors arrive: schema and parser are a quarter of such a page's code,
 * so they load while the user types.
 */
export function lazyResolver<Input extends FieldValues, Output>(
  load: () => Promise<z.ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  const parts = () => fetchCode(() => Promise.all([import('./command-resolver'), load()]));
  // A failed load is retried when the code is needed; the form reports an error if it fails then.
  parts().catch(() => undefined);
  return async (...args) => {
    const [{ commandResolver }, schema] = await parts();
    return commandResolver(schema)(...args);
  };
}
