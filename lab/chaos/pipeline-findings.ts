import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#db/core/handle';
import { consentKinds } from '#domain/compliance/steps';
import type { DriverPipelineEventType } from '#domain/driver-pipeline/events';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import type { ResultKind } from '#domain/driver-pipeline/results';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { driverPipelineView } from '#workflows/driver-pipeline/messages';
import type { Lab } from '../core/lab';
import type { Applicant } from './applicants';

/** The columns of a stored event that a run compares. */
export interface EventRow {
  readonly seq: number;
  readonly type: DriverPipelineEventType;
  readonly payload: DriverPipelineState;
}

/** Name of an event in the notation of the steps. */
function nameOf({ type, payload: { about, stage, isAvailable, results } }: EventRow): string {
  switch (type) {
    case 'stageMoved':
    case 'stageEntered':
      return `${type}/${stage}`;
    case 'availabilityChanged':
      return `${type}/${String(isAvailable)}`;
    case 'resultRecorded':
      return `${type}/${String(about)}/${results[about as ResultKind]}`;
    default:
      return about === null ? type : `${type}/${about}`;
  }
}

const eventsOf = async (db: Db, driverId: string): Promise<EventRow[]> =>
  await db('workflow_events').where({ driver_id: driverId }).orderBy('seq').select('seq', 'type', 'payload');

/** Expected events that are missing, and stored events that were not expected. */
export function compareEvents(expected: readonly string[], stored: readonly EventRow[]) {
  const lost = [...expected];
  const duplicated: string[] = [];
  for (const event of stored) {
    const name = nameOf(event);
    const index = lost.indexOf(name);
    if (index < 0) duplicated.push(`${name} at ${String(event.seq)}`);
    else lost.splice(index, 1);
  }
  return { lost, duplicated };
}

/** Compares the stored events of each applicant with the accepted commands. */
export async function findLostAndDuplicated(
  db: Db,
  applicants: readonly Applicant[],
): Promise<{ lost: string[]; duplicated: string[] }> {
  const lost: string[] = [];
  const duplicated: string[] = [];
  for (const { userId, expected } of applicants) {
    const found = compareEvents(expected, await eventsOf(db, userId));
    lost.push(...found.lost.map((name) => `${userId}: event ${name} is missing`));
    duplicated.push(...found.duplicated.map((name) => `${userId}: unexpected event ${name}`));
  }
  return { lost, duplicated };
}

/** Finds effects that are missing or duplicated: one email per rejection, one stored copy of each submission. */
export async function findWrongEffectCounts(db: Db, applicants: readonly Applicant[]): Promise<string[]> {
  const found: string[] = [];
  for (const { userId, expected } of applicants) {
    const rejections = expected.filter((name) => name.startsWith('documentRejected')).length;
    const uploads = expected.filter((name) => /^(documentUploaded|taskSent\/photo)/.test(name)).length;
    const sent = expected.filter((name) => name.startsWith('taskSent') && name !== 'taskSent/photo').length;
    const counts = {
      emails: [rejections, await count(db, 'messages', { recipient_id: userId, template: 'pipeline-rejected' })],
      files: [uploads, await count(db, 'driver_files', { driver_id: userId })],
      'clean files': [uploads, await count(db, 'driver_files', { driver_id: userId, scan: 'clean' })],
      consents: [sent > 0 ? consentKinds.length : 0, await count(db, 'consents', { driver_id: userId })],
      submissions: [sent, await count(db, 'driver_submissions', { driver_id: userId })],
    };
    for (const [what, [wanted, actual]] of Object.entries(counts)) {
      if (wanted !== actual) found.push(`${userId}: ${String(actual)} ${what}, expected ${String(wanted)}`);
    }
  }
  return found;
}

async function count(db: Db, table: string, where: Record<string, string>): Promise<number> {
  const rows: unknown[] = await db(table).where(where).select(db.raw('1'));
  return rows.length;
}

interface Row {
  readonly version: number;
  readonly stage: string;
  readonly snapshot: DriverPipelineState;
  readonly is_available: boolean;
}

/** Differences between workflow, row, last event and driver record, and gaps in the event sequence. */
export async function findInconsistencies({ db, temporal }: Lab, applicants: readonly Applicant[]): Promise<string[]> {
  const found: string[] = [];
  for (const { userId } of applicants) {
    const { seq, state } = await temporal.workflow
      .getHandle(driverPipelineWorkflowId(userId))
      .query(driverPipelineView);
    const row = await db('driver_pipelines')
      .join('drivers', 'drivers.id', 'driver_pipelines.driver_id')
      .where('driver_id', userId)
      .first<Row | undefined>('version', 'stage', 'snapshot', 'drivers.is_available');
    const events = await eventsOf(db, userId);
    const checks: Record<string, boolean> = {
      'row and workflow have the same seq': row?.version === seq,
      'row and workflow have the same stage': row?.stage === state.stage,
      'row and workflow have the same state': isDeepStrictEqual(row?.snapshot, state),
      'last event and workflow have the same state': isDeepStrictEqual(events.at(-1)?.payload, state),
      'the event sequence has no gap': events.length === seq && events.every((event, index) => event.seq === index + 1),
      'driver record and workflow have the same availability': row?.is_available === state.isAvailable,
    };
    for (const [what, holds] of Object.entries(checks)) if (!holds) found.push(`${userId}: check failed: ${what}`);
  }
  return found;
}
