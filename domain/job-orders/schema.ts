import { z } from 'zod';
import { ContactPerson, FacilityView, SafetyProfile } from '../facilities/schema';
import { recordStatuses } from '../shared/candidacy-states';
import { assignmentTypes, driverClasses } from '../shared/job-enums';
import { LimitSkip, QueryFlag, Refusal } from '../shared/schema';
import { tooLong } from '../shared/too-long';
import { contentFields, contentRules, contentWithDefaults } from './content/schema';
import { currencies, jobTypes, orderActions, overtimeEligibilities, paymentTypes } from './enums';
import { ORDERS_AT_ONCE, orderSorts, seatFilters } from './list-filters';
import { approvalStatuses, orderStatuses, pastReasons } from './states';

const MAX_NOTE = 2000;
const MAX_FILTER_TEXT = 100;
const MAX_MARKUP = 1000;

/** Comparable pay per week in whole cents, by which drivers compare jobs. */
export const WeeklyPay = z
  .object({ from: z.number().int(), to: z.number().int(), currency: z.enum(currencies) })
  .meta({ id: 'WeeklyPay' });
/** Comparable pay per week in whole cents. */
export type WeeklyPay = z.infer<typeof WeeklyPay>;

/** Body of creating or cloning an order; `cloneOf` is the id of the original. */
export const JobOrderForm = z
  .object({ ...contentWithDefaults.shape, cloneOf: z.uuid().optional(), isVisibleForDrivers: z.boolean().optional() })
  .check(contentRules)
  .meta({ id: 'JobOrderForm' });
/** A validated new order. */
export type JobOrderForm = z.infer<typeof JobOrderForm>;

/** Body of an edit: the changed fields and the version they are based on (docs/state-machines.md#editing-an-order). */
export const JobOrderPatch = contentFields
  .partial()
  .extend({ baseVersionId: z.uuid().optional() })
  .meta({ id: 'JobOrderPatch' });
/** The changed fields of an order. */
export type JobOrderPatch = z.infer<typeof JobOrderPatch>;

/** The waits of an order's drivers: for the carrier, for the driver's answer, or for a date. */
export const OrderWaits = z
  .object({
    requests: z.number().int(),
    reviews: z.number().int(),
    proposals: z.number().int(),
    outcomes: z.number().int(),
    toInterview: z.number().int(),
    startsToConfirm: z.number().int(),
    files: z.number().int(),
    drivers: z.number().int(),
    dates: z.number().int(),
  })
  .meta({ id: 'OrderWaits' });

/** The number of drivers in each tab of the hiring page and in each wait. */
export const OrderCounts = z
  .object({
    invited: z.number().int(),
    requested: z.number().int(),
    review: z.number().int(),
    interview: z.number().int(),
    /** Hired and not ended. */
    hired: z.number().int(),
    ended: z.number().int(),
    waiting: OrderWaits,
  })
  .meta({ id: 'OrderCounts' });
/** The number of drivers in each tab of the hiring page. */
export type OrderCounts = z.infer<typeof OrderCounts>;

const orderState = {
  _id: z.uuid(),
  keyOrderId: z.string(),
  organizationId: z.uuid(),
  status: z.enum(orderStatuses),
  approval: z.enum(approvalStatuses),
  pastReason: z.enum(pastReasons).nullable(),
  versionId: z.uuid(),
  /** The number of transitions so far; a live page reloads when it is notified of a higher one. */
  seq: z.number().int(),
  /** Seats held by hires or used up by completed assignments. */
  seatsTaken: z.number().int(),
  isVisible: z.boolean(),
  autoPilotActivated: z.boolean(),
  statusSince: z.iso.datetime(),
  /** Operations' note if the order was sent back. */
  note: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  jobType: z.enum(jobTypes),
  weeklyPay: WeeklyPay.nullable(),
  /** Actions that the caller may take now. */
  actions: z.array(z.enum(orderActions)),
  /** Actions that the caller may not take, with the reason's code; their buttons are shown disabled. */
  refusals: z.array(Refusal),
};

/** A row of the order list. */
export const OrderListItem = z
  .object({
    ...orderState,
    title: z.string(),
    /** The carrier's own name for the order; empty if it has none. */
    customTitle: z.string(),
    facilityId: z.uuid(),
    facilityName: z.string(),
    city: z.string(),
    state: z.string(),
    orderAssignmentType: z.enum(assignmentTypes),
    driverClass: z.enum(driverClasses),
    paymentType: z.enum(paymentTypes),
    numberOfDrivers: z.number().int(),
    startDate: z.iso.date().nullable(),
    endDate: z.iso.date().nullable(),
    isStartDateASAP: z.boolean(),
    isContract: z.boolean(),
    counts: OrderCounts,
  })
  .meta({ id: 'OrderListItem' });
/** A row of the order list. */
export type OrderListItem = z.infer<typeof OrderListItem>;

/** A page of orders with the total count. */
export const OrderList = z.object({ data: z.array(OrderListItem), count: z.number().int() }).meta({ id: 'OrderList' });
/** A page of orders. */
export type OrderList = z.infer<typeof OrderList>;

/** Filters of a carrier's order list; an absent one does not filter. */
export const OrderFilters = z.object({
  /** Only orders at facilities that the caller recruits for. */
  mine: QueryFlag.optional(),
  /** Words of the title or the internal name, or the order's number. */
  text: z.string().trim().min(1).max(MAX_FILTER_TEXT, tooLong()).optional(),
  facilityId: z.uuid().optional(),
  assignmentType: z.enum(assignmentTypes).optional(),
  approval: z.enum(approvalStatuses).optional(),
  seats: z.enum(seatFilters).optional(),
  visible: QueryFlag.optional(),
  autopilot: QueryFlag.optional(),
  /** Only orders with a driver for whom the caller can take the next step. */
  waiting: QueryFlag.optional(),
});
/** Filters of a carrier's order list. */
export type OrderFilters = z.infer<typeof OrderFilters>;

/** A page of a carrier's order list: filters, order, limit and skip. */
export const OrderListQuery = LimitSkip.extend({
  ...OrderFilters.shape,
  sort: z.enum(orderSorts).default('created'),
  direction: z.enum(['asc', 'desc']).optional(),
});
/** A page of a carrier's order list. */
export type OrderListQuery = z.infer<typeof OrderListQuery>;

/** The effect of a bulk action on each order. */
export const OrderBulkAct = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visibility'), isVisible: z.boolean() }),
  // Autopilot is turned on for one order at a time, after a dry run.
  z.object({ kind: z.literal('autopilotOff') }),
  z.object({ kind: z.literal('cancel'), notifyToDriver: z.boolean() }),
  z.object({ kind: z.literal('delete') }),
]);
/** The effect of a bulk action on each order. */
export type OrderBulkAct = z.infer<typeof OrderBulkAct>;

/** A bulk action for several orders. */
export const OrderBulkBody = z
  .object({ orderIds: z.array(z.uuid()).min(1).max(ORDERS_AT_ONCE), act: OrderBulkAct })
  .meta({ id: 'OrderBulkBody' });
/** A bulk action for several orders. */
export type OrderBulkBody = z.infer<typeof OrderBulkBody>;

/** The orders for which a bulk action succeeded, and the refusal of each other one. */
export const OrderBulkReport = z
  .object({
    done: z.array(z.uuid()),
    failures: z.array(z.object({ _id: z.uuid(), problem: z.object({ code: z.string(), message: z.string() }) })),
  })
  .meta({ id: 'OrderBulkReport' });
/** The result of a bulk action. */
export type OrderBulkReport = z.infer<typeof OrderBulkReport>;

/** Orders per status (`order/fleet/amount/total`). */
export const OrderAmounts = z
  .object({ pending: z.number().int(), active: z.number().int(), past: z.number().int(), deleted: z.number().int() })
  .meta({ id: 'OrderAmounts' });
/** Orders per status. */
export type OrderAmounts = z.infer<typeof OrderAmounts>;

const RelatedRecord = z
  .object({ _id: z.uuid(), status: z.enum(recordStatuses), driverId: z.uuid() })
  .meta({ id: 'RelatedRecord' });

const MARKUP = 'Type a percentage from 0 to 1,000';

/** Body of setting an order's markup; null removes it. */
export const OrderMarkupBody = z
  .object({
    markupRate: z
      .number({ error: MARKUP })
      .min(0, MARKUP)
      .max(MAX_MARKUP, MARKUP)
      .multipleOf(0.01, 'Type at most two decimals')
      .nullable(),
  })
  .meta({ id: 'OrderMarkupBody' });

/** The markup of an order, and the person who set it; every field is null until then. */
export const OrderMarkup = z
  .object({
    /** In percent. */
    markupRate: z.number().nullable(),
    setBy: z.string().nullable(),
    setAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OrderMarkup' });
/** The markup of an order. */
export type OrderMarkup = z.infer<typeof OrderMarkup>;

/** One order: its content, state and related records, and the data of the summary. */
export const OrderView = z
  .object({
    ...contentFields.shape,
    ...orderState,
    // Accepted in upper or lower case, stored in lower case.
    eligibleForOvertime: z.enum(overtimeEligibilities),
    organizationName: z.string(),
    facility: FacilityView,
    contactFleet: ContactPerson.nullable(),
    safetyProfile: SafetyProfile,
    startDate: z.iso.date().nullable(),
    endDate: z.iso.date().nullable(),
    counts: OrderCounts,
    jobAssignments: z.array(RelatedRecord),
    jobRequests: z.array(RelatedRecord),
    scheduledInterviews: z.array(RelatedRecord),
    driverJobRequests: z.array(RelatedRecord),
    fleetJobRequests: z.array(RelatedRecord),
    /** Only for operations, who set it. */
    markup: OrderMarkup.optional(),
  })
  .meta({ id: 'OrderView' });
/** One order. */
export type OrderView = z.infer<typeof OrderView>;

/** Response to a write on an order. */
export const OrderCommandResult = z
  .object({ _id: z.uuid(), seq: z.number().int(), status: z.enum(orderStatuses) })
  .meta({ id: 'OrderCommandResult' });
/** Response to a write on an order. */
export type OrderCommandResult = z.infer<typeof OrderCommandResult>;

/** Body of the visibility switch. */
export const VisibilityBody = z.object({ isVisible: z.boolean() }).meta({ id: 'VisibilityBody' });
/** Body of accepting an order: the version that the page showed. */
export const AcceptOrderBody = z
  .object({ versionId: z.uuid().optional() })
  .prefault({})
  .meta({ id: 'AcceptOrderBody' });
/** Body of sending an order back; the carrier reads the note. */
export const SendBackBody = z
  .object({
    /** The version that the page showed. */
    versionId: z.uuid().optional(),
    note: z
      .string({ error: 'Type a note for the carrier' })
      .trim()
      .min(1, 'Type a note for the carrier')
      .max(MAX_NOTE, tooLong()),
  })
  .meta({ id: 'SendBackBody' });
/** The note of operations. */
export type SendBackBody = z.infer<typeof SendBackBody>;

/** A row of operations' order list, with the carrier and the waiting time. */
export const OpsOrderItem = OrderListItem.extend({
  organization: z.object({ _id: z.uuid(), name: z.string(), isActive: z.boolean() }),
  /** Whole days in this status, and the target in days. */
  days: z.number().int(),
  targetDays: z.number().int(),
}).meta({ id: 'OpsOrderItem' });
/** A row of operations' order list. */
export type OpsOrderItem = z.infer<typeof OpsOrderItem>;

/** A page of operations' order list. */
export const OpsOrderList = z
  .object({ data: z.array(OpsOrderItem), count: z.number().int() })
  .meta({ id: 'OpsOrderList' });
/** A page of operations' order list. */
export type OpsOrderList = z.infer<typeof OpsOrderList>;
