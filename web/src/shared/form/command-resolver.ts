import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** react-hook-form shows the default again for undefined, so an emptied field holds null; a command leaves it out. */
function withoutEmptied(values: unknown): unknown {
  if (values === null) return undefined;
  if (!isPlainObject(values)) return values;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withoutEmptied(value)]));
}

/** The command's own schema checks the form. Where it has no text of its own, the code is the one that the API would answer. */
export function commandResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const resolve = zodResolver(schema, {
    error: (issue) => (issue.input === undefined ? 'required' : issue.code.replaceAll('_', '-')),
  });
  return (values, context, options) => resolve(withoutEmptied(values) as Input, context, options);
}
