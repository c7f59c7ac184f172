import type { Webhook } from '#domain/webhooks/schema';
import { MAX_WEBHOOKS, type PauseReason } from '#domain/webhooks/terms';
import type { Db, Transaction } from '../core/handle';

/** An endpoint of a carrier. */
export interface OwnWebhook {
  readonly id: string;
  readonly organizationId: string;
}

type Content = Pick<Webhook, 'name' | 'url' | 'types'>;

const webhooks = (db: Db | Transaction, organizationId: string) =>
  db('webhooks')
    .join('users', 'users.id', 'webhooks.created_by')
    .where('webhooks.organization_id', organizationId)
    .whereNull('webhooks.deleted_at')
    .select({
      _id: 'webhooks.id',
      name: 'webhooks.name',
      url: 'webhooks.url',
      types: 'webhooks.types',
      version: 'webhooks.version',
      pausedAt: 'webhooks.paused_at',
      pauseReason: 'webhooks.pause_reason',
      failingSince: 'webhooks.failing_since',
      pending: db.raw(`(select count(*)::integer from webhook_deliveries
        where webhook_deliveries.webhook_id = webhooks.id and webhook_deliveries.state = 'pending')`),
      formerSecretEndsAt: db.raw(`(select max(ends_at) from webhook_secrets
        where webhook_secrets.webhook_id = webhooks.id and ends_at > clock_timestamp())`),
      createdAt: 'webhooks.created_at',
      createdBy: db.raw(`users.first_name || ' ' || users.last_name`),
    });

/** The endpoints of a carrier, by name. */
export async function listWebhooks(db: Db, organizationId: string): Promise<Webhook[]> {
  const rows: Webhook[] = await webhooks(db, organizationId).orderByRaw('lower(webhooks.name), webhooks.id');
  return rows;
}

/** One endpoint of a carrier. */
export async function findWebhook(
  db: Db | Transaction,
  { id, organizationId }: OwnWebhook,
): Promise<Webhook | undefined> {
  const [row]: Webhook[] = await webhooks(db, organizationId).where('webhooks.id', id);
  return row;
}

/** Locks an endpoint of a carrier, before its deliveries; undefined if there is none. */
export async function lockWebhook(
  trx: Transaction,
  { id, organizationId }: OwnWebhook,
): Promise<{ readonly isPaused: boolean } | undefined> {
  const row = await trx('webhooks')
    .where({ id, organization_id: organizationId, deleted_at: null })
    .forUpdate()
    .first('paused_at');
  return row && { isPaused: row.paused_at !== null };
}

export interface NewWebhook extends OwnWebhook, Content {
  readonly by: string;
  readonly at: Date;
}

/** Stores an endpoint; a retry with the same id does nothing. False if the carrier has too many. */
export async function addWebhook(
  trx: Transaction,
  { id, organizationId, name, url, types, by, at }: NewWebhook,
): Promise<boolean> {
  // Two that are added at the same time count each other.
  await trx('organizations').where({ id: organizationId }).forUpdate().first('id');
  const known = await trx('webhooks').where({ organization_id: organizationId }).select('id', 'deleted_at');
  if (known.some((row) => row.id === id)) return true;
  if (known.filter(({ deleted_at }) => deleted_at === null).length >= MAX_WEBHOOKS) return false;
  await trx('webhooks').insert({
    id,
    organization_id: organizationId,
    name,
    url,
    types: [...types],
    created_at: at,
    created_by: by,
  });
  return true;
}

/** Changes the version of an endpoint that the caller saw. False if it is outdated. */
export async function changeWebhook(
  trx: Transaction,
  { id, version }: { readonly id: string; readonly version: number },
  { name, url, types }: Content,
): Promise<boolean> {
  const changed = await trx('webhooks')
    .where({ id, version })
    .update({ name, url, types: [...types], version: version + 1 });
  return changed > 0;
}

/** Deletes the secrets, deliveries and log of an endpoint, and does nothing the second time. False if there never was one. */
export async function deleteWebhook(trx: Transaction, { id, organizationId }: OwnWebhook, at: Date): Promise<boolean> {
  const own = () => trx('webhooks').where({ id, organization_id: organizationId });
  if ((await own().forUpdate().first('id')) === undefined) return false;
  await own().whereNull('deleted_at').update({ deleted_at: at });
  await trx('webhook_deliveries').where({ webhook_id: id }).delete();
  await trx('webhook_replays').where({ webhook_id: id }).delete();
  await trx('webhook_secrets').where({ webhook_id: id }).delete();
  return true;
}

/** Pauses an endpoint: what waits is skipped, except replays. Does nothing if it is paused already. */
export async function pauseWebhook(
  trx: Transaction,
  id: string,
  { reason, at }: { readonly reason: PauseReason; readonly at: Date },
): Promise<boolean> {
  const paused = await trx('webhooks')
    .where({ id })
    .whereNull('paused_at')
    .update({ paused_at: at, pause_reason: reason, failing_since: null, warned_at: null, throttled_until: null });
  if (paused === 0) return false;
  await trx('webhook_deliveries')
    .where({ webhook_id: id, state: 'pending', is_replay: false })
    .update({ state: 'skipped', claim_id: null, claimed_until: null });
  return true;
}

/** Resumes an endpoint: it receives what happens after that. */
export async function resumeWebhook(trx: Transaction, id: string): Promise<void> {
  await trx('webhooks').where({ id }).update({ paused_at: null, pause_reason: null });
}
