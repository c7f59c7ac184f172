import { findDriverAccount } from '#db/read-models/driver-account';
import { storeOwnQualifications } from '#db/stores/qualification-store';
import type { PreQualifyBody } from '#domain/driver-pipeline/schema';
import { isOfAge, monthsAtLeast } from '#domain/drivers/experience';
import type { DriverMe } from '#domain/drivers/schema';
import { ProblemError } from '#domain/problems';

import { commandPipeline } from '../driver-pipelines/command';
import { todayOf } from '../http/today';
import { InvalidInputError } from '../http/validate';
import type { DriverContext } from './answer';
import { getSelf } from './jobs';
import { readMe } from './me';

/** Stores what the driver says of himself and moves him on; his age and licence stay here, the workflow hears the outcome. */
export async function preQualify(ctx: DriverContext, body: PreQualifyBody): Promise<DriverMe> {
  const { driverId } = ctx.actor;
  const { stage } = await getSelf(ctx);
  if (stage !== 'PreQualify' && !ctx.idempotency.isRepeat) throw new ProblemError('already-qualified');
  if (!isOfAge(body.birthDate, todayOf(ctx))) {
    throw new InvalidInputError([{ in: 'body', pointer: '/birthDate', code: 'under-age', message: UNDER_AGE }]);
  }
  // The pipeline begins a moment after the sign-up.
  if ((await findDriverAccount(ctx.db, driverId))?.hasPipeline !== true) throw new ProblemError('unavailable');
  const { birthDate, endorsements, transmissions, experience } = body;
  const licenseClass = body.licenseClass === 'none' ? null : body.licenseClass;
  const experienceMonths = monthsAtLeast[experience];
  await storeOwnQualifications(ctx.db, driverId, {
    birthDate,
    licenseClass,
    endorsements,
    transmissions,
    experienceMonths,
  });
  const answer = licenseClass === null ? 'no_cdl' : 'qualified';
  await commandPipeline(ctx, { driverId, name: 'preQualify', details: { answer } });
  return readMe(ctx);
}

/** Driver spec section 5. */
const UNDER_AGE = 'Minimum age of 18 is required';
