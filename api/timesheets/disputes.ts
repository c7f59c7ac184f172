import { findOpenCharges, findWeekPay } from '#db/timesheets/adjustment-facts';
import { listDisputed } from '#db/timesheets/billed-days';
import { findWorkday, type WorkdayRow } from '#db/timesheets/workday-rows';
import { billingDayOf } from '#domain/invoices/periods';
import { ProblemError } from '#domain/problems';
import { dateAt } from '#domain/shared/zoned-time';
import { timeRatesOf } from '#domain/timesheets/adjustment';
import type {
  AdjustmentPreview,
  PreviewAdjustmentBody,
  WorkdayDispute,
  WorkdayDisputes,
} from '#domain/timesheets/disputes/schema';
import { weekOfDay } from '#domain/timesheets/week';
import { readHistory } from './billed';
import { loadPaidWorkdays, loadWeeks } from './load';
import { amountsOf, billingOfWorkday, presentAssignment, presentWorkday } from './present';
import { sideOf, type SignedIn, viewerOf } from './viewer';

/** Disputes that wait for operations, the oldest first. */
export async function readDisputes(ctx: SignedIn): Promise<WorkdayDisputes> {
  const viewer = viewerOf(ctx);
  const paid = await loadPaidWorkdays(ctx.db, await listDisputed(ctx.db));
  return {
    data: paid.map(({ row, ...of }) => ({
      workday: presentWorkday(row, of, viewer),
      assignment: presentAssignment(of.assignment),
    })),
  };
}

/** One workday as operations read it before they settle its dispute, and after. */
export async function readDispute(ctx: SignedIn, id: string): Promise<WorkdayDispute> {
  const row = await requireWorkday(ctx, id);
  const [loaded, history] = await Promise.all([loadWeek(ctx, row), readHistory(ctx, id)]);
  return {
    workday: presentWorkday(row, loaded, viewerOf(ctx)),
    assignment: presentAssignment(loaded.assignment),
    history,
    timeRates: timeRatesOf(amountsOf(row, loaded.assignment, loaded.pay).lines),
  };
}

/** The effect of amounts on the carrier's next invoice and the week's next payout; nothing is stored. */
export async function previewAdjustment(
  ctx: SignedIn,
  id: string,
  { cents, payCents }: PreviewAdjustmentBody,
): Promise<AdjustmentPreview> {
  const row = await requireWorkday(ctx, id);
  if (row.dispute === null) throw new ProblemError('workday-move-not-allowed');
  const { assignment } = await loadWeek(ctx, row);
  if (billingOfWorkday(row, assignment) === 'direct') return { invoice: null, payout: null };
  // The payout is one of the week that the approval froze.
  const week = weekOfDay(row.day, row.approval?.rules.workweek.weekday ?? assignment.weekday);
  const [charges, { earnedCents, paidCents, waiting }] = await Promise.all([
    findOpenCharges(ctx.db, row.organizationId),
    findWeekPay(ctx.db, row.assignmentId, week),
  ]);
  if (charges === undefined) throw new ProblemError('not-found');
  const now = ctx.now().toISOString();
  const due = earnedCents - paidCents;
  return {
    invoice: { on: billingDayOf(charges, now), beforeCents: charges.cents, afterCents: charges.cents + cents },
    payout: {
      weekStartsOn: week.from,
      paidCents,
      beforeCents: Math.max(0, due),
      afterCents: Math.max(0, due + payCents),
      unrecoveredCents: Math.max(0, -(due + payCents)),
      isDue: waiting === 0 && dateAt(now, row.timeZone) > week.to,
    },
  };
}

async function requireWorkday(ctx: SignedIn, id: string): Promise<WorkdayRow> {
  const row = sideOf(ctx.actor) === 'ops' ? await findWorkday(ctx.db, id) : undefined;
  if (row === undefined) throw new ProblemError('not-found');
  return row;
}

async function loadWeek(ctx: SignedIn, { assignmentId, day }: WorkdayRow) {
  const [loaded] = await loadWeeks(ctx.db, [assignmentId], weekOfDay(day, 'mo'));
  if (loaded === undefined) throw new ProblemError('not-found');
  return loaded;
}
