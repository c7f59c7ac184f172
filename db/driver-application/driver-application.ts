import type { Db } from '#db/core/handle';
import type { FilePurpose } from '#domain/driver-files/purposes';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';

/** A driver's contacts, and the pipeline once it has started. */
export interface DriverApplicationRow {
  readonly email: string;
  readonly phone: string | null;
  readonly isEmailConfirmed: boolean;
  readonly isPhoneConfirmed: boolean;
  readonly snapshot: DriverPipelineState | null;
}

export async function findDriverApplication(db: Db, driverId: string): Promise<DriverApplicationRow | undefined> {
  const found: DriverApplicationRow | undefined = await db('users')
    .join('drivers', 'drivers.id', 'users.id')
    .leftJoin('driver_pipelines', 'driver_pipelines.driver_id', 'users.id')
    .where('users.id', driverId)
    .first({
      email: 'users.email',
      phone: 'users.phone',
      isEmailConfirmed: db.raw('users.email_confirmed_at is not null'),
      isPhoneConfirmed: db.raw('users.phone_confirmed_at is not null'),
      snapshot: 'driver_pipelines.snapshot',
    });
  return found;
}

/** The reason why a task or document was last sent back. */
export interface SentBack {
  readonly about: string;
  readonly type: string;
  readonly reason: string | null;
  readonly note: string | null;
}

/** The latest rejection, by a reviewer or the virus scan, of each item that was ever sent back. */
export async function listSentBack(db: Db, driverId: string): Promise<SentBack[]> {
  return db('workflow_events')
    .leftJoin('notes', 'notes.id', 'workflow_events.note_id')
    .where('workflow_events.workflow_id', driverPipelineWorkflowId(driverId))
    .whereIn('workflow_events.type', ['taskRejected', 'documentRejected', 'documentRefused'])
    .orderByRaw(`workflow_events.payload ->> 'about', workflow_events.seq desc`)
    .select<SentBack[]>(
      db.raw(`distinct on (workflow_events.payload ->> 'about') workflow_events.payload ->> 'about' as about`),
      'workflow_events.type as type',
      'workflow_events.reason as reason',
      'notes.text as note',
    );
}

/** The time when the driver last saved an entry, submitted or not. */
export async function findLastSaved(db: Db, driverId: string): Promise<string | null> {
  const { rows } = await db.raw<{ rows: { at: string | null }[] }>(LAST_SAVED, {
    driverId,
    workflowId: driverPipelineWorkflowId(driverId),
  });
  return rows[0]?.at ?? null;
}

const LAST_SAVED = `
  select greatest(
    (select max(at) from workflow_events where workflow_id = :workflowId and actor_kind = 'driver'),
    (select max(updated_at) from driver_history_items where driver_id = :driverId),
    (select updated_at from driver_references where driver_id = :driverId),
    (select updated_at from driver_compliance where driver_id = :driverId),
    (select max(coalesce(end_reached_at, opened_at)) from legal_readings where driver_id = :driverId),
    (select greatest(email_confirmed_at, phone_confirmed_at) from users where id = :driverId)) as at`;

/** The outcome of the application: when it was completed, why it was closed, and the driver's owner. */
export interface ApplicationOutcome {
  readonly sentAt: string | null;
  readonly exitReason: string | null;
  readonly caller: string | null;
}

export async function findApplicationOutcome(
  db: Db,
  { driverId, ownerId }: { readonly driverId: string; readonly ownerId: string | null },
): Promise<ApplicationOutcome> {
  const ofDriver = () => db('workflow_events').where({ workflow_id: driverPipelineWorkflowId(driverId) });
  const sent = await ofDriver()
    .where({ type: 'applicationCompleted' })
    .first<{ at: string | null } | undefined>(db.raw('max(at) as at'));
  const left = await ofDriver().whereIn('type', ['stageMoved', 'stageEntered']).orderBy('seq', 'desc').first('reason');
  const owner = await db('users').where('id', ownerId).where({ is_active: true }).first({ name: 'first_name' });
  return { sentAt: sent?.at ?? null, exitReason: left?.reason ?? null, caller: owner?.name ?? null };
}

/** A file that the driver uploaded, with the expiration date that the driver entered. */
export interface SentFile {
  readonly id: string;
  readonly purpose: FilePurpose;
  readonly statedExpiresOn: string | null;
}

/** The newest file for each purpose. */
export async function listLatestFiles(db: Db, driverId: string): Promise<SentFile[]> {
  return db('driver_files')
    .where({ driver_id: driverId })
    .orderByRaw('purpose, created_at desc, id desc')
    .select<SentFile[]>(
      db.raw('distinct on (purpose) id'),
      'purpose',
      db.raw('stated_expires_on::text as "statedExpiresOn"'),
    );
}
