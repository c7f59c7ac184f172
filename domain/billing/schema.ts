import { z } from 'zod';

/** The open work of accounting apart from invoices. Money is in cents. */
export const AccountingWork = z
  .object({
    /** Charges that are on no invoice yet. */
    unbilled: z.object({ count: z.number().int(), cents: z.number().int() }),
    /** Workdays to approve, and the first of them; null for operations, who approve none. */
    timesheets: z.object({ waiting: z.number().int(), oldestOn: z.iso.date().nullable() }).nullable(),
  })
  .meta({ id: 'AccountingWork' });
/** The open work of accounting apart from invoices. */
export type AccountingWork = z.infer<typeof AccountingWork>;
