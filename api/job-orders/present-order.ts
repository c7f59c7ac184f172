import type { OrderRow } from '#db/job-orders/order';
import type { RelatedRecord } from '#db/job-orders/order-relations';
import { type Actor, isOps } from '#domain/accounts/actor';
import type { RecordKind } from '#domain/candidacies/states';
import type { ContactPerson, FacilityView, SafetyProfile } from '#domain/facilities/schema';
import { orderActionsFor } from '#domain/job-orders/actions';
import { emptyJobOrder } from '#domain/job-orders/decide';
import { keyOrderId } from '#domain/job-orders/order-key';
import { jobTypeOf, weeklyPay } from '#domain/job-orders/pay';
import type { OpsOrderItem, OrderListItem, OrderMarkup, OrderView } from '#domain/job-orders/schema';
import { DAY_MS } from '#domain/shared/durations';
import { orderTargetDays } from '#domain/stalled/order-targets';

function presentState(row: OrderRow, actor: Actor) {
  const { content, status, approval } = row;
  return {
    _id: row.id,
    keyOrderId: keyOrderId(row.id),
    organizationId: row.organizationId,
    status,
    approval,
    pastReason: row.pastReason,
    versionId: row.versionId,
    seq: row.seq,
    seatsTaken: row.seatsTaken,
    isVisible: row.isVisible,
    autoPilotActivated: row.autopilot,
    statusSince: row.statusSince,
    note: row.noteText,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    jobType: jobTypeOf(content.orderAssignmentType),
    weeklyPay: weeklyPay(content),
    counts: row.counts,
    ...orderActionsFor({ ...emptyJobOrder(row.id), status, approval }, actor),
  };
}

/** A row of the order list, with the actions that this caller may take. */
export function presentOrderItem(row: OrderRow, actor: Actor): OrderListItem {
  const { content } = row;
  return {
    ...presentState(row, actor),
    title: content.title,
    customTitle: content.customTitle,
    facilityId: row.facilityId,
    facilityName: row.facilityName,
    city: row.city,
    state: row.state,
    orderAssignmentType: content.orderAssignmentType,
    driverClass: content.driverClass,
    paymentType: content.paymentType,
    numberOfDrivers: row.numberOfDrivers,
    startDate: row.startOn,
    endDate: row.endOn,
    isStartDateASAP: content.isStartDateASAP,
    isContract: content.isContract,
  };
}

/** A row of operations' order list, with the carrier and the waiting time. */
export function presentOpsOrder(row: OrderRow, actor: Actor, now: Date): OpsOrderItem {
  return {
    ...presentOrderItem(row, actor),
    organization: { _id: row.organizationId, name: row.organizationName, isActive: row.isOrganizationActive },
    days: Math.floor((now.getTime() - Date.parse(row.statusSince)) / DAY_MS),
    targetDays: orderTargetDays.acceptOrder,
  };
}

export interface OrderParts {
  readonly row: OrderRow;
  readonly facility: FacilityView;
  readonly contactFleet: ContactPerson | null;
  readonly safetyProfile: SafetyProfile;
  readonly relations: readonly RelatedRecord[];
  /** Null if none was set. */
  readonly markup: OrderMarkup | null;
}

const NO_MARKUP: OrderMarkup = { markupRate: null, setBy: null, setAt: null };

/** One order with its related records. */
export function presentOrder(parts: OrderParts, actor: Actor): OrderView {
  const { row, facility, contactFleet, safetyProfile, relations, markup } = parts;
  const { content } = row;
  const related = (kind: RecordKind) =>
    relations
      .filter((record) => record.kind === kind)
      .map(({ id, status, driverId }) => ({ _id: id, status, driverId }));
  return {
    ...content,
    // Orders from before the field existed do not have it.
    matchCriteria: content.matchCriteria ?? null,
    ...presentState(row, actor),
    organizationName: row.organizationName,
    startDate: row.startOn,
    endDate: row.endOn,
    facility,
    contactFleet,
    safetyProfile,
    jobAssignments: related('jobAssignment'),
    jobRequests: related('jobRequest'),
    scheduledInterviews: related('scheduledInterview'),
    driverJobRequests: related('driverJobRequest'),
    fleetJobRequests: related('fleetJobRequest'),
    ...(isOps(actor) && { markup: markup ?? NO_MARKUP }),
  };
}
