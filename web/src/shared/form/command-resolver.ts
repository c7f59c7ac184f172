import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** The command's own schema checks the form. Where it has no text of its own, the code is the one that the API would answer. */
export const commandResolver = <Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> =>
  zodResolver(schema, {
    error: (issue) => (issue.input === undefined ? 'required' : issue.code.replaceAll('_', '-')),
  });
