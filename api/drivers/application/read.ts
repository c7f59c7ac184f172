import {
  findApplicationOutcome,
  findDriverApplication,
  findLastSaved,
  listLatestFiles,
  listSentBack,
} from '#db/driver-application/driver-application';
import { readHistoryCoverage } from '#db/driver-histories/history-coverage';
import type { DriverApplication, HistoryProgress } from '#domain/driver-application/schema';
import type { Coverage } from '#domain/driver-histories/coverage';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { ProblemError } from '#domain/problems';
import { todayOf } from '../../http/today';
import type { DriverContext } from '../me/answer';
import { presentApplication } from './present';

/** The signed-in driver's application; before the pipeline starts, every task is open. */
export async function readApplication(ctx: DriverContext): Promise<DriverApplication> {
  const { db, actor } = ctx;
  const { driverId } = actor;
  const [row, sentBack, files, savedAt, coverage] = await Promise.all([
    findDriverApplication(db, driverId),
    listSentBack(db, driverId),
    listLatestFiles(db, driverId),
    findLastSaved(db, driverId),
    readHistoryCoverage(db, driverId, todayOf(ctx)),
  ]);
  if (row === undefined) throw new ProblemError('not-found');
  const { snapshot, ...contacts } = row;
  const state = withContacts(snapshot ?? emptyPipeline(driverId), contacts);
  const progress = {
    employmentHistory: progressOf(coverage.employment),
    residenceHistory: progressOf(coverage.residence),
  };
  const outcome = await findApplicationOutcome(db, { driverId, ownerId: state.ownerId });
  const { phone = null, email = null } = ctx.support;
  const when = { now: ctx.now(), timeZone: ctx.timeZone };
  const facts = { contacts, sentBack, files, savedAt, progress, ...outcome, support: { phone, email }, ...when };
  return presentApplication(state, facts);
}

/** A contact is confirmed as soon as its row is; the pipeline is notified a moment later. */
export const withContacts = (
  state: DriverPipelineState,
  { isEmailConfirmed, isPhoneConfirmed }: Pick<DriverApplication['contacts'], 'isEmailConfirmed' | 'isPhoneConfirmed'>,
): DriverPipelineState => ({
  ...state,
  tasks: {
    ...state.tasks,
    email: isEmailConfirmed ? 'approved' : state.tasks.email,
    phone: isPhoneConfirmed ? 'approved' : state.tasks.phone,
  },
});

const progressOf = ({ months, neededMonths, gaps: [gap] }: Coverage): HistoryProgress => ({
  coveredMonths: months,
  neededMonths,
  gap: gap === undefined ? null : { from: gap.from, to: gap.to },
});
