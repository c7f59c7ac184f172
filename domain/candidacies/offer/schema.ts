import { z } from 'zod';
import { interviewPlaces, offerAnswers } from '../states';

/** An offered time, and why it can no longer be picked: it has passed, or someone else has taken it. */
export const OfferedTime = z
  .object({
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    refusal: z.enum(['past', 'taken']).nullable(),
  })
  .meta({ id: 'OfferedTime' });

/** The times that the driver may pick from, as both sides see them. */
export const InterviewOfferView = z
  .object({
    _id: z.uuid(),
    times: z.array(OfferedTime),
    zone: z.string(),
    place: z.enum(interviewPlaces),
    address: z.string().nullable(),
    note: z.string().nullable(),
    interviewer: z.string().nullable(),
    /** `declined`: none of the times fits the driver. */
    answer: z.enum(offerAnswers),
    /** The text that the driver wrote; null without a text. */
    answerNote: z.string().nullable(),
    proposedStartsAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'InterviewOfferView' });
/** The times that the driver may pick from. */
export type InterviewOfferView = z.infer<typeof InterviewOfferView>;
