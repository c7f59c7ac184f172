import type { Sealer } from '#platform/sealing';
import type { Transaction } from './handle';

interface OutcomeDeps {
  readonly trx: Transaction;
  readonly sealer: Sealer;
}

/** The value of a row whose command runs: only its own transaction sees it. */
const RUNNING = Buffer.alloc(0);

/**
 * Claims the command for this transaction; returns the stored outcome if an earlier run has one. Inserting the row first waits for
 * a concurrent run with the same id, and takes one statement unless the command is repeated.
 */
export async function claimCommand(
  { trx, sealer }: OutcomeDeps,
  commandId: string,
): Promise<{ value: unknown } | undefined> {
  const claimed = await trx('command_outcomes')
    .insert({ command_id: commandId, value: RUNNING })
    .onConflict('command_id')
    .ignore()
    .returning('command_id');
  if (claimed.length > 0) return undefined;
  const kept = await trx('command_outcomes').where('command_id', commandId).first('value');
  return kept && { value: JSON.parse(sealer.open(kept.value)) as unknown };
}

/** Stores the outcome of the command that the transaction has claimed, sealed. */
export async function saveOutcome({ trx, sealer }: OutcomeDeps, commandId: string, value: unknown): Promise<void> {
  const sealed = sealer.seal(JSON.stringify(value ?? null));
  await trx('command_outcomes').where({ command_id: commandId }).update({ value: sealed });
}

/** Deletes outcomes of commands that clients no longer repeat, like their idempotency keys. */
export async function deleteOldOutcomes(db: Pick<Transaction, 'raw'>, before: Date): Promise<void> {
  await db.raw('delete from command_outcomes where created_at < ?', [before]);
}
