import type { Knex } from 'knex';
import type { EvidenceKind } from '#domain/requirements/model/evidence';
import type { Db } from '../core/handle';

/** Evidence whose stated end is near. */
export interface EndingEvidence {
  readonly id: string;
  readonly driverId: string;
  readonly kind: EvidenceKind;
  /** The last day. */
  readonly endsOn: string;
}

export interface EndingParams {
  /** Null for all drivers; otherwise those whom the carrier employs, with its own evidence and theirs. */
  readonly organizationId: string | null;
  readonly from: string;
  readonly to: string;
}

/** Lists accepted evidence that states an end within the days, earliest first: of the document, or of the medical status. */
export async function listEndingEvidence(db: Db, params: EndingParams): Promise<EndingEvidence[]> {
  const rows: EndingEvidence[] = await db
    .from(
      ending(db, 'expires_on', params)
        .unionAll(ending(db, 'medical_expires_on', params))
        .as('ending'),
    )
    .orderBy(['endsOn', 'driverId', 'id'])
    .select('*');
  return rows;
}

function ending(db: Db, column: string, { organizationId, from, to }: EndingParams): Knex.QueryBuilder {
  const query = db('evidence')
    .whereBetween(`evidence.${column}`, [from, to])
    .whereRaw('not exists (select from evidence as later where later.corrects_id = evidence.id)')
    .whereRaw(
      `'accepted' = (select result from evidence_reviews where evidence_reviews.evidence_id = evidence.id
         order by reviewed_at desc, id desc limit 1)`,
    )
    .select({ id: 'evidence.id', driverId: 'evidence.driver_id', kind: 'evidence.kind', endsOn: `evidence.${column}` });
  if (organizationId === null) return query;
  return query
    .whereRaw(`coalesce(evidence.organization_id, ?) = ?`, [organizationId, organizationId])
    .whereExists(
      db('employments')
        .whereRaw('employments.driver_id = evidence.driver_id')
        .where('employments.organization_id', organizationId)
        .whereNotNull('employments.hired_on')
        .whereRaw('coalesce(employments.ended_on, ?::date) >= ?::date', [from, from])
        .select(db.raw('1')),
    );
}
