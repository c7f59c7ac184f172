import { storeCompliance } from '#db/compliance/compliance-store';
import { storeSelfReportedSkills } from '#db/drivers/qualification-store';
import type { ComplianceAnswers } from '#domain/compliance/answers';
import {
  checkDriving,
  checkIdentity,
  normalizeChecklist,
  normalizeQualification,
  strippedSsn,
} from '#domain/compliance/rules';
import type { ComplianceBody, ComplianceView } from '#domain/compliance/schema';
import { isEqualJson } from '#domain/shared/json-equality';
import { todayOf } from '../../http/today';
import { reopenTask, requireNoIssues } from '../histories/submission-status';
import type { DriverContext } from '../me/answer';
import { readWizard } from './progress';
import { prefilledAnswers, readCompliance } from './read';

/** Validates and stores one step or all of them; fields that are not sent keep their values. */
export async function saveCompliance(ctx: DriverContext, body: ComplianceBody): Promise<ComplianceView> {
  const { stored, listed } = await readWizard(ctx);
  const before = stored?.answers ?? (await prefilledAnswers(ctx));
  const typed = strippedSsn(body.personalInfo?.socialSecurityNumber ?? '');
  const answers = answersOf(body, before);
  requireNoIssues([
    ...(body.personalInfo === undefined
      ? []
      : checkIdentity(answers.address, { typed, isStored: (stored?.ssn ?? null) !== null })),
    ...(hasDriving(body) ? checkDriving(answers, { today: todayOf(ctx), listed }) : []),
  ]);
  const ssn = typed === '' ? (stored?.ssn ?? null) : typed;
  if (hasDriving(body)) await storeSkills(ctx, answers);
  // Saving unchanged steps requires no new signature.
  if (ssn !== stored?.ssn || !isEqualJson(answers, before)) {
    // Done first, so that a crash in between requires one signature too many, never one too few.
    await reopenTask(ctx, 'compliance');
    await storeCompliance(ctx, ctx.actor.driverId, { answers, ssn, at: ctx.now() });
  }
  return readCompliance(ctx);
}

const hasDriving = ({ checklist, motorVehicle, qualification }: ComplianceBody): boolean =>
  checklist !== undefined || motorVehicle !== undefined || qualification !== undefined;

/** Search and fit use the form's endorsements and experience. */
const storeSkills = (ctx: DriverContext, { checklist, qualification }: ComplianceAnswers): Promise<void> =>
  storeSelfReportedSkills(ctx.db, {
    driverId: ctx.actor.driverId,
    skills: { endorsements: checklist.endorsements, experience: qualification.experience },
    today: todayOf(ctx),
  });

function answersOf(body: ComplianceBody, before: ComplianceAnswers): ComplianceAnswers {
  const { personalInfo, checklist, motorVehicle, qualification } = body;
  return {
    address: personalInfo?.address ?? before.address,
    checklist: normalizeChecklist(checklist ?? before.checklist),
    motorVehicle: motorVehicle ?? before.motorVehicle,
    qualification: normalizeQualification(qualification ?? before.qualification),
  };
}
