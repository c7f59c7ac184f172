import type { Db } from '#db/core/handle';
import { DAY_MS } from '#domain/shared/durations';
import { utcDate } from '#domain/shared/zoned-time';
import { AgreementHistory, anAcceptance } from '../builders/agreements';
import { aWorkday } from '../builders/workdays';

/** A workday of the driver in every state, after the employment has begun. */
export async function someWorkdays(db: Db, of: { readonly assignmentId: string; readonly by: string }) {
  return {
    workdayId: await aWorkday(db, { ...of, day: '2026-11-16', state: 'submitted' }),
    openWorkdayId: await aWorkday(db, { ...of, day: '2026-11-17' }),
    approvedWorkdayId: await aWorkday(db, { ...of, day: '2026-11-18', state: 'approved' }),
    disputedWorkdayId: await aWorkday(db, { ...of, day: '2026-11-09', state: 'disputed' }),
  };
}

/** The carrier's agreement with its signed document, of a text that was replaced. */
export async function aSignedAgreement(
  db: Db,
  { organizationId, adminId }: Readonly<Record<'organizationId' | 'adminId', string>>,
) {
  const { acceptanceId, sha256 } = await anAcceptance(db, { organizationId, signerId: adminId });
  const history = new AgreementHistory(organizationId, new Date().toISOString(), { people: { fleet: adminId } });
  history.play('acceptAgreement', 'fleet', { acceptanceId, version: 'before' });
  await history.store(db);
  const trialLastDay = utcDate(new Date(Date.now() + 60 * DAY_MS));
  return { agreementSha256: sha256, agreementDocumentId: acceptanceId, trialLastDay };
}
