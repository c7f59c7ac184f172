import { storeOwnQualifications } from '#db/drivers/qualification-store';
import { mayAnswerPreQualificationQuestions } from '#domain/driver-pipeline/pre-qualification';
import type { PreQualificationAnswers, PreQualifyBody } from '#domain/driver-pipeline/schema';
import type { PreQualification } from '#domain/driver-pipeline/state';
import { isOfAge, isPlausibleBirthDate } from '#domain/drivers/experience';
import type { DriverMe } from '#domain/drivers/schema';
import { ProblemError } from '#domain/problems';
import { todayOf } from '../../http/today';
import { commandPipeline } from '../../pipelines/command';
import { requirePipeline } from '../../pipelines/require-pipeline';
import { correctCompliance } from '../compliance/correct';
import { requireNoIssues } from '../histories/submission-status';
import type { DriverContext } from './answer';
import { getSelf } from './jobs';
import { readMe } from './me';

/**
 * Stores or corrects the pre-qualification answers, and moves the driver to the next stage or out of the pipeline.
 * Birth date and license are stored here; the workflow receives only the outcome.
 */
export async function preQualify(ctx: DriverContext, body: PreQualifyBody): Promise<DriverMe> {
  const { driverId } = ctx.actor;
  const today = todayOf(ctx);
  if (!mayAnswerPreQualificationQuestions(await getSelf(ctx)) && !ctx.idempotency.isRepeat) {
    throw new ProblemError('already-qualified');
  }
  if (!isPlausibleBirthDate(body.birthDate, today)) {
    requireNoIssues([{ field: 'birthDate', code: 'birth-date-not-plausible' }]);
  }
  await requirePipeline(ctx);
  const { birthDate, endorsements, transmissions, experience } = body;
  const typedClass = body.licenseClass === 'none' ? null : body.licenseClass;
  const own = { birthDate, licenseClass: typedClass, endorsements, transmissions, experience };
  const { licenseClass } = await storeOwnQualifications(ctx.db, { driverId, own, today });
  await correctCompliance(ctx, { endorsements, experience });
  const answer = isOfAge(birthDate, today) ? licensed(licenseClass !== null) : 'underage';
  await commandPipeline(ctx, { driverId, name: 'preQualify', details: { answer } });
  return readMe(ctx);
}

const licensed = (isLicensed: boolean): PreQualification => (isLicensed ? 'qualified' : 'no_cdl');

/** The driver's pre-qualification answers, for correction; null or empty until the driver has answered. */
export async function readPreQualificationAnswers(ctx: DriverContext): Promise<PreQualificationAnswers> {
  const { birthDate, licenseClass, endorsements, transmissions, statedExperience } = await getSelf(ctx);
  return {
    birthDate,
    licenseClass: birthDate === null ? null : (licenseClass ?? 'none'),
    endorsements: [...endorsements],
    transmissions: [...transmissions],
    experience: statedExperience,
  };
}
