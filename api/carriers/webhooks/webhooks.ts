import type { Transaction } from '#db/core/handle';
import { hasDelivery } from '#db/webhooks/webhook-log';
import { openSecret, storeSecret } from '#db/webhooks/webhook-secrets';
import { addWebhook, changeWebhook, findWebhook, lockWebhook } from '#db/webhooks/webhook-store';
import type { CarrierActor } from '#domain/accounts/actor';
import { ProblemError } from '#domain/problems';
import type { ChangeWebhookBody, NewWebhookBody, Webhook, WebhookSecret } from '#domain/webhooks/schema';
import { parseWebhookUrl } from '#domain/webhooks/url';
import { addressOfHost, isPublicAddress } from '#platform/public-address';
import { newWebhookSecret } from '#platform/webhook-signature';
import type { RouteContext } from '../../http/context';
import { once } from '../../http/once';

export type Carrier = RouteContext & { readonly actor: CarrierActor };

/** Refuses addresses that the worker would refuse, without resolving names: what a name resolves to can change. */
function requireUsableUrl({ privateWebhooks: allowsPrivate = false }: Carrier, text: string): void {
  const url = parseWebhookUrl(text, { allowsPrivate });
  const address = url && addressOfHost(url.hostname);
  const isRefused = address !== undefined && !allowsPrivate && !isPublicAddress(address);
  if (url === undefined || isRefused) throw new ProblemError('webhook-url-refused');
}

/** Locks one of the carrier's endpoints. */
export async function lockOwn(
  trx: Transaction,
  { actor: { organizationId } }: Pick<Carrier, 'actor'>,
  id: string,
): Promise<{ readonly isPaused: boolean }> {
  const webhook = await lockWebhook(trx, { id, organizationId });
  if (webhook === undefined) throw new ProblemError('not-found');
  return webhook;
}

/** One of the carrier's endpoints. */
export async function readOwn({ db, actor: { organizationId } }: Carrier, id: string): Promise<Webhook> {
  const webhook = await findWebhook(db, { id, organizationId });
  if (webhook === undefined) throw new ProblemError('not-found');
  return webhook;
}

/** Locks an endpoint, and refuses a delivery that is not its own. */
export async function lockOwnDelivery(
  trx: Transaction,
  ctx: Pick<Carrier, 'actor'>,
  { webhookId, deliveryId }: { readonly webhookId: string; readonly deliveryId: string },
): Promise<void> {
  await lockOwn(trx, ctx, webhookId);
  if (!(await hasDelivery(trx, { webhookId, deliveryId }))) throw new ProblemError('not-found');
}

/** Adds an endpoint with its first secret. A retry returns the same one. */
export async function add(ctx: Carrier, body: NewWebhookBody): Promise<WebhookSecret> {
  requireUsableUrl(ctx, body.url);
  const id = ctx.idempotency.derivedId('webhook');
  return ctx.db.transaction(async (trx) => {
    const { organizationId, userId: by } = ctx.actor;
    const isAdded = await addWebhook(trx, { ...body, id, organizationId, by, at: ctx.now() });
    if (!isAdded) throw new ProblemError('too-many-webhooks');
    return replaceSecret(trx, ctx, { webhookId: id, endsFormer: true });
  });
}

/** Replaces the secret of an endpoint. A retry returns the same one. */
export const rotate = (ctx: Carrier, webhookId: string, endsFormer: boolean): Promise<WebhookSecret> =>
  ctx.db.transaction(async (trx) => {
    await lockOwn(trx, ctx, webhookId);
    return replaceSecret(trx, ctx, { webhookId, endsFormer });
  });

async function replaceSecret(
  trx: Transaction,
  { sealer, idempotency, now }: Carrier,
  { webhookId, endsFormer }: { readonly webhookId: string; readonly endsFormer: boolean },
): Promise<WebhookSecret> {
  const id = idempotency.derivedId('webhook-secret');
  const at = now();
  await storeSecret(trx, sealer, { id, webhookId, secret: newWebhookSecret(), at, endsFormer });
  const secret = await openSecret(trx, sealer, { id, now: at });
  if (secret === undefined) throw new ProblemError('webhook-secret-shown');
  return { webhookId, secret };
}

/** Changes the version of an endpoint that the caller saw. */
export async function change(ctx: Carrier, id: string, { version, ...content }: ChangeWebhookBody): Promise<Webhook> {
  requireUsableUrl(ctx, content.url);
  await once(ctx, async (trx) => {
    await lockOwn(trx, ctx, id);
    if (!(await changeWebhook(trx, { id, version }, content))) throw new ProblemError('webhook-changed');
  });
  return readOwn(ctx, id);
}
