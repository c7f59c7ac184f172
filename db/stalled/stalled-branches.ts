import { nextSteps } from '#domain/candidacies/next-step';
import { driverStages } from '#domain/driver-pipeline/stages';
import { pipelineActions, waitedOn } from '#domain/driver-pipeline/waiting';
import { candidacyStates } from '#domain/shared/candidacy-states';
import { orderTargetDays } from '#domain/stalled/order-targets';
import type { StalledKind } from '#domain/stalled/waits';

/** The source of one kind of stalled item: its filters, sort keys and columns, as SQL. */
export interface StalledBranch {
  readonly kind: StalledKind;
  readonly id: string;
  readonly stage: string;
  readonly since: string;
  /** An indexed column; a row's due date is its value plus the constant shift below. */
  readonly dueColumn: string;
  readonly dueShift: string | null;
  readonly waitsFor: string;
  readonly next: string;
  readonly lastContact: string;
  readonly snoozedUntil: string;
  readonly ownerId: string;
  readonly driverId: string;
  readonly orderId: string;
  /** The tables, with the condition for rows over target at `:dueBy`. */
  readonly from: string;
  readonly where: string;
  /** The stages that the branch can contain; a filter for any other stage excludes the branch. */
  readonly stages: readonly string[];
  readonly waits: readonly string[];
  readonly actions: readonly string[];
  readonly hasOwner: boolean;
}

const NEVER = `'-infinity'::timestamptz`;
const DUE_BY = 'cast(:dueBy as timestamptz)';

const drivers: StalledBranch = {
  kind: 'driver',
  id: 'driver_pipelines.driver_id',
  stage: 'driver_pipelines.stage',
  since: 'driver_pipelines.stage_entered_at',
  dueColumn: 'driver_pipelines.due_at',
  dueShift: null,
  waitsFor: 'driver_pipelines.waits_for',
  next: 'driver_pipelines.next_action',
  lastContact: `coalesce(driver_pipelines.last_contact_at, ${NEVER})`,
  snoozedUntil: 'driver_pipelines.snoozed_until',
  ownerId: 'driver_pipelines.owner_id',
  driverId: 'driver_pipelines.driver_id',
  orderId: 'null::uuid',
  from: 'driver_pipelines',
  where: `driver_pipelines.due_at <= ${DUE_BY}`,
  stages: driverStages,
  waits: waitedOn,
  actions: pipelineActions,
  hasOwner: true,
};

// The owner and last contact come from the driver's pipeline.
const FROM_CANDIDACIES = 'candidacies join driver_pipelines on driver_pipelines.driver_id = candidacies.driver_id';

// Only HR and SAFETY review; a carrier without either cannot.
const isUnreviewable = `candidacies.state = 'inReview' and candidacies.organization_id = any (cast(:withoutReviewers as uuid[]))`;

const candidacies: StalledBranch = {
  kind: 'candidacy',
  id: 'candidacies.id',
  stage: 'candidacies.state',
  since: 'candidacies.wait_since',
  dueColumn: 'candidacies.wait_due_at',
  dueShift: null,
  waitsFor: 'candidacies.waits_for',
  next: 'candidacies.next_step',
  lastContact: `coalesce(driver_pipelines.last_contact_at, ${NEVER})`,
  snoozedUntil: 'null::timestamptz',
  ownerId: 'driver_pipelines.owner_id',
  driverId: 'candidacies.driver_id',
  orderId: 'candidacies.order_id',
  from: FROM_CANDIDACIES,
  where: `candidacies.wait_due_at <= ${DUE_BY} and not (${isUnreviewable})`,
  stages: candidacyStates,
  waits: ['driver', 'carrier', 'safety'],
  actions: nextSteps,
  hasOwner: true,
};

/** A review that no one can make is over target immediately (a target of zero days). */
export const unreviewable: StalledBranch = {
  ...candidacies,
  dueColumn: 'candidacies.wait_since',
  waitsFor: `'carrier'`,
  next: `'addReviewer'`,
  where: `candidacies.wait_due_at is not null and candidacies.wait_since <= ${DUE_BY} and ${isUnreviewable}`,
  stages: ['inReview'],
  waits: ['carrier'],
  actions: ['addReviewer'],
};

// In hours: a target's day always has 24 of them, even when daylight saving time changes.
const days = (count: number): string => `interval '${String(count * 24)} hours'`;
const OF_ACTIVE_CARRIER = `exists (select 1 from organizations
  where organizations.id = job_orders.organization_id and organizations.is_active)`;

const pendingOrders: StalledBranch = {
  kind: 'order',
  id: 'job_orders.id',
  stage: 'job_orders.status',
  since: 'job_orders.status_since',
  dueColumn: 'job_orders.status_since',
  dueShift: days(orderTargetDays.acceptOrder),
  waitsFor: `'ops'`,
  next: `'acceptOrder'`,
  lastContact: NEVER,
  snoozedUntil: 'null::timestamptz',
  ownerId: 'null::uuid',
  driverId: 'null::uuid',
  orderId: 'job_orders.id',
  from: 'job_orders',
  where: `job_orders.status = 'pending' and job_orders.approval = 'pending'
    and job_orders.status_since <= ${DUE_BY} - ${days(orderTargetDays.acceptOrder)} and ${OF_ACTIVE_CARRIER}`,
  stages: ['pending'],
  waits: ['ops'],
  actions: ['acceptOrder'],
  hasOwner: false,
};

// When a candidate leaves, the carrier's time to find another one starts again.
const activeOrders: StalledBranch = {
  ...pendingOrders,
  dueShift: days(orderTargetDays.findDrivers),
  waitsFor: `'carrier'`,
  next: `'findDrivers'`,
  where: `job_orders.status = 'active' and job_orders.approval = 'approved'
    and job_orders.seats_taken < job_orders.number_of_drivers
    and job_orders.status_since <= ${DUE_BY} - ${days(orderTargetDays.findDrivers)}
    and not exists (select 1 from candidacies where candidacies.order_id = job_orders.id
      and (candidacies.state not in ('ended', 'closed')
        or candidacies.state_entered_at > cast(:now as timestamptz) - ${days(orderTargetDays.findDrivers)}))
    and ${OF_ACTIVE_CARRIER}`,
  stages: ['active'],
  waits: ['carrier'],
  actions: ['findDrivers'],
};

/** Every kind of stalled item, by one rule: it is over the target of its next step. */
export const stalledBranches: readonly StalledBranch[] = [
  drivers,
  candidacies,
  unreviewable,
  pendingOrders,
  activeOrders,
];
