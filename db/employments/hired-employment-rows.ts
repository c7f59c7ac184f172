import type { CandidacyState } from '#domain/candidacies/state';
import { hiredEmployment } from '#domain/requirements/sources/hired-employment';
import { derivedId } from '#platform/ids';
import type { AppliedEvent } from '../core/applied-event';
import type { Transaction } from '../core/handle';

/** The id of the employment of a hire; the same again after a rebuild. */
export const hiredEmploymentId = (candidacyId: string, hireSeq: number): string =>
  derivedId('employment', candidacyId, String(hireSeq));

/**
 * Creates or updates the employment of the hire in the snapshot. Entries of people stay: the application, the first drive
 * and the type.
 */
export async function writeHiredEmployment(
  trx: Transaction,
  { at, snapshot }: AppliedEvent<CandidacyState>,
): Promise<void> {
  const employment = hiredEmployment(snapshot);
  if (employment === null || snapshot.hire === null) return;
  const { candidacyId, driverId, organizationId } = snapshot;
  const { hireSeq } = snapshot.hire;
  const days = {
    offered_on: employment.offeredOn,
    hired_on: employment.hiredOn,
    ended_on: employment.endedOn,
    end_reason: employment.endReason,
  };
  await trx('employments')
    .insert({
      id: hiredEmploymentId(candidacyId, hireSeq),
      driver_id: driverId,
      organization_id: organizationId,
      candidacy_id: candidacyId,
      hire_seq: hireSeq,
      entered_at: at,
      ...days,
    })
    .onConflict('id')
    .merge(days);
}
