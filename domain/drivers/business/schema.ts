import { z } from 'zod';
import { FitLine } from '../schema';

/** An active order to which the carrier may invite a driver, with how the driver fits it. */
export const InviteChoice = z
  .object({
    orderId: z.uuid(),
    title: z.string(),
    facility: z.string(),
    distanceMiles: z.number().int(),
    openSeats: z.number().int(),
    fit: z.array(FitLine),
    /** The problem code if the driver may not be invited to the order, or null. */
    inviteRefusal: z.string().nullable(),
  })
  .meta({ id: 'InviteChoice' });
/** An active order to which the carrier may invite a driver. */
export type InviteChoice = z.infer<typeof InviteChoice>;

/** The carrier's active orders, nearest to the driver first. */
export const InviteChoices = z.object({ data: z.array(InviteChoice) }).meta({ id: 'InviteChoices' });
