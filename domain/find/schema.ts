import { z } from 'zod';
import { driverStages } from '../drivers/stages';
import { orderStatuses } from '../job-orders/states';

const MIN_LENGTH = 2;
const MAX_LENGTH = 100;

/** What operations look for by name; a body and no query, since it names people. */
export const FindBody = z.object({ text: z.string().trim().min(MIN_LENGTH).max(MAX_LENGTH) }).meta({ id: 'FindBody' });
/** What operations look for by name. */
export type FindBody = z.infer<typeof FindBody>;

/** The first drivers, orders and carriers that are called so. */
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
/** The first drivers, orders and carriers that are called so. */
export type Found = z.infer<typeof Found>;
