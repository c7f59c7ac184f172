import { DEFAULT_TARGETS } from '#domain/candidacies/targets';
import { derivedId } from '#platform/ids';
import { autopilotSteps } from './autopilot-candidacies';
import { type CandidacyContext, type CandidacyHistory, candidacyHistoryOf, candidacyIdOf } from './candidacy-history';
import { type CandidacyPlan, CandidacyPlanner } from './candidacy-plans';
import { type ScriptName, scripts, type Step } from './candidacy-scripts';
import { makeCarrier, type SeedCarrier, type SeedUser, type WorldFrame } from './carriers';
import { demoDrivers } from './demo-drivers';
import { type Employment, withHires } from './driver-pipeline';
import { makeDriver } from './drivers';
import { makeOpsTeam, type OpsTeam } from './ops-team';
import { type OrderHistory, orderHistoryOf } from './order-history';
import { type OrderPlan, planOrder } from './order-plans';
import { hubsFor } from './places';
import { Random } from './random';
import type { SeedDriver } from './seed-driver';

export interface WorldSize {
  readonly drivers: number;
  readonly carriers: number;
  readonly orders: number;
  readonly seed: number;
  /** Number of drivers with an application; by default depends on the size of the world. */
  readonly applicants?: number;
  /** Current time of the world, in epoch milliseconds. */
  readonly now: number;
}

/** A generated world: people and places, imported orders and candidacies, and new ones still to be created. */
export interface World {
  readonly size: WorldSize;
  /** Acts for operations where the specific member does not matter. */
  readonly ops: SeedUser;
  readonly opsTeam: OpsTeam;
  readonly carriers: readonly SeedCarrier[];
  readonly drivers: readonly SeedDriver[];
  readonly orders: readonly OrderHistory[];
  readonly candidacies: readonly CandidacyHistory[];
  readonly newOrders: readonly OrderPlan[];
  readonly newCandidacies: readonly CandidacyPlan[];
  readonly sendBackNote: { readonly id: string; readonly text: string };
}

/** In worlds up to this size every driver has an application; in larger ones, used for benchmarks, only a few do. */
const MAX_APPLICANTS = 1_000;
const SOME_APPLICANTS = 50;

/** Generates a world. The same size, seed and time always give the same world. */
export function makeWorld(size: WorldSize): World {
  const { seed, now } = size;
  const applicants = size.applicants ?? (size.drivers > MAX_APPLICANTS ? SOME_APPLICANTS : size.drivers);
  const frame: WorldFrame = { seed, now, hubs: hubsFor(size.drivers), applicants };
  const carriers = times(size.carriers, (index) => makeCarrier(frame, index));
  const drivers = times(size.drivers, (index) => makeDriver(frame, index, demoDrivers[index]));
  const plans = times(size.orders, (index) => planOrder(frame, carriers, index));
  const candidacyPlans = new CandidacyPlanner(seed, drivers.slice(demoDrivers.length)).planAll(plans);
  const opsTeam = makeOpsTeam(frame);
  const ops = opsTeam.lead;
  const candidacies = candidacyPlans
    .filter(({ order }) => !order.isNew)
    .map((plan) => candidacyOf(frame, plan, autopilotSteps(plan, candidacyPlans, now)));
  const sendBackNote = {
    id: derivedId('seed', String(seed), 'note'),
    text: 'Please add the start date and the dress code so we can accept this order.',
  };
  const byOrder = groupedByOrder(candidacies);
  return {
    size,
    ops,
    opsTeam,
    carriers,
    drivers: withHires(drivers, employmentsOf(candidacies), now),
    orders: plans
      .filter(({ isNew }) => !isNew)
      .map((plan) => orderHistoryOf(plan, byOrder.get(plan.id) ?? [], { opsId: ops.id, noteId: sendBackNote.id, now })),
    candidacies,
    newOrders: plans.filter(({ isNew }) => isNew),
    newCandidacies: [...candidacyPlans.filter(({ order }) => order.isNew), ...demoPlans(plans, drivers)],
    sendBackNote,
  };
}

function employmentsOf(candidacies: readonly CandidacyHistory[]): ReadonlyMap<string, Employment> {
  const employments = new Map<string, Employment>();
  for (const { context, state } of candidacies) {
    if (state.name !== 'hired' || state.hire === null) continue;
    const hire = { candidacyId: state.candidacyId, isOnAssignment: state.hire.startedAt !== null };
    const lapsedAt = state.proofs?.since ?? null;
    // A driver has at most one hire.
    employments.set(context.driverId, { hires: [hire], lapsedAt });
  }
  return employments;
}

function groupedByOrder(candidacies: readonly CandidacyHistory[]): ReadonlyMap<string, CandidacyHistory[]> {
  const groups = new Map<string, CandidacyHistory[]>();
  for (const candidacy of candidacies) {
    const { orderId } = candidacy.context;
    groups.set(orderId, [...(groups.get(orderId) ?? []), candidacy]);
  }
  return groups;
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Candidacies of the demo's own drivers on the demo carrier's active orders, created now by commands. */
function demoPlans(plans: readonly OrderPlan[], drivers: readonly SeedDriver[]): CandidacyPlan[] {
  const wanted: readonly (readonly [number, number, ScriptName])[] = [
    [0, 1, 'inReview'],
    [0, 2, 'requested'],
    [1, 1, 'invited'],
    [2, 1, 'interviewWaiting'],
  ];
  return wanted.flatMap(([driverIndex, orderIndex, script]) => {
    const [driver, order] = [drivers[driverIndex], plans[orderIndex]];
    return driver === undefined || order?.fate !== 'active' ? [] : [{ driver, order, script }];
  });
}

function candidacyOf({ seed, now }: WorldFrame, plan: CandidacyPlan, steps: Step[] | undefined): CandidacyHistory {
  const { order } = plan;
  const context = candidacyContextOf(plan);
  const end = endOf(order, now);
  const scene = {
    random: Random.of(seed, 'script', context.orderId, context.driverId),
    now: end?.at ?? now,
    candidacyId: candidacyIdOf(context),
    zone: context.zone,
    earliest: order.acceptedAt,
  };
  return candidacyHistoryOf(context, steps ?? scripts[plan.script](scene), {
    now,
    ...(end === undefined ? {} : { orderEnded: end }),
  });
}

/** People and places of a candidacy. */
export function candidacyContextOf({ order, driver }: CandidacyPlan): CandidacyContext {
  const staff = (position: string): string => order.carrier.staff.find((user) => user.position === position)?.id ?? '';
  return {
    orderId: order.id,
    driverId: driver.id,
    organizationId: order.carrier.id,
    facilityId: order.terms.facilityId,
    zone: order.facility.timeZone,
    targets: DEFAULT_TARGETS,
    recruiterId: order.facility.recruiterIds[0] ?? staff('RECRUITER'),
    safetyId: staff('SAFETY'),
  };
}

function endOf({ fate, fateAt, terms }: OrderPlan, now: number) {
  switch (fate) {
    case 'cancelled':
      return { at: fateAt, reason: 'order_cancelled', notify: true } as const;
    case 'deleted':
      return { at: fateAt, reason: 'order_deleted', notify: true } as const;
    case 'ended':
      return {
        at: terms.endsAt === null ? now : Date.parse(terms.endsAt),
        reason: 'order_ended',
        notify: true,
      } as const;
    default:
      return undefined;
  }
}
