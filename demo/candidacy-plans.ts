import { isActiveDriver } from '#domain/driver-pipeline/lifecycle-statuses';
import { isReadyForDispatch } from '#domain/driver-pipeline/requirements';
import { isSearchableStage } from '#domain/driver-pipeline/stages';
import { classCovers, hasEndorsement, transmissionsCovering } from '#domain/drivers/qualifications';
import { credentialsOf } from '#domain/drivers/readiness';
import { usesAutopilot } from './autopilot-order';
import type { ScriptName } from './candidacy-scripts';
import type { OrderPlan } from './order-plans';
import { Random } from './random';
import type { SeedDriver } from './seed-driver';

/** A driver on an order, and the script that their candidacy follows. */
export interface CandidacyPlan {
  readonly order: OrderPlan;
  readonly driver: SeedDriver;
  readonly script: ScriptName;
}

const hiredScripts: readonly ScriptName[] = [
  'hiredOffered',
  'hiredAccepted',
  'hiredHeld',
  'hiredUnconfirmed',
  'onAssignment',
];
/** Scripts with an interview: a driver gets at most one, so that interview times never overlap. */
const interviewScripts: readonly ScriptName[] = [
  ...hiredScripts,
  'endedEarly',
  'endedAsPlanned',
  'interviewWaiting',
  'interviewAccepted',
  'interviewProposed',
  'interviewOffered',
  'interviewDeclined',
  'interviewHeld',
  'approvedAgain',
];
/** More than any carrier of the demo requires. */
const MIN_AUTOPILOT_AGE = 25;
const MIN_AUTOPILOT_MONTHS = 36;
const closedScripts: readonly ScriptName[] = ['closedDeclined', 'closedPassed', 'closedRejected', 'closedWithdrawn'];

/** Assigns scripts to drivers near each order, hires first: a hired driver has no other active candidacy. */
export class CandidacyPlanner {
  readonly #hired = new Set<string>();
  readonly #active = new Set<string>();
  readonly #interviewed = new Set<string>();
  readonly #onOrder = new Map<string, Set<string>>();
  readonly #byHub = new Map<string, SeedDriver[]>();

  constructor(
    readonly seed: number,
    drivers: readonly SeedDriver[],
  ) {
    for (const driver of drivers) {
      const nearby = this.#byHub.get(driver.hub.city) ?? [];
      nearby.push(driver);
      this.#byHub.set(driver.hub.city, nearby);
    }
  }

  /** Plans the candidacies of these orders. */
  planAll(orders: readonly OrderPlan[]): CandidacyPlan[] {
    const wishes = orders.map((order) => ({
      order,
      wanted: wantedScripts(Random.of(this.seed, 'cast', order.index), order),
    }));
    const scriptNames = Object.keys(countsOnActiveOrder) as ScriptName[];
    const rounds = [hiredScripts, scriptNames.filter((script) => !hiredScripts.includes(script))];
    return rounds.flatMap((scripts) =>
      wishes.flatMap(({ order, wanted }) =>
        wanted.filter((script) => scripts.includes(script)).flatMap((script) => this.#plan(order, script) ?? []),
      ),
    );
  }

  #plan(order: OrderPlan, script: ScriptName): CandidacyPlan | undefined {
    const random = Random.of(this.seed, 'part', order.index, script, this.#onOrder.get(order.id)?.size ?? 0);
    const nearby = this.#byHub.get(order.facility.hub.city) ?? [];
    const first = random.whole(0, nearby.length);
    const isEligible = (driver: SeedDriver): boolean =>
      this.#isFree(driver, order, script) && isFit(driver, order, script);
    const driver = nearby.slice(first).find(isEligible) ?? nearby.slice(0, first).find(isEligible);
    if (driver === undefined) return undefined;
    this.#remember(driver, order, script);
    return { order, driver, script };
  }

  #isFree({ id }: SeedDriver, order: OrderPlan, script: ScriptName): boolean {
    if (this.#onOrder.get(order.id)?.has(id) === true) return false;
    if (this.#hired.has(id)) return closedScripts.includes(script);
    if (hiredScripts.includes(script) && this.#active.has(id)) return false;
    return !interviewScripts.includes(script) || !this.#interviewed.has(id);
  }

  #remember({ id }: SeedDriver, order: OrderPlan, script: ScriptName): void {
    const onOrder = this.#onOrder.get(order.id) ?? new Set();
    this.#onOrder.set(order.id, onOrder.add(id));
    if (hiredScripts.includes(script)) this.#hired.add(id);
    if (interviewScripts.includes(script)) this.#interviewed.add(id);
    if (!closedScripts.includes(script)) this.#active.add(id);
  }
}

function isFit(driver: SeedDriver, order: OrderPlan, script: ScriptName): boolean {
  const { content } = order;
  const { state, isAvailable } = driver;
  const covers = content.endorsements.every((needed) => hasEndorsement(driver.endorsements, needed));
  const drives = content.equipmentTransmission.some((needed) =>
    transmissionsCovering(needed).some((style) => driver.transmissions.includes(style)),
  );
  if (!covers || !drives || !classCovers(driver.licenseClass, content.driverClass)) return false;
  if (!isAvailable || !isSearchableStage(state.stage)) return false;
  if (usesAutopilot(order) && !mayBeInvitedByAutopilot(driver, order)) return false;
  return script === 'invited' || script === 'closedDeclined' || (isActiveDriver(state) && isReadyForDispatch(state));
}

/** Meets the highest age and experience that carriers of the demo require, with a valid license. */
function mayBeInvitedByAutopilot({ row, state }: SeedDriver, { createdAt }: OrderPlan): boolean {
  const year = new Date(createdAt).getUTCFullYear();
  const isOldEnough = Number(String(row['birth_date']).slice(0, 4)) <= year - MIN_AUTOPILOT_AGE;
  return (
    isOldEnough && Number(row['experience_months']) >= MIN_AUTOPILOT_MONTHS && credentialsOf(state).license === null
  );
}

/** Average number of candidacies per script on an active order. */
const countsOnActiveOrder: Readonly<Record<ScriptName, number>> = {
  interviewWaiting: 0.8,
  interviewAccepted: 0.6,
  interviewProposed: 0.35,
  interviewOffered: 0.5,
  interviewDeclined: 0.25,
  interviewHeld: 0.4,
  approved: 1.1,
  approvedAgain: 0.35,
  inReview: 1.3,
  requested: 1.3,
  invited: 1.6,
  hiredOffered: 0.35,
  hiredAccepted: 0.3,
  hiredHeld: 0.06,
  hiredUnconfirmed: 0.15,
  onAssignment: 0.5,
  endedEarly: 0.25,
  endedAsPlanned: 0,
  closedDeclined: 0.5,
  closedPassed: 0.5,
  closedRejected: 0.3,
  closedWithdrawn: 0.3,
};
const countsOnNewOrder: Partial<Record<ScriptName, number>> = {
  invited: 2,
  requested: 1,
  inReview: 1,
  approved: 0.7,
  interviewWaiting: 0.5,
};
const countsOnPastOrder: Partial<Record<ScriptName, number>> = {
  onAssignment: 0.7,
  endedEarly: 0.5,
  endedAsPlanned: 0.6,
  closedDeclined: 0.8,
  closedPassed: 0.8,
  closedRejected: 0.5,
  closedWithdrawn: 0.4,
  invited: 0.6,
  requested: 0.6,
  inReview: 0.4,
};
const countsOnCanceledOrder: Partial<Record<ScriptName, number>> = {
  ...countsOnPastOrder,
  onAssignment: 0,
  endedAsPlanned: 0,
  endedEarly: 0.3,
};

function scriptCountsOf({ fate, isNew, index }: OrderPlan): Partial<Record<ScriptName, number>> {
  if (fate === 'waiting' || fate === 'sentBack') return {};
  if (isNew) return countsOnNewOrder;
  if (fate === 'ended') return countsOnPastOrder;
  if (fate !== 'active') return countsOnCanceledOrder;
  // Autopilot has sent two waves, and one driver declined.
  if (usesAutopilot({ fate, index })) return { ...countsOnActiveOrder, invited: 4, closedDeclined: 1 };
  // The demo's first order has a driver in every state.
  return index === 0
    ? Object.fromEntries(Object.entries(countsOnActiveOrder).map(([script, n]) => [script, Math.max(n, 1)]))
    : countsOnActiveOrder;
}

/** The scripts for one order. Hires leave one seat open, so that the remaining drivers can still be hired. */
function wantedScripts(random: Random, order: OrderPlan): ScriptName[] {
  const wishes = Object.entries(scriptCountsOf(order)) as [ScriptName, number][];
  const wanted = wishes.flatMap(([script, mean]) => {
    const count = Math.floor(mean) + (random.chance(mean % 1) ? 1 : 0);
    return Array.from({ length: count }, () => script);
  });
  const seats = Math.max(0, order.content.numberOfDrivers - 1);
  const holding = [...hiredScripts, 'endedAsPlanned'];
  const hires = wanted.filter((script) => holding.includes(script)).slice(0, seats);
  return [...hires, ...wanted.filter((script) => !holding.includes(script))];
}
