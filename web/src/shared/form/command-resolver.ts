import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { visibleValues } from './visible-values';

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** react-hook-form shows the default again for undefined, so a cleared field holds null; the command omits it. */
function withoutEmptied(values: unknown): unknown {
  if (values === null) return undefined;
  if (!isPlainObject(values)) return values;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withoutEmptied(value)]));
}

/** Validates the form with the command's schema, as the API does: without characters that nobody sees. An error without a text in the schema gets the API's problem code. */
export function commandResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const resolve = zodResolver(schema, {
    // An empty text is missing, not too short.
    error: ({ code, input }) =>
      input === undefined || (input === '' && code === 'too_small') ? 'required' : code.replaceAll('_', '-'),
  });
  return async (values, context, options) =>
    resolve((await visibleValues(withoutEmptied(values))) as Input, context, options);
}
