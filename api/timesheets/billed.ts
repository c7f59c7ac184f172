import { lockOrganization } from '#db/carriers/organization-store';
import { type BilledDay, listBilledDays } from '#db/timesheets/billed-days';
import { findTimesheetSettings, storeTimesheetSettings } from '#db/timesheets/settings-store';
import { listWorkdayEvents } from '#db/timesheets/workday-history';
import { findWorkday } from '#db/timesheets/workday-rows';
import type { CarrierActor } from '#domain/accounts/actor';
import { ProblemError } from '#domain/problems';
import type { WorkdayContent } from '#domain/timesheets/content';
import type {
  DirectDriverInvoices,
  SetTimesheetSettings,
  TimesheetInvoices,
  TimesheetSettings,
  WorkdayHistory,
} from '#domain/timesheets/records/schema';
import { minutesOfAll } from '#domain/timesheets/shift';
import type { RouteContext } from '../http/context';
import { once } from '../http/once';
import { requireUnchanged } from '../http/require-unchanged';
import { todayOf } from '../http/today';
import { presentShift } from './present';
import { isOwn, sideOf, type SignedIn } from './viewer';

type Carrier = RouteContext & { readonly actor: CarrierActor };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const paySum = (days: readonly { payCents: number; adjustment: { payCents: number } | null }[]): number =>
  sum(days.map(({ payCents, adjustment }) => payCents + (adjustment?.payCents ?? 0)));

const presentDay = ({ id, assignmentId, day, driver, title, minutes, payCents }: BilledDay) => ({
  _id: id,
  assignmentId,
  day,
  driver,
  title,
  minutes,
  payCents,
});

/** Approved workdays of these days that are on an invoice or will be. */
export async function readTimesheetInvoices(
  { db, actor: { organizationId } }: Carrier,
  days: { readonly from: string; readonly to: string },
): Promise<TimesheetInvoices> {
  const rows = await listBilledDays(db, { organizationId, billing: 'platform', ...days });
  const data = rows.map((row) => ({
    ...presentDay(row),
    billedCents: row.billedCents ?? 0,
    adjustment: row.adjusted && { payCents: row.adjusted.payCents, billedCents: row.adjusted.cents },
    invoiceId: row.invoiceId,
  }));
  return {
    data,
    payCents: paySum(data),
    billedCents: sum(data.map(({ billedCents, adjustment }) => billedCents + (adjustment?.billedCents ?? 0))),
  };
}

/** Approved workdays that the carrier pays to its drivers directly: of this month by default. */
export async function readDirectInvoices(
  ctx: Carrier,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<DirectDriverInvoices> {
  const today = todayOf(ctx);
  const days = { from: from ?? `${today.slice(0, 8)}01`, to: to ?? today };
  const of = { organizationId: ctx.actor.organizationId, billing: 'direct', ...days } as const;
  const data = (await listBilledDays(ctx.db, of)).map((row) => ({
    ...presentDay(row),
    // The carrier pays the driver itself: what operations agreed on for the bill is on no invoice.
    adjustment: row.adjusted && { payCents: row.adjusted.payCents },
  }));
  return { data, payCents: paySum(data) };
}

/** The changes of a workday of the caller, with their authors. */
export async function readHistory(ctx: SignedIn, id: string): Promise<WorkdayHistory> {
  const row = await findWorkday(ctx.db, id);
  if (row === undefined || !isOwn(ctx.actor, row)) throw new ProblemError('not-found');
  const view = { zone: row.timeZone, now: ctx.now().getTime() };
  const content = (of: WorkdayContent | null) =>
    of === null
      ? null
      : {
          minutes: minutesOfAll(of.shifts),
          shifts: of.shifts.map((shift) => presentShift(shift, view)),
          entries: of.entries,
        };
  const events = await listWorkdayEvents(ctx.db, id);
  // The billed amount is not for the carrier's drivers.
  const isDriver = sideOf(ctx.actor) === 'driver';
  return {
    data: events.map(({ id: _id, by, before, after, ...event }) => ({
      ...event,
      cents: isDriver && event.type === 'workdayAdjusted' ? event.payCents : event.cents,
      _id,
      by: by === 'pastEmployer' ? 'system' : by,
      before: content(before),
      after: content(after),
    })),
  };
}

/** The rules by which the carrier computes its weeks. */
export const readSettings = ({ db, actor }: Carrier): Promise<TimesheetSettings> =>
  findTimesheetSettings(db, actor.organizationId);

/** Changes how the carrier computes its weeks; refused if they changed since the page showed them. */
export async function changeSettings(ctx: Carrier, { was, ...next }: SetTimesheetSettings): Promise<TimesheetSettings> {
  const { organizationId, userId: by } = ctx.actor;
  await once(ctx, async (trx) => {
    await lockOrganization(trx, organizationId);
    requireUnchanged({ current: await findTimesheetSettings(trx, organizationId), was, next });
    await storeTimesheetSettings(trx, { organizationId, by, at: ctx.now().toISOString() }, next);
  });
  return next;
}
