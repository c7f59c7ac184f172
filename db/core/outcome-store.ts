import type { Sealer } from '#platform/sealing';
import type { Transaction } from './handle';

interface OutcomeDeps {
  readonly trx: Transaction;
  readonly sealer: Sealer;
}

/** The stored outcome of an earlier run of the command; waits for a concurrent run with the same id. */
export async function findOutcome(
  { trx, sealer }: OutcomeDeps,
  commandId: string,
): Promise<{ value: unknown } | undefined> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [commandId]);
  const kept = await trx('command_outcomes').where('command_id', commandId).first('value');
  return kept && { value: JSON.parse(sealer.open(kept.value)) as unknown };
}

/** Stores the command's outcome, sealed, in the transaction of its effect. */
export async function saveOutcome({ trx, sealer }: OutcomeDeps, commandId: string, value: unknown): Promise<void> {
  const sealed = sealer.seal(JSON.stringify(value ?? null));
  await trx('command_outcomes').insert({ command_id: commandId, value: sealed });
}

/** Deletes outcomes of commands that clients no longer repeat, like their idempotency keys. */
export async function deleteOldOutcomes(db: Pick<Transaction, 'raw'>, before: Date): Promise<void> {
  await db.raw('delete from command_outcomes where created_at < ?', [before]);
}
