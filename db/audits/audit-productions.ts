import type { AuditProduction } from '#domain/audits/schema';
import type { Db, Transaction } from '../core/handle';

/** A day of production to record. */
export interface NewProduction {
  readonly id: string;
  readonly auditId: string;
  readonly producedOn: string;
  readonly handedOver: string;
  /** Null for the first. */
  readonly reason: string | null;
  readonly by: string;
  readonly at: Date;
}

/** Records the day on which the records of a locked audit were handed over. The latest one counts; the earlier ones stay. */
export async function recordProduction(trx: Transaction, production: NewProduction): Promise<void> {
  const { id, auditId, producedOn, handedOver, reason, by, at } = production;
  await trx.raw(
    `insert into audit_productions (id, audit_id, number, produced_on, handed_over, reason, recorded_by, recorded_at)
     select :id, :auditId, count(*) + 1, cast(:producedOn as date), :handedOver, :reason, :by, :at
     from audit_productions where audit_id = :auditId`,
    { id, auditId, producedOn, handedOver, reason, by, at: at.toISOString() },
  );
  await trx('audits').where({ id: auditId }).update({ produced_on: producedOn, produced_by: by });
}

/** The recorded days of production, the latest first. */
export async function listProductions(db: Db, auditId: string): Promise<AuditProduction[]> {
  const rows: (Omit<AuditProduction, '_id'> & { readonly id: string })[] = await db('audit_productions')
    .join('users', 'users.id', 'audit_productions.recorded_by')
    .where('audit_productions.audit_id', auditId)
    .orderBy('audit_productions.number', 'desc')
    .select({
      id: 'audit_productions.id',
      producedOn: 'audit_productions.produced_on',
      handedOver: 'audit_productions.handed_over',
      reason: 'audit_productions.reason',
      recordedBy: db.raw(`users.first_name || ' ' || users.last_name`),
      recordedAt: 'audit_productions.recorded_at',
    });
  return rows.map(({ id, ...production }) => ({ _id: id, ...production }));
}
