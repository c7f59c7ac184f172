import type { AuditLine } from '#domain/accounts/settings/schema';
import type { Db } from '../core/handle';

interface AuditRow extends Omit<AuditLine, 'by'> {
  readonly actorId: string | null;
  readonly actorName: string | null;
}

/** Lists the audit entries of an account, newest first, after the given entry. */
export async function listAudit(
  db: Db,
  { userId, after, limit }: { userId: string; after: string | undefined; limit: number },
): Promise<AuditLine[]> {
  const rows: AuditRow[] = await db('account_audit')
    // Colleagues are named; the platform's own staff are not shown to carriers.
    .leftJoin('users as actor', (join) => {
      join
        .on('actor.id', 'account_audit.actor_id')
        .on(db.raw('actor.organization_id is not distinct from account_audit.organization_id'));
    })
    .where('account_audit.user_id', userId)
    .modify((query) => {
      if (after !== undefined) void query.where('account_audit.id', '<', after);
    })
    .orderBy('account_audit.id', 'desc')
    .limit(limit)
    .select({
      _id: 'account_audit.id',
      kind: 'account_audit.kind',
      at: 'account_audit.at',
      device: 'account_audit.device',
      ipPrefix: 'account_audit.ip_prefix',
      details: 'account_audit.details',
      actorId: 'account_audit.actor_id',
      actorName: db.raw(`actor.first_name || ' ' || actor.last_name`),
    });
  return rows.map(({ actorId, actorName, ...line }) => ({
    ...line,
    by: actorId === null ? null : { name: actorName },
  }));
}
