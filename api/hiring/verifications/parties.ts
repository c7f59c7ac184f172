import { readNamedDriver, type VerificationRow } from '#db/employment-verifications/read-verifications';
import type { VerificationSubject } from '#db/employment-verifications/subject-store';
import { investigationDay } from '#domain/employment-verifications/deadlines';
import { INQUIRY_YEARS } from '#domain/employment-verifications/terms';
import { monthsBefore } from '#domain/shared/periods';
import type { RouteContext } from '../../http/context';
import type { Parties } from './documents/printed-facts';

const MONTHS_A_YEAR = 12;

/** The people and companies that the documents of a verification name. */
export async function partiesOf(
  { db }: Pick<RouteContext, 'db'>,
  { carrier, dotNumber, driverId }: VerificationRow,
  { employer, selfReported }: VerificationSubject,
): Promise<Parties> {
  const { fullName, birthDate } = await readNamedDriver(db, driverId);
  return { carrier, dotNumber, driver: fullName, birthDate, employer, selfReported };
}

/**
 * The days about which a past employer is asked: the years before the application (49 CFR 391.23(d), (e)); before the
 * request if the driver has not applied, or the day is unknown.
 */
export function inquiryPeriod({ snapshot: { requestedAt } }: VerificationRow, { appliedOn }: VerificationSubject) {
  const periodTo = appliedOn ?? investigationDay(requestedAt);
  return { periodFrom: monthsBefore(periodTo, INQUIRY_YEARS * MONTHS_A_YEAR), periodTo };
}
