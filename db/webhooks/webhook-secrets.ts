import { ROTATION_MS, SECRET_RETRY_MS } from '#domain/webhooks/terms';
import type { Sealer } from '#platform/sealing';
import type { Db, Transaction } from '../core/handle';

/** A new secret of an endpoint. */
export interface NewSecret {
  readonly id: string;
  readonly webhookId: string;
  readonly secret: string;
  readonly at: Date;
  /** Whether the former secret is invalid immediately. */
  readonly endsFormer: boolean;
}

/**
 * Makes a secret the current one. The former one stays valid for a day, so that the receiver can change over in between;
 * one before it ends. A retry with the same id changes nothing. The caller has locked the endpoint.
 */
export async function storeSecret(
  trx: Transaction,
  sealer: Sealer,
  { id, webhookId, secret, at, endsFormer }: NewSecret,
): Promise<void> {
  if ((await trx('webhook_secrets').where({ id }).first('id')) !== undefined) return;
  const secrets = () => trx('webhook_secrets').where({ webhook_id: webhookId });
  await secrets().whereNotNull('ends_at').delete();
  if (endsFormer) await secrets().delete();
  else await secrets().update({ ends_at: new Date(at.getTime() + ROTATION_MS) });
  await trx('webhook_secrets').insert({ id, webhook_id: webhookId, sealed: sealer.seal(secret), created_at: at });
}

/**
 * A secret, to show it to the caller who made it; undefined if a later one has replaced it, or a retry comes too late: a
 * stored request must not be a way to read it again.
 */
export async function openSecret(
  trx: Transaction,
  sealer: Sealer,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<string | undefined> {
  const row = await trx('webhook_secrets')
    .where({ id })
    .where('created_at', '>', new Date(now.getTime() - SECRET_RETRY_MS))
    .first('sealed');
  return row && sealer.open(row.sealed);
}

/** The secrets that are valid now, the current one first. */
export async function validSecrets(
  db: Db | Transaction,
  sealer: Sealer,
  { webhookId, now }: { readonly webhookId: string; readonly now: Date },
): Promise<string[]> {
  const rows = await db('webhook_secrets')
    .where({ webhook_id: webhookId })
    .whereRaw('(ends_at is null or ends_at > ?)', [now.toISOString()])
    .orderByRaw('ends_at desc nulls first')
    .select('sealed');
  return rows.map(({ sealed }) => sealer.open(sealed));
}
