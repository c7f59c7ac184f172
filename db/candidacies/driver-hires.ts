import type { Transaction } from '#db/core/handle';
import { checkHire } from '#domain/candidacies/entry-rules';
import type { CandidacyState } from '#domain/candidacies/state';
import { ProblemError, requireNoProblem } from '#domain/problems';
import { requireCarrierInForce } from '../agreements/require-agreement';
import type { AppliedEvent } from '../core/applied-event';
import { type OrderJob, readHireBarringLines } from '../requirements/hire-barring-lines';
import { hiredBy } from './hired-by';

interface HireFacts {
  readonly is_ready: boolean | null;
  readonly hired_by: string | null;
}

/**
 * Refuses a hire by a carrier that is inactive or has no agreement in force, or of a driver who is hired or, at the time of the hire, not ready. Waits for
 * first contacts of the driver that are being written, so that the hire closes them, too, and for other hires, so that the
 * refusal names the right carrier.
 */
export async function requireHireable(
  trx: Transaction,
  { driverId, orderId, organizationId }: CandidacyState,
  now: Date,
): Promise<void> {
  await trx('driver_pipelines').where({ driver_id: driverId }).forNoKeyUpdate().first('driver_id');
  await requireCarrierInForce(trx, organizationId);
  const facts = await trx('driver_pipelines')
    .where({ driver_id: driverId })
    .first<HireFacts | undefined>('is_ready', trx.raw('? as hired_by', [hiredBy(trx, driverId)]));
  requireNoProblem(checkHire(facts?.hired_by ?? null, organizationId));
  if (facts?.is_ready !== true) throw new ProblemError('driver-not-ready');
  await requireOwnLines(trx, { driverId, orderId, organizationId }, now);
}

/** Refuses the hire while the driver may not do the job: a credential or the age that its order asks for. */
async function requireOwnLines(trx: Transaction, job: OrderJob, now: Date): Promise<void> {
  const lines = await readHireBarringLines(trx, job, now);
  if (lines.length > 0) throw new ProblemError('driver-not-ready');
}

/** Writes the hire in the snapshot, or releases the driver if it has none. An index allows one live hire per driver. */
export async function writeHire(trx: Transaction, { at, snapshot }: AppliedEvent<CandidacyState>): Promise<void> {
  const { hire, candidacyId } = snapshot;
  if (hire !== null && snapshot.name === 'hired') {
    const key = { candidacy_id: candidacyId, round: snapshot.round, hire_seq: hire.hireSeq };
    await trx('driver_hires')
      .insert({ ...key, driver_id: snapshot.driverId, order_id: snapshot.orderId, hired_at: hire.offeredAt })
      .onConflict(Object.keys(key))
      .merge({ released_at: null });
    return;
  }
  await trx('driver_hires').where({ candidacy_id: candidacyId }).whereNull('released_at').update({ released_at: at });
}
