import type { Db } from '#db/core/handle';
import { FILE_PARTY_SQL } from '#db/requirements/file-party';
import type { FileCheck } from '#domain/candidacies/file-check';

const liveStates = ['invited', 'requested', 'inReview', 'approved', 'interviewOffered', 'interviewing'];

/** Workflow ids of all candidacies of an order. */
export async function findCandidaciesOfOrder(db: Db, orderId: string): Promise<string[]> {
  const rows = await db('candidacies').where({ order_id: orderId }).orderBy('id').select('workflow_id');
  return rows.map(({ workflow_id }) => workflow_id);
}

/** Workflow ids of the driver's other live candidacies. */
export async function findOtherLiveCandidacies(db: Db, driverId: string, exceptCandidacyId: string): Promise<string[]> {
  const rows = await db('candidacies')
    .where({ driver_id: driverId })
    .whereNot({ id: exceptCandidacyId })
    .whereIn('state', liveStates)
    .orderBy('id')
    .select('workflow_id');
  return rows.map(({ workflow_id }) => workflow_id);
}

/** Workflow ids of the candidacies that end when a driver can no longer be hired, including hires that have not started. */
export async function findCandidaciesOfDriver(db: Db, driverId: string): Promise<string[]> {
  const rows = await db('candidacies')
    .where({ driver_id: driverId })
    .whereRaw(`(candidacies.state = any (?) or (candidacies.state = 'hired' and candidacies.started_at is null))`, [
      liveStates,
    ])
    .orderBy('id')
    .select('workflow_id');
  return rows.map(({ workflow_id }) => workflow_id);
}

/** Workflow ids of the candidacies that an expired credential affects: live candidacies and hires, started or not. */
export async function findCandidaciesAndHires(db: Db, driverId: string): Promise<string[]> {
  const rows = await db('candidacies')
    .where({ driver_id: driverId })
    .whereIn('state', [...liveStates, 'hired'])
    .orderBy('id')
    .select('workflow_id');
  return rows.map(({ workflow_id }) => workflow_id);
}

/** A hire that has not ended, with the result of the last check of its employment's file. */
export interface CheckedHire extends FileCheck {
  readonly workflowId: string;
}

/** The driver's hires, on assignment or not; none before the first check of the driver's files. */
export async function findCheckedHires(db: Db, driverId: string): Promise<CheckedHire[]> {
  const rows: CheckedHire[] = await db('candidacies')
    .join('employments', (on) => {
      on.on('employments.candidacy_id', 'candidacies.id');
      on.andOn(db.raw(`employments.hire_seq = (candidacies.snapshot -> 'hire' ->> 'hireSeq')::integer`));
    })
    .join('file_checks', 'file_checks.driver_id', 'candidacies.driver_id')
    .where('candidacies.driver_id', driverId)
    .where('candidacies.state', 'hired')
    .orderBy('candidacies.id')
    .select({
      workflowId: 'candidacies.workflow_id',
      hireSeq: 'employments.hire_seq',
      seq: 'file_checks.version',
      waitsOn: db.raw(`coalesce(${FILE_PARTY_SQL}, 'carrier')`),
      isComplete: db.raw(
        'coalesce((select sum(bars) = 0 from file_counts where file_counts.employment_id = employments.id), false)',
      ),
    });
  return rows;
}

/** Workflow ids of a carrier's entities whose deadlines pause: open orders, candidacies, hires and requests of files. */
export async function findWorkflowsOfOrganization(db: Db, organizationId: string): Promise<string[]> {
  const orders = await db('job_orders')
    .where({ organization_id: organizationId })
    .whereIn('status', ['pending', 'active'])
    .pluck('workflow_id');
  const candidacies = await db('candidacies')
    .where({ organization_id: organizationId })
    .whereIn('state', [...liveStates, 'hired'])
    .pluck('workflow_id');
  const accesses = await db('dq_accesses')
    .where({ organization_id: organizationId, state: 'requested' })
    .pluck('workflow_id');
  const verifications = await db('employment_verifications')
    .where({ organization_id: organizationId })
    .pluck('workflow_id');
  return [...candidacies, ...orders, ...accesses, ...verifications];
}
