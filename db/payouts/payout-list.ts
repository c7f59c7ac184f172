import type { Knex } from 'knex';
import type { PayLine } from '#domain/pay/model';
import type { CardBrand } from '#domain/payments/card-rules';
import type { PayoutFailure, PayoutState } from '#domain/payouts/states';
import type { Db } from '../core/handle';

/** A payout as its driver sees it. */
export interface PayoutRow {
  readonly id: string;
  readonly driverId: string;
  /** Unmasked, for the statement. */
  readonly driver: string;
  readonly carrier: string;
  readonly title: string;
  readonly weekStartsOn: string;
  readonly number: number;
  readonly cents: number;
  readonly state: PayoutState;
  readonly stateSince: string;
  readonly failure: PayoutFailure | null;
  readonly brand: CardBrand | null;
  readonly last4: string | null;
  readonly createdAt: string;
}

/** Selects payouts with what their readers see. */
export function selectPayouts(db: Db): Knex.QueryBuilder {
  return db('payouts')
    .join('organizations', 'organizations.id', 'payouts.organization_id')
    .join('drivers', 'drivers.id', 'payouts.driver_id')
    .join('job_orders', 'job_orders.id', 'payouts.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .select({
      id: 'payouts.id',
      driverId: 'payouts.driver_id',
      driver: db.raw(`drivers.first_name || ' ' || drivers.last_name`),
      carrier: 'organizations.name',
      title: 'job_order_versions.title',
      weekStartsOn: 'payouts.week_starts_on',
      number: 'payouts.number',
      cents: 'payouts.cents',
      state: 'payouts.state',
      stateSince: 'payouts.state_since',
      failure: 'payouts.failure',
      brand: 'payouts.brand',
      last4: 'payouts.last4',
      createdAt: 'payouts.created_at',
    });
}

/** A driver's payouts, newest week first. */
export const listPayouts = async (
  db: Db,
  driverId: string,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<PayoutRow[]> =>
  (await selectPayouts(db)
    .where('payouts.driver_id', driverId)
    .orderBy([
      { column: 'payouts.week_starts_on', order: 'desc' },
      { column: 'payouts.number', order: 'desc' },
      { column: 'payouts.id' },
    ])
    .limit(limit)
    .offset(skip)) as PayoutRow[];

/** One payout; undefined if there is none. */
export async function findPayout(db: Db, id: string): Promise<PayoutRow | undefined> {
  const [row] = (await selectPayouts(db).where('payouts.id', id)) as PayoutRow[];
  return row;
}

/** Whether a payout of the driver waits for a card: each that failed, and without a card also those that have not chosen one. */
export async function needsCardForPay(db: Db, driverId: string, hasCard: boolean): Promise<boolean> {
  const row: unknown = await db('payouts')
    .where({ driver_id: driverId })
    .whereRaw(`(state = 'failed' or (? and state = 'queued' and last4 is null))`, [!hasCard])
    .first('id');
  return row !== undefined;
}

/** The number of a driver's payouts, and their sums. */
export async function sumPayouts(
  db: Db,
  driverId: string,
  yearStartsAt: string,
): Promise<{ count: number; openCents: number; paidThisYearCents: number }> {
  const row = await db('payouts')
    .where({ driver_id: driverId })
    .first({
      count: db.raw('count(*)::integer'),
      openCents: db.raw(`coalesce(sum(cents) filter (where state <> 'paid'), 0)::integer`),
      paidThisYearCents: db.raw(`coalesce(sum(cents) filter (where state = 'paid' and state_since >= ?), 0)::integer`, [
        yearStartsAt,
      ]),
    });
  return row as { count: number; openCents: number; paidThisYearCents: number };
}

/** One workday of a payout, or an adjustment of one, which has no lines. */
export interface PayoutDayRow {
  readonly day: string;
  readonly minutes: number;
  readonly cents: number;
  readonly lines: readonly PayLine[];
  /** The reason of an adjustment. */
  readonly note: string | null;
}

/** The workdays of a payout with what their approvals froze, and the adjustments that it pays. */
export async function listPayoutDays(db: Db, payoutId: string): Promise<PayoutDayRow[]> {
  const [days, adjustments] = await Promise.all([listItems(db, payoutId), listAdjustments(db, payoutId)]);
  return [...days, ...adjustments.map((row) => ({ ...row, minutes: 0, lines: [] }))].sort((one, other) =>
    one.day.localeCompare(other.day),
  );
}

const listAdjustments = (db: Db, payoutId: string): Promise<Pick<PayoutDayRow, 'day' | 'cents' | 'note'>[]> =>
  db('payout_adjustments')
    .join('workday_events', 'workday_events.id', 'payout_adjustments.event_id')
    .join('workdays', 'workdays.id', 'workday_events.workday_id')
    .where('payout_adjustments.payout_id', payoutId)
    .orderBy(['workdays.day', 'workday_events.version'])
    .select({ day: 'workdays.day', cents: 'payout_adjustments.cents', note: 'workday_events.note' });

const listItems = async (db: Db, payoutId: string): Promise<PayoutDayRow[]> =>
  db('payout_items')
    .join('workdays', 'workdays.id', 'payout_items.workday_id')
    .join('workday_approvals', (join) => {
      join
        .on('workday_approvals.workday_id', 'payout_items.workday_id')
        .andOn('workday_approvals.version', 'payout_items.version');
    })
    .where('payout_items.payout_id', payoutId)
    .orderBy(['workdays.day', 'payout_items.version'])
    .select({
      day: 'workdays.day',
      minutes: 'workday_approvals.minutes',
      cents: 'payout_items.cents',
      lines: 'workday_approvals.lines',
      note: db.raw('null::text'),
    });
