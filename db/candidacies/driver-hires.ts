import type { Db, Transaction } from '#db/core/handle';
import { isViolationOf } from '#db/core/violations';
import type { CandidacyState } from '#domain/candidacies/state';
import { ProblemError } from '#domain/problems';
import type { AppliedEvent } from '../core/applied-event';

export interface HireClaim {
  readonly candidacyId: string;
  readonly driverId: string;
  readonly orderId: string;
  readonly organizationId: string;
  readonly hireSeq: number;
  readonly round: number;
}

/** Claims the driver before the hire is decided, so that a driver has at most one live hire. */
export async function claimDriver(db: Db, claim: HireClaim): Promise<void> {
  await requireHireable(db, claim);
  const key = { candidacy_id: claim.candidacyId, round: claim.round, hire_seq: claim.hireSeq };
  try {
    await db('driver_hires')
      .insert({ ...key, driver_id: claim.driverId, order_id: claim.orderId })
      .onConflict(Object.keys(key))
      .merge({ released_at: null, hired_at: db.fn.now() });
  } catch (error) {
    if (isViolationOf(error, 'driver_hires_one_live')) throw new ProblemError('driver-already-hired');
    throw error;
  }
}

async function requireHireable(db: Db, { driverId, organizationId }: HireClaim): Promise<void> {
  const facts = await db('organizations')
    .leftJoin('driver_pipelines', 'driver_pipelines.driver_id', db.raw('?', [driverId]))
    .where('organizations.id', organizationId)
    .first<{ is_active: boolean; name: string; ready_for_dispatch: boolean | null } | undefined>(
      'organizations.is_active',
      'organizations.name',
      'driver_pipelines.ready_for_dispatch',
    );
  if (facts === undefined) throw new ProblemError('not-found');
  if (!facts.is_active) throw new ProblemError('organization-inactive', { organization: facts.name });
  if (facts.ready_for_dispatch !== true) throw new ProblemError('driver-not-ready');
}

/** Releases a claim that did not become a hire. */
export async function releaseClaim(db: Db, claim: Pick<HireClaim, 'candidacyId' | 'round' | 'hireSeq'>): Promise<void> {
  await db('driver_hires')
    .where({ candidacy_id: claim.candidacyId, round: claim.round, hire_seq: claim.hireSeq })
    .where({ is_decided: false })
    .delete();
}

/** Confirms the hire in the snapshot, or releases the driver if it has none. Undecided claims stay unchanged. */
export async function writeHire(trx: Transaction, { at, snapshot }: AppliedEvent<CandidacyState>): Promise<void> {
  const { hire, candidacyId } = snapshot;
  if (hire !== null && snapshot.name === 'hired') {
    const key = { candidacy_id: candidacyId, round: snapshot.round, hire_seq: hire.hireSeq };
    await trx('driver_hires')
      .insert({
        ...key,
        driver_id: snapshot.driverId,
        order_id: snapshot.orderId,
        is_decided: true,
        hired_at: hire.offeredAt,
      })
      .onConflict(Object.keys(key))
      .merge({
        is_decided: true,
        hired_at: trx.raw('case when driver_hires.is_decided then driver_hires.hired_at else excluded.hired_at end'),
        released_at: null,
      });
    return;
  }
  await trx('driver_hires')
    .where({ candidacy_id: candidacyId, is_decided: true })
    .whereNull('released_at')
    .update({ released_at: at });
}
