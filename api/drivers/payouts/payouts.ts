import {
  findPayout,
  listPayoutDays,
  listPayouts,
  type PayoutDayRow,
  type PayoutRow,
  sumPayouts,
} from '#db/payouts/payout-list';
import { hasValidCard } from '#db/payouts/payout-store';
import type { PayLine } from '#domain/pay/model';
import type { Payout, PayoutDetails, PayoutList } from '#domain/payouts/schema';
import { ProblemError } from '#domain/problems';
import { daysAfter } from '#domain/shared/periods';
import { startOfDate } from '#domain/shared/zoned-time';
import { todayOf } from '../../http/today';
import type { DriverContext } from '../me/answer';

const LAST_DAY = 6;

/** The driver's payouts, newest week first, with their sums. */
export async function readPayouts(
  ctx: DriverContext,
  page: { readonly limit: number; readonly skip: number },
): Promise<PayoutList> {
  const { driverId } = ctx.actor;
  const yearStartsAt = startOfDate(`${todayOf(ctx).slice(0, 4)}-01-01`, ctx.timeZone);
  const [rows, sums, hasCard] = await Promise.all([
    listPayouts(ctx.db, driverId, page),
    sumPayouts(ctx.db, driverId, yearStartsAt),
    hasValidCard(ctx.db, driverId, ctx.now()),
  ]);
  return { ...sums, isOpen: ctx.payments !== undefined, data: rows.map((row) => presentPayout(row, hasCard)) };
}

/** One payout of the driver; 404 for another driver's. */
export async function getOwnPayout(ctx: DriverContext, id: string): Promise<PayoutRow> {
  const row = await findPayout(ctx.db, id);
  if (row?.driverId !== ctx.actor.driverId) throw new ProblemError('not-found');
  return row;
}

/** The same with its days. */
export async function readPayout(ctx: DriverContext, id: string): Promise<PayoutDetails> {
  const row = await getOwnPayout(ctx, id);
  const [days, hasCard] = await Promise.all([
    listPayoutDays(ctx.db, id),
    hasValidCard(ctx.db, ctx.actor.driverId, ctx.now()),
  ]);
  return { ...presentPayout(row, hasCard), days: days.map(presentDay) };
}

/** A payout whose card is chosen keeps it. */
export function presentPayout(row: PayoutRow, hasCard: boolean): Payout {
  const { id, driverId: _driverId, driver: _driver, createdAt: _createdAt, brand, last4, ...rest } = row;
  const card = brand === null || last4 === null ? null : { brand, last4 };
  return {
    _id: id,
    ...rest,
    weekEndsOn: daysAfter(row.weekStartsOn, LAST_DAY),
    needsCard: row.state === 'failed' || (row.state === 'queued' && card === null && !hasCard),
    card,
  };
}

const sum = (lines: readonly PayLine[]): number => lines.reduce((total, { payCents }) => total + payCents, 0);

const presentDay = ({ day, minutes, cents, lines, note }: PayoutDayRow): PayoutDetails['days'][number] => ({
  day,
  minutes,
  cents,
  note,
  differenceCents: cents - sum(lines),
  lines: lines.map(({ billing: _billing, ...line }) => ({ ...line, billCents: null })),
});
