import { z } from 'zod';

/** A facility that a recruiter recruits for, with its open work. */
const RecruiterFacility = z
  .object({
    _id: z.uuid(),
    name: z.string(),
    city: z.string(),
    state: z.string(),
    isActive: z.boolean(),
    activeOrders: z.number().int(),
    openSeats: z.number().int(),
    candidates: z.number().int(),
  })
  .meta({ id: 'RecruiterFacility' });

/** The signed-in recruiter's own page: contacts, and the facilities they recruit for. */
export const RecruiterProfile = z
  .object({
    _id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    organization: z.string(),
    facilities: z.array(RecruiterFacility),
  })
  .meta({ id: 'RecruiterProfile' });
/** The signed-in recruiter's own page. */
export type RecruiterProfile = z.infer<typeof RecruiterProfile>;
