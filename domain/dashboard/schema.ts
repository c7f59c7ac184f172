import { z } from 'zod';
import { CandidacyCard } from '../candidacies/schema';
import { TimelineItem } from '../candidacies/timeline/schema';
import { FacilityView } from '../facilities/schema';
import { OrderAmounts, OrderView } from '../job-orders/schema';

/** A number of drivers. */
export const Amount = z.object({ amount: z.number().int() }).meta({ id: 'Amount' });

/** A carrier in brief. */
export const OrganizationInfo = z
  .object({
    name: z.string(),
    mcdotNumber: z.string().nullable(),
    createdAt: z.iso.datetime(),
    staff: z.number().int(),
    facilities: z.number().int(),
  })
  .meta({ id: 'OrganizationInfo' });
/** A carrier in brief. */
export type OrganizationInfo = z.infer<typeof OrganizationInfo>;

/** Counts of the open work of the caller and their colleagues; each links to its rows. */
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
      files: z.number().int(),
    }),
    /** Live candidacies over their target. */
    late: z.number().int(),
    approvedDrivers: z.number().int(),
    onAssignment: z.number().int(),
    /** Drivers on assignment who must not drive for now, regardless of whose turn it is. */
    mustNotDrive: z.number().int(),
    organization: OrganizationInfo,
  })
  .meta({ id: 'Dashboard' });
/** The numbers of the dashboard. */
export type Dashboard = z.infer<typeof Dashboard>;

/** An event on the dashboard: a timeline entry with its order. */
export const DashboardEvent = TimelineItem.extend({
  order: z.object({ _id: z.uuid(), title: z.string() }).nullable(),
}).meta({ id: 'DashboardEvent' });
/** An event on the dashboard. */
export type DashboardEvent = z.infer<typeof DashboardEvent>;

/** A page of dashboard events. */
export const DashboardEvents = z.object({ data: z.array(DashboardEvent) }).meta({ id: 'DashboardEvents' });
/** A page of dashboard events. */
export type DashboardEvents = z.infer<typeof DashboardEvents>;

/** An order as a list of candidates shows it, with what its dialogs start from. */
export const OrderOfCandidate = OrderView.pick({ _id: true, title: true, startDate: true })
  .extend({
    facility: FacilityView.pick({ _id: true, name: true, timeZone: true })
      .extend({ address: FacilityView.shape.address.pick({ fullAddress: true, city: true, state: true }) })
      .meta({ id: 'FacilityOfCandidate' }),
  })
  .meta({ id: 'OrderOfCandidate' });
/** An order as a list of candidates shows it. */
export type OrderOfCandidate = z.infer<typeof OrderOfCandidate>;

/** A candidate in a list across all orders: the card of the hiring page with its order. */
export const Candidate = z.object({ card: CandidacyCard, order: OrderOfCandidate }).meta({ id: 'Candidate' });
/** A candidate in a list across all orders. */
export type Candidate = z.infer<typeof Candidate>;

/** A page of candidates with the total count. */
export const Candidates = z.object({ data: z.array(Candidate), count: z.number().int() }).meta({ id: 'Candidates' });
/** A page of candidates. */
export type Candidates = z.infer<typeof Candidates>;
