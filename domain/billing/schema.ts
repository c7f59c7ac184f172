import { z } from 'zod';

/** What accounting has to do besides its invoices. Money is in cents. */
export const AccountingWork = z
  .object({
    /** What the next invoice will contain so far. */
    unbilled: z.object({ count: z.number().int(), cents: z.number().int() }),
    /** Timesheets to approve, and the first of their days; null while there are no timesheets. */
    timesheets: z.object({ waiting: z.number().int(), oldestOn: z.iso.date().nullable() }).nullable(),
  })
  .meta({ id: 'AccountingWork' });
/** What accounting has to do besides its invoices. */
export type AccountingWork = z.infer<typeof AccountingWork>;
