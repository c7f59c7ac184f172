import { z } from 'zod';
import { Secret, Signed } from '../fields/schema';
import { VerificationAnswer } from '../schema';

/** Saves an answer that is not complete, to go on later. */
export const SaveVoeBody = z.object({ ...Secret, draft: VerificationAnswer }).meta({ id: 'SaveVoeBody' });
/** Saves an answer that is not complete. */
export type SaveVoeBody = z.infer<typeof SaveVoeBody>;

/** The signed answer, or the signed correction of a disputed one. */
export const AnswerVoeBody = z
  .object({ ...Secret, ...Signed, answer: VerificationAnswer })
  .meta({ id: 'AnswerVoeBody' });
/** The signed answer. */
export type AnswerVoeBody = z.infer<typeof AnswerVoeBody>;
