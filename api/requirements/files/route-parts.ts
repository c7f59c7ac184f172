import { z } from 'zod';
import type { ProblemCode } from '#domain/problems';

/** Refusals of a received file. */
export const fileProblems = [
  'not-found',
  'file-active',
  'file-broken',
  'file-empty',
  'file-infected',
  'file-protected',
  'file-too-large',
  'file-type-not-allowed',
  'file-unreadable',
  'files-of-the-day',
  'picture-too-large',
  'picture-too-small',
] as const satisfies readonly ProblemCode[];

/** Refusals of an entry. Those of its fields are listed in `invalid-input`. */
export const entryProblems = ['not-found', 'forbidden', 'entry-corrected'] as const satisfies readonly ProblemCode[];

/** An employment of the caller's carrier. */
export const EmploymentParams = z.object({ id: z.uuid() });
/** A document in the file of that employment. */
export const EmploymentEvidenceParams = z.object({ id: z.uuid(), evidenceId: z.uuid() });

/** A document as an example of requests. */
export const aDocument = {
  kind: 'englishAssessment',
  form: 'typedDay',
  dates: { performed: '2026-11-02' },
} as const;

/** A statement as an example of requests. */
export const aStatement = { from: '2026-11-02', facts: { forPay: false } } as const;

/** An employment as an example of requests. */
export const employmentDetails = {
  appliedOn: '2020-01-10',
  startedOn: '2020-02-03',
  type: 'employee',
  isMultipleEmployer: false,
  isFurnished: false,
} as const;
