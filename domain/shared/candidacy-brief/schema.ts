import { z } from 'zod';
import { candidacyStates, stages } from '../candidacy-states';

/** A driver's state on an order, in one line. */
export const CandidacyBrief = z
  .object({
    candidacyId: z.uuid(),
    round: z.number().int(),
    state: z.enum(candidacyStates),
    stage: z.enum(stages).nullable(),
    since: z.iso.datetime(),
  })
  .meta({ id: 'CandidacyBrief' });
/** A driver's state on an order, in one line. */
export type CandidacyBrief = z.infer<typeof CandidacyBrief>;
