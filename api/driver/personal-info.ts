import { findPersonalInfo, type PersonalInfoRow } from '#db/read-models/driver-personal-info';
import { ensureReferralCode } from '#db/stores/referral-store';
import type { ExpiryKind } from '#domain/driver-pipeline/expiries';
import { renewalsOf } from '#domain/driver-pipeline/renewals';
import { documentKinds, type DocumentKind } from '#domain/driver-pipeline/tasks';
import type { DriverPersonalInfo, Referral } from '#domain/drivers/personal-info/schema';
import { ProblemError } from '#domain/problems';

import type { DriverContext } from './answer';

/** What we keep of the driver, as he reads it himself. */
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
      experienceMonths: row.experienceMonths,
    },
    documents: documentKinds.map((document) => presentDocument(row, document)),
    proofs: withoutDocument.flatMap((proof) => {
      const expiry = pipeline?.expiries[proof];
      return expiry === undefined ? [] : [{ proof, endsOn: expiry.on }];
    }),
    renewals: pipeline === null ? [] : renewalsOf(pipeline, ctx.now().getTime()),
  };
}

const withoutDocument: readonly ExpiryKind[] = ['twic', 'hazmat'];

function presentDocument(
  { pipeline }: PersonalInfoRow,
  document: DocumentKind,
): DriverPersonalInfo['documents'][number] {
  const expiry =
    document === 'driverLicense' || document === 'dotMedicalCard' ? pipeline?.expiries[document] : undefined;
  return { document, status: pipeline?.documents[document].status ?? 'initial', endsOn: expiry?.on ?? null };
}

/** What brings friends in; a driver who has no code yet gets his. */
export async function readReferral(ctx: DriverContext): Promise<Referral> {
  const code = await ctx.db.transaction((trx) => ensureReferralCode(trx, ctx.actor.userId));
  return { code, link: referralLink(ctx.publicUrl, code) };
}

/** The sign-up with the code filled in. */
export const referralLink = (publicUrl: string, referralCode: string): string =>
  `${publicUrl}/auth/registerAsDriver?${new URLSearchParams({ referralCode }).toString()}`;
