import { ensureReferralCode } from '#db/accounts/referral-store';
import { listSentBack } from '#db/driver-application/driver-application';
import { findPersonalInfo } from '#db/drivers/driver-personal-info';
import { expiryKinds } from '#domain/driver-pipeline/expiries';
import { renewalsOf } from '#domain/driver-pipeline/renewals';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { experienceOn } from '#domain/drivers/experience';
import type { DriverPersonalInfo, Referral } from '#domain/drivers/personal-info/schema';
import { ProblemError } from '#domain/problems';
import { todayOf } from '../../http/today';
import { whySentBack } from '../application/present';
import { readHosLogs } from '../eld/read-hours';
import type { DriverContext } from './answer';

/** The personal data that we store about the driver. */
export async function readPersonalInfo(ctx: DriverContext): Promise<DriverPersonalInfo> {
  const row = await findPersonalInfo(ctx.db, ctx.actor.driverId);
  if (row === undefined) throw new ProblemError('not-found');
  const { firstName, middleName, lastName, birthDate, email, phone, city, state, postalCode, pipeline } = row;
  return {
    firstName,
    middleName,
    lastName,
    birthDate,
    email,
    phone,
    address: { city, state, postalCode },
    licence: {
      class: row.licenseClass,
      endorsements: row.endorsements,
      transmissions: row.transmissions,
      experienceMonths: experienceOn(row, todayOf(ctx)),
    },
    preferences: { freightLevels: row.freightLevels, freightTypes: row.freightTypes, homeTime: row.homeTime },
    proofs: expiryKinds.flatMap((proof) => {
      const expiry = pipeline?.expiries[proof];
      return expiry === undefined ? [] : [{ proof, endsOn: expiry.on }];
    }),
    renewals: pipeline === null ? [] : await readRenewals(ctx, pipeline),
    eldEvents: (await readHosLogs(ctx, ctx.actor.driverId)).data,
  };
}

/** The credentials to renew; a rejected renewal with the reviewer's reason, as on the page of the document. */
async function readRenewals(
  { db, actor, now }: DriverContext,
  pipeline: DriverPipelineState,
): Promise<DriverPersonalInfo['renewals']> {
  const renewals = renewalsOf(pipeline, now().getTime());
  const sentBack = renewals.some(({ isRejected }) => isRejected) ? await listSentBack(db, actor.driverId) : [];
  return renewals.map(({ isRejected, ...renewal }) => ({
    ...renewal,
    rejected: isRejected && renewal.document !== null ? whySentBack({ sentBack }, renewal.document, true) : null,
  }));
}

/** The referral code and link; creates a code for a driver without one. */
export async function readReferral(ctx: DriverContext): Promise<Referral> {
  const code = await ctx.db.transaction((trx) => ensureReferralCode(trx, ctx.actor.userId));
  return { code, link: referralLink(ctx.publicUrl, code) };
}

/** The sign-up page with the referral code filled in. */
export const referralLink = (publicUrl: string, referralCode: string): string =>
  `${publicUrl}/auth/registerAsDriver?${new URLSearchParams({ referralCode }).toString()}`;
