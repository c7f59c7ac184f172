import type { AccessLogEntry } from '#domain/drivers/personal-info/schema';
import type { Db } from '../core/handle';

interface AccessRow extends Omit<AccessLogEntry, 'side'> {
  readonly actorKind: string;
  readonly isOfCarrier: boolean;
}

/**
 * Lists views of the driver's file, newest first, after the given entry. Carriers are named, also as those for whom a past
 * employer opened a link; the platform's own staff are not.
 */
export async function listAccess(
  db: Db,
  { driverId, after, limit }: { driverId: string; after: string | undefined; limit: number },
): Promise<AccessLogEntry[]> {
  const rows: AccessRow[] = await db('access_log')
    .leftJoin('organizations', 'organizations.id', 'access_log.organization_id')
    .leftJoin('audit_links', 'audit_links.id', 'access_log.link_id')
    .leftJoin('audits', 'audits.id', 'audit_links.audit_id')
    .where('access_log.subject_driver_id', driverId)
    .whereRaw('access_log.actor_id is distinct from ?', [driverId])
    .modify((query) => {
      if (after !== undefined) void query.where('access_log.id', '<', after);
    })
    .orderBy('access_log.id', 'desc')
    .limit(limit)
    .select({
      _id: 'access_log.id',
      carrier: 'organizations.name',
      auditor: 'audits.agency',
      actorKind: 'access_log.actor_kind',
      isOfCarrier: db.raw('access_log.organization_id is not null'),
      action: 'access_log.action',
      about: 'access_log.about',
      at: 'access_log.at',
    });
  return rows.map(({ isOfCarrier, actorKind, ...line }) => ({ ...line, side: sideOf({ isOfCarrier, actorKind }) }));
}

function sideOf({ isOfCarrier, actorKind }: Pick<AccessRow, 'isOfCarrier' | 'actorKind'>): AccessLogEntry['side'] {
  if (actorKind === 'auditor' || actorKind === 'pastEmployer') return actorKind;
  return isOfCarrier ? 'carrier' : 'operations';
}
