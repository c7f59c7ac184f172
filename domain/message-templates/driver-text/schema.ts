import { z } from 'zod';
import { hasFields } from '../merge-fields';

const MAX_LENGTH = 2_000;

/** A carrier's text to a driver; a field of a template that nobody filled in would reach the driver. */
export const DriverText = z
  .string()
  .trim()
  .max(MAX_LENGTH)
  .refine((text) => !hasFields(text), { error: 'Replace the fields in braces first' });
