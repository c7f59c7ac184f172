import type { AuditKind } from '#domain/accounts/audit';
import { newId } from '#platform/ids';
import type { Db, Transaction } from '../core/handle';

export interface AuditEntry {
  /** The account's owner. */
  readonly userId: string;
  /** The actor, if it was another user. */
  readonly actorId?: string;
  readonly kind: AuditKind;
  /** Enums and ids only; no names, addresses or phone numbers. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  readonly device: string | null;
  readonly ipPrefix: string | null;
  readonly at: Date;
}

/**
 * Records a failed sign-in. The query is the same whether or not the email address has an account, so that the response
 * time does not reveal it.
 */
export async function recordFailedSignIn(
  db: Db | Transaction,
  { email, device, ipPrefix, at }: Pick<AuditEntry, 'device' | 'ipPrefix' | 'at'> & { readonly email: string },
): Promise<void> {
  await db.raw(
    `insert into account_audit (id, user_id, organization_id, kind, device, ip_prefix, at)
     select ?, users.id, users.organization_id, 'sign-in-failed', ?, ?, ? from users where lower(users.email) = lower(?)`,
    [newId(), device, ipPrefix, at, email],
  );
}

/**
 * Adds an audit entry in the transaction of the audited change; a staff member's entries also belong to their carrier.
 * An unknown id stores nothing, but does the same work, so that the response time does not reveal it.
 */
export async function recordAudit(db: Db | Transaction, entry: AuditEntry): Promise<void> {
  const { userId, actorId = null, kind, details = {}, device, ipPrefix, at } = entry;
  await db.raw(
    `insert into account_audit (id, user_id, organization_id, actor_id, kind, details, device, ip_prefix, at)
     select ?, users.id, users.organization_id, ?, ?, ?, ?, ?, ? from users where users.id = ?`,
    [newId(), actorId, kind, JSON.stringify(details), device, ipPrefix, at, userId],
  );
}
