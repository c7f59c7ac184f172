import { listDriverCandidacies } from '#db/candidacies/driver-candidacies';
import { landingPath } from '#domain/accounts/landing';
import { isActiveDriver } from '#domain/driver-pipeline/lifecycle-statuses';
import {
  disqualificationOf,
  mayAnswerPreQualificationQuestions,
  maySwitchAvailability,
  needsPreQualificationAnswers,
} from '#domain/driver-pipeline/pre-qualification';
import { displayTier, stageTable } from '#domain/driver-pipeline/stages';
import type { DriverMe } from '#domain/drivers/schema';
import { isDriversTurn, turnOfNotice } from '#domain/whose-turn/turns';
import { todayOf } from '../../http/today';
import { listSignablePapers } from '../employment-applications/signable-papers';
import type { DriverContext } from './answer';
import { readHoursTask } from './hours-task';
import { getSelf } from './jobs';
import { hasSentRenewals } from './sent-renewals';

/** The signed-in driver, with the stage and what the driver may do now. */
export async function readMe(ctx: DriverContext): Promise<DriverMe> {
  const driver = await getSelf(ctx);
  const active = isActiveDriver(driver);
  const candidacies = await listDriverCandidacies(ctx.db, driver.driverId, todayOf(ctx));
  const open = candidacies.filter(({ snapshot: { name } }) => name !== 'ended' && name !== 'closed');
  const states = open.map(({ snapshot }) => snapshot);
  const papers = await listSignablePapers(ctx, states);
  const areRenewalsUnderReview = await hasSentRenewals(ctx, states);
  const now = ctx.now().getTime();
  return {
    _id: driver.driverId,
    firstName: driver.firstName,
    lastName: driver.lastName,
    stage: driver.stage,
    tier: displayTier(driver.stage, driver.previousStage),
    percent: stageTable[driver.stage].percent,
    lifecycleStatus: driver.lifecycleStatus,
    isAvailable: driver.isAvailable,
    maySwitchAvailability: maySwitchAvailability(driver),
    isActiveDriver: active,
    isReadyForDispatch: driver.isReadyForDispatch,
    landing: landingPath(ctx.actor, active),
    asksPreQualification: needsPreQualificationAnswers(driver),
    mayCorrectAnswers: driver.preQualification !== null && mayAnswerPreQualificationQuestions(driver),
    disqualification: disqualificationOf(driver),
    isHired: open.some(({ snapshot: { name } }) => name === 'hired'),
    applications: open.length,
    yourTurn: open.filter(({ candidacyId, snapshot, reportNotice }) =>
      isDriversTurn(snapshot, {
        notice: reportNotice?.state ?? 'none',
        papers: papers.get(candidacyId) ?? [],
        areRenewalsUnderReview,
        now,
      }),
    ).length,
    reportNotices: open.filter(({ reportNotice }) => turnOfNotice(reportNotice?.state ?? 'none') === 'driver').length,
    hoursTask: await readHoursTask(ctx, driver.driverId),
  };
}
