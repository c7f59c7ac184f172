import { z } from 'zod';
import { candidacyStates } from '../states';

/** The spec's derived stages of a driver on an order (section 4); null when there is none. */
export const candidacyStages = [
  'invited',
  'requested',
  'pendingReview-pending',
  'pendingReview-approved',
  'pendingInterview',
  'hired',
] as const;

/** Where a driver stands on an order, in one line. */
export const CandidacyBrief = z
  .object({
    candidacyId: z.uuid(),
    round: z.number().int(),
    state: z.enum(candidacyStates),
    stage: z.enum(candidacyStages).nullable(),
    since: z.iso.datetime(),
  })
  .meta({ id: 'CandidacyBrief' });
/** Where a driver stands on an order, in one line. */
export type CandidacyBrief = z.infer<typeof CandidacyBrief>;
