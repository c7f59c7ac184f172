import type { Transaction } from '#db/core/handle';
import { claimCommand, saveOutcome } from '#db/core/outcome-store';
import type { RouteContext } from './context';

/**
 * Runs a command that only writes rows. Its outcome is stored in the same transaction as its effect, so that a retry
 * under the same Idempotency-Key, after a crash or next to a concurrent twin, changes nothing more and returns the same
 * outcome (decision 018). Counters, checks that refuse, and messages belong inside `work`.
 */
export async function once<Outcome>(
  { db, sealer, idempotency }: Pick<RouteContext, 'db' | 'sealer' | 'idempotency'>,
  work: (trx: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction(async (trx) => {
    if (idempotency.key === undefined) return work(trx);
    const earlier = await claimCommand({ trx, sealer }, idempotency.updateId);
    if (earlier !== undefined) return earlier.value as Outcome;
    const outcome = await work(trx);
    await saveOutcome({ trx, sealer }, idempotency.updateId, outcome);
    return outcome;
  });
}
