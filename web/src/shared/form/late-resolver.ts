import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { fetchCode } from '../connection/fetch-code';

/**
 * As `commandResolver`, for pages that somebody opens first: the schema and what reads it are a quarter of such a page's
 * code, so they come while he types.
 */
export function lateResolver<Input extends FieldValues, Output>(
  load: () => Promise<z.ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  const parts = () => fetchCode(() => Promise.all([import('./command-resolver'), load()]));
  // What could not be loaded yet is asked for again when it is needed, and the form tells if it fails then.
  parts().catch(() => undefined);
  return async (...args) => {
    const [{ commandResolver }, schema] = await parts();
    return commandResolver(schema)(...args);
  };
}
