import type { AuditKind } from '#domain/accounts/audit';
import { newId } from '#platform/ids';
import type { Db, Transaction } from '../handle';

export interface AuditEntry {
  /** Whose account it is. */
  readonly userId: string;
  /** Who did it, when it was somebody else. */
  readonly actorId?: string;
  readonly kind: AuditKind;
  /** Enums and ids only: no names, addresses or numbers. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  readonly device: string | null;
  readonly ipPrefix: string | null;
  readonly at: Date;
}

/**
 * A failed sign-in. The query is the same whether or not the address has an account, so that timing reveals nothing.
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
 * Adds a row in the transaction of what it tells; a member of staff's rows belong to his carrier, too. An id that is
 * nobody's leaves none: strangers cost the same work as owners.
 */
export async function recordAudit(db: Db | Transaction, entry: AuditEntry): Promise<void> {
  const { userId, actorId = null, kind, details = {}, device, ipPrefix, at } = entry;
  await db.raw(
    `insert into account_audit (id, user_id, organization_id, actor_id, kind, details, device, ip_prefix, at)
     select ?, users.id, users.organization_id, ?, ?, ?, ?, ?, ? from users where users.id = ?`,
    [newId(), actorId, kind, JSON.stringify(details), device, ipPrefix, at, userId],
  );
}
