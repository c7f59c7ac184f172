import { z } from 'zod';
import { textCheck } from '../../shared/text-check';
import { tooLong } from '../../shared/too-long';
import { fieldFault, hasFields } from '../merge-fields';

const MAX_LENGTH = 2_000;
const MAX_SUBJECT_LENGTH = 120;
const REQUIRED = 'This field is required';

/** A carrier's text to a driver; a field of a template that nobody filled in would reach the driver. */
export const DriverText = z
  .string()
  .trim()
  .max(MAX_LENGTH, tooLong())
  .refine((text) => !hasFields(text), { error: 'Replace the fields in braces first' });

/** Refuses unknown fields and single braces. */
export const checkFields = textCheck(fieldFault);

/** A carrier's text to several drivers; the fields are filled in for each of them. */
export const MergeText = z.string().trim().max(MAX_LENGTH, tooLong()).check(checkFields);

/** The subject of an email to several drivers; the fields are filled in for each of them. */
export const MergeSubject = z
  .string({ error: REQUIRED })
  .trim()
  .min(1, REQUIRED)
  .max(MAX_SUBJECT_LENGTH, tooLong())
  .regex(/^[^\r\n]*$/)
  .check(checkFields);
