import { z } from 'zod';
import { tooLong } from '../../shared/too-long';

/** An order has one question of at most 100 characters; a stored record may have more. */
const MAX_QUESTIONS = 10;
const MAX_QUESTION = 100;

/** Answers to the carrier's dealbreaker questions. */
export const DealbreakerAnswers = z
  .array(z.object({ question: z.string().trim().min(1).max(MAX_QUESTION, tooLong()), answer: z.boolean() }))
  .max(MAX_QUESTIONS)
  .default([]);

/** A dealbreaker question that the driver answered with yes. */
export const MetDealbreaker = z
  .object({ question: z.string(), answeredAt: z.iso.datetime() })
  .meta({ id: 'MetDealbreaker' });
/** A dealbreaker question that the driver answered with yes. */
export type MetDealbreaker = z.infer<typeof MetDealbreaker>;

/** Body of a driver's request. */
export const RequestBody = z
  .object({ jobOrderId: z.uuid(), dealbreakerAnswers: DealbreakerAnswers })
  .meta({ id: 'RequestBody' });
/** A driver's request. */
export type RequestBody = z.infer<typeof RequestBody>;
