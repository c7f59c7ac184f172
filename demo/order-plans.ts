import type { OrderTerms } from '#domain/job-orders/commands';
import type { OrderContent } from '#domain/job-orders/content/schema';
import { DAY_MS } from '#domain/shared/durations';
import { endOfDate } from '#domain/shared/zoned-time';
import { derivedId } from '#platform/ids';
import type { SeedCarrier, SeedFacility, WorldFrame } from './carriers';
import { makeContent } from './order-content';
import { Random } from './random';

/** Outcomes of the demo's orders: their statuses, with pending and past split further (docs/state-machines.md#job-orders). */
export type OrderFate = 'waiting' | 'sentBack' | 'active' | 'cancelled' | 'ended' | 'deleted';

/** An order before its history is generated. */
export interface OrderPlan {
  readonly index: number;
  readonly id: string;
  readonly carrier: SeedCarrier;
  readonly facility: SeedFacility;
  readonly content: OrderContent;
  readonly terms: OrderTerms;
  readonly fate: OrderFate;
  /** Created now by real commands; all others have a history and are imported. */
  readonly isNew: boolean;
  readonly createdAt: number;
  readonly acceptedAt: number;
  /** When the order reached its fate. */
  readonly fateAt: number;
  readonly isVisible: boolean;
}

const fates: readonly (readonly [OrderFate, number])[] = [
  ['waiting', 12],
  ['sentBack', 5],
  ['active', 58],
  ['cancelled', 7],
  ['ended', 11],
  ['deleted', 7],
];
/** The first orders belong to the demo's own carrier: one of each fate, and several active ones. */
const demoFates: readonly OrderFate[] = [
  'active',
  'active',
  'active',
  'waiting',
  'sentBack',
  'ended',
  'cancelled',
  'deleted',
  'active',
];
/** Range of days since creation; past orders are older. */
const ages: Readonly<Record<OrderFate, readonly [number, number]>> = {
  waiting: [0.3, 5],
  sentBack: [2, 6],
  active: [10, 40],
  cancelled: [20, 90],
  ended: [20, 120],
  deleted: [20, 120],
};
/** Share of new orders among open ones, except for the demo carrier, whose last order is new. */
const NEW_SHARE = 0.1;

/** Plans one order: carrier, facility, content, dates and fate. */
export function planOrder({ seed, now }: WorldFrame, carriers: readonly SeedCarrier[], index: number): OrderPlan {
  const random = Random.of(seed, 'order', index);
  const demoFate = demoFates[index];
  const carrier = demoFate === undefined ? random.pick(carriers) : carriers[0];
  if (carrier === undefined) throw new Error('The world has no carriers');
  const facility =
    demoFate === undefined ? random.pick(carrier.facilities) : carrier.facilities[index % 3 === 1 ? 1 : 0];
  if (facility === undefined) throw new Error('The carrier has no facilities');
  const fate = demoFate ?? random.weighted(fates);
  const isNew = demoFate === undefined ? isOpen(fate) && random.chance(NEW_SHARE) : index === demoFates.length - 1;
  const age = random.between(...ages[fate]);
  const createdAt = isNew ? now : Math.round(now - age * DAY_MS);
  const acceptedAt = createdAt + Math.round(random.between(0.1, 1.4) * DAY_MS);
  const fateAt = Math.round(random.between(Math.max(acceptedAt, now - 4 * DAY_MS), now - 0.1 * DAY_MS));
  const id = derivedId('seed', String(seed), 'order', String(index));
  const dates = datesOf(random, { fate, now, createdAt, fateAt });
  const made = makeContent(random, facility, dates);
  // The demo's first order has enough seats for a driver in every state.
  const content = index === 0 ? { ...made, numberOfDrivers: 7 } : made;
  const terms: OrderTerms = {
    versionId: derivedId('seed', id, 'version'),
    facilityId: String(facility.row['id']),
    numberOfDrivers: content.numberOfDrivers,
    startOn: content.startDate,
    endOn: content.endDate,
    endsAt: content.endDate === null ? null : endOfDate(content.endDate, facility.timeZone),
  };
  // Open orders must be visible, because drivers can apply only to visible orders.
  const isVisible = demoFate !== undefined || isOpen(fate) || random.chance(0.85);
  return { index, id, carrier, facility, content, terms, fate, isNew, createdAt, acceptedAt, fateAt, isVisible };
}

const isOpen = (fate: OrderFate): boolean => fate === 'waiting' || fate === 'active';

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

function datesOf(
  random: Random,
  { fate, now, createdAt, fateAt }: { fate: OrderFate; now: number; createdAt: number; fateAt: number },
): { startDate: string | null; endDate: string | null } {
  const startDate = random.chance(0.5) ? null : isoDay(createdAt + random.whole(5, 20) * DAY_MS);
  if (fate === 'ended') return { startDate: null, endDate: isoDay(fateAt - 2 * DAY_MS) };
  const endDate = random.chance(0.3) ? isoDay(now + random.whole(60, 200) * DAY_MS) : null;
  return { startDate, endDate };
}
