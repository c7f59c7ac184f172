import { z } from 'zod';
import { driverStages } from '../driver-pipeline/stages';
import { orderStatuses } from '../job-orders/states';
import { tooLong } from '../shared/too-long';

/** The maximum per kind, so that the list can be read at a glance. */
export const MAX_FOUND = 6;
const MAX_LENGTH = 100;

/** A search by name; sent as a body and not as a query, since it names people. A name can have one letter. */
export const FindBody = z
  .object({ text: z.string().trim().min(1).max(MAX_LENGTH, tooLong()) })
  .meta({ id: 'FindBody' });
/** A search by name. */
export type FindBody = z.infer<typeof FindBody>;

/** The first matching drivers, orders and carriers. */
export const Found = z
  .object({
    drivers: z.array(z.object({ _id: z.uuid(), name: z.string(), place: z.string(), stage: z.enum(driverStages) })),
    orders: z.array(
      z.object({
        _id: z.uuid(),
        keyOrderId: z.string(),
        title: z.string(),
        carrier: z.string(),
        status: z.enum(orderStatuses),
      }),
    ),
    carriers: z.array(z.object({ _id: z.uuid(), name: z.string(), mcdotNumber: z.string().nullable() })),
  })
  .meta({ id: 'Found' });
/** The first matching drivers, orders and carriers. */
export type Found = z.infer<typeof Found>;

/** The first matching drivers, orders and facilities of a carrier. */
export const CarrierFound = z
  .object({
    drivers: z.array(z.object({ _id: z.uuid(), name: z.string(), place: z.string() })),
    orders: z.array(
      z.object({
        _id: z.uuid(),
        keyOrderId: z.string(),
        title: z.string(),
        facility: z.string(),
        status: z.enum(orderStatuses),
      }),
    ),
    facilities: z.array(z.object({ _id: z.uuid(), name: z.string(), address: z.string() })),
  })
  .meta({ id: 'CarrierFound' });
/** The first matching drivers, orders and facilities of a carrier. */
export type CarrierFound = z.infer<typeof CarrierFound>;
