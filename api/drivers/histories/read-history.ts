import { listAllHistories, listHistory } from '#db/driver-histories/driver-history-store';
import { readHistoryCoverage } from '#db/driver-histories/history-coverage';
import { findDriverSelf } from '#db/drivers/driver-self';
import { ANNUAL_MONTHS, countWithin } from '#domain/driver-histories/coverage';
import type { MailingAddress } from '#domain/driver-histories/items';
import { type HistoryKind, historyTasks, workKinds } from '#domain/driver-histories/kinds';
import type { EmploymentHistory, ResidenceHistory } from '#domain/driver-histories/schema';
import { todayOf } from '../../http/today';
import type { DriverContext } from '../me/answer';
import { isListChanged, readSubmissionStatus } from './submission-status';

/** Drivers with a commercial license apply for CDL jobs and must list ten years of commercial employers. */
export async function mustListCommercialEmployers(ctx: DriverContext): Promise<boolean> {
  const self = await findDriverSelf(ctx.db, ctx.actor.driverId);
  return self !== undefined && self.licenseClass !== null;
}

async function readEmployment(ctx: DriverContext): Promise<EmploymentHistory> {
  const { driverId } = ctx.actor;
  const all = await listAllHistories(ctx.db, driverId);
  const { standing } = await readSubmissionStatus(ctx, 'employmentHistory', isListChanged(all.employment));
  const { employment: coverage } = await readHistoryCoverage(ctx.db, driverId, todayOf(ctx));
  const others = workKinds.flatMap((kind) =>
    kind === 'employment' ? [] : all[kind].map(({ startDate, endDate }) => ({ kind, startDate, endDate })),
  );
  return {
    data: all.employment,
    standing,
    coverage: { ...coverage, gaps: [...coverage.gaps] },
    others,
    asksCommercialEmployers: await mustListCommercialEmployers(ctx),
  };
}

async function readResidence(ctx: DriverContext): Promise<ResidenceHistory> {
  const { driverId } = ctx.actor;
  const data = await listHistory(ctx.db, driverId, 'residence');
  const isChanged = isListChanged(data);
  const { standing, sent } = await readSubmissionStatus<{
    items: object[];
    sameAddress: boolean;
    mailingAddress?: MailingAddress | null;
  }>(ctx, 'residenceHistory', isChanged);
  const { residence: coverage } = await readHistoryCoverage(ctx.db, driverId, todayOf(ctx));
  return {
    data,
    standing,
    coverage: { ...coverage, gaps: [...coverage.gaps] },
    sameAddress: sent?.sameAddress ?? true,
    // Submissions from before the question existed have none.
    mailingAddress: sent?.mailingAddress ?? null,
  };
}

/** The items of a kind with their status. */
export async function readHistory(ctx: DriverContext, kind: HistoryKind): Promise<object> {
  if (kind === 'employment') return readEmployment(ctx);
  if (kind === 'residence') return readResidence(ctx);
  const data = await listHistory(ctx.db, ctx.actor.driverId, kind);
  const task = historyTasks[kind];
  if (task !== null) {
    const { standing } = await readSubmissionStatus(ctx, task, isListChanged(data));
    return { data, standing };
  }
  const dates = data.map(({ startDate }) => startDate);
  const today = todayOf(ctx);
  return {
    data,
    lastThreeYears: countWithin(dates, today),
    lastYear: countWithin(dates, today, ANNUAL_MONTHS),
  };
}
