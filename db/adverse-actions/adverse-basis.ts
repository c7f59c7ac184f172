import type { AdverseBasis } from '#domain/adverse-actions/decide';
import type { AdverseActionState } from '#domain/adverse-actions/state';
import { openAdverseActionStates } from '#domain/adverse-actions/states';
import type { Db, Transaction } from '../core/handle';
import { enqueueOutbox } from '../core/outbox';

/** A candidacy ended: its undecided adverse action ends, too, once the transaction commits. */
export async function adverseBasisMayEnd(trx: Transaction, candidacyId: string): Promise<void> {
  const open = await trx('adverse_actions')
    .where({ candidacy_id: candidacyId })
    .whereIn('state', openAdverseActionStates)
    .first('id');
  if (open === undefined) return;
  await enqueueOutbox(trx, [{ topic: 'adverseBasisChanged', payload: { candidacyId } }]);
}

/** An adverse action with what the rows say about its candidacy and driver now. */
export interface AdverseActionWithBasis {
  readonly workflowId: string;
  readonly state: AdverseActionState;
  readonly basis: AdverseBasis;
}

/** A notice of the action whose email failed. */
const isUndelivered = `notices.driver_id = adverse_actions.driver_id and notices.delivery in ('skipped', 'failed')
  and adverse_actions.snapshot @> jsonb_build_object('notices', jsonb_build_array(jsonb_build_object('noticeId', notices.id)))`;

/** The adverse actions of a candidacy or of a driver, with the rows on which they are based. */
export async function readAdverseBases(
  db: Db,
  of: { readonly candidacyId: string } | { readonly driverId: string },
): Promise<AdverseActionWithBasis[]> {
  const where =
    'candidacyId' in of
      ? { 'adverse_actions.candidacy_id': of.candidacyId }
      : { 'adverse_actions.driver_id': of.driverId };
  const rows: (Omit<AdverseActionWithBasis, 'basis'> & AdverseBasis)[] = await db('adverse_actions')
    .leftJoin('candidacies', 'candidacies.id', 'adverse_actions.candidacy_id')
    .leftJoin('driver_pipelines', 'driver_pipelines.driver_id', 'adverse_actions.driver_id')
    .where(where)
    .orderBy('adverse_actions.id')
    .select({
      workflowId: 'adverse_actions.workflow_id',
      state: 'adverse_actions.snapshot',
      openRound: db.raw(
        `case when candidacies.state not in ('ended', 'closed') then (candidacies.snapshot ->> 'round')::integer end`,
      ),
      isDriverErased: db.raw(`coalesce((driver_pipelines.snapshot ->> 'isErased')::boolean, false)`),
      undelivered: db.raw(`array(select notices.id from adverse_notices as notices where ${isUndelivered})`),
    });
  return rows.map(({ workflowId, state, ...basis }) => ({ workflowId, state, basis }));
}
