import { z } from 'zod';
import { TimelineItem } from '../candidacies/schema';
import { OrderAmounts } from '../job-orders/schema';

/** What waits for the caller or his colleagues; each number is a link to its rows. */
export const Dashboard = z
  .object({
    orders: OrderAmounts,
    /** Pending orders that operations sent back. */
    sentBack: z.number().int(),
    waiting: z.object({
      requests: z.number().int(),
      reviews: z.number().int(),
      toInterview: z.number().int(),
      proposals: z.number().int(),
      outcomes: z.number().int(),
      startsToConfirm: z.number().int(),
    }),
    /** Live candidacies over their target. */
    late: z.number().int(),
    approvedDrivers: z.number().int(),
    onAssignment: z.number().int(),
  })
  .meta({ id: 'Dashboard' });
/** What waits. */
export type Dashboard = z.infer<typeof Dashboard>;

/** An event of the dashboard: a line of the timeline and the order it belongs to. */
export const DashboardEvent = TimelineItem.extend({
  order: z.object({ _id: z.uuid(), title: z.string() }).nullable(),
}).meta({ id: 'DashboardEvent' });
/** An event of the dashboard. */
export type DashboardEvent = z.infer<typeof DashboardEvent>;

/** A page of dashboard events. */
export const DashboardEvents = z.object({ data: z.array(DashboardEvent) }).meta({ id: 'DashboardEvents' });
/** A page of dashboard events. */
export type DashboardEvents = z.infer<typeof DashboardEvents>;
