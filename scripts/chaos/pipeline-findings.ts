import { isDeepStrictEqual } from 'node:util';

import type { Db } from '#db/handle';
import { consentKinds } from '#domain/compliance/steps';
import type { DriverPipelineEventType } from '#domain/driver-pipeline/events';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import type { ResultKind } from '#domain/driver-pipeline/results';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { driverPipelineView } from '#workflows/driver-pipeline/messages';

import type { Lab } from '../lab/lab';
import type { Applicant } from './applicants';

/** A stored event, as far as a run looks at it. */
export interface EventRow {
  readonly seq: number;
  readonly type: DriverPipelineEventType;
  readonly payload: DriverPipelineState;
}

/** What happened, in the words of the steps. */
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

/** What is missing of what was expected, and what is there that was not. */
export function compareEvents(expected: readonly string[], there: readonly EventRow[]) {
  const lost = [...expected];
  const duplicated: string[] = [];
  for (const event of there) {
    const name = nameOf(event);
    const index = lost.indexOf(name);
    if (index < 0) duplicated.push(`${name} at ${String(event.seq)}`);
    else lost.splice(index, 1);
  }
  return { lost, duplicated };
}

/** Every event that callers were told of is there as often as they were told, and no other. */
export async function findLostAndDuplicated(
  db: Db,
  applicants: readonly Applicant[],
): Promise<{ lost: string[]; duplicated: string[] }> {
  const lost: string[] = [];
  const duplicated: string[] = [];
  for (const { userId, expected } of applicants) {
    const found = compareEvents(expected, await eventsOf(db, userId));
    lost.push(...found.lost.map((name) => `${userId}: no event ${name}`));
    duplicated.push(...found.duplicated.map((name) => `${userId}: ${name} is once too often`));
  }
  return { lost, duplicated };
}

/** One rejection is one mail; what a driver sent is stored once. */
export async function findDuplicateEffects(db: Db, applicants: readonly Applicant[]): Promise<string[]> {
  const found: string[] = [];
  for (const { userId, expected } of applicants) {
    const rejections = expected.filter((name) => name.startsWith('documentRejected')).length;
    const uploads = expected.filter((name) => /^(documentUploaded|taskSent\/photo)/.test(name)).length;
    const sent = expected.filter((name) => name.startsWith('taskSent') && name !== 'taskSent/photo').length;
    const counts = {
      mails: [rejections, await count(db, 'account_messages', { user_id: userId, template: 'pipeline-rejected' })],
      files: [uploads, await count(db, 'driver_files', { driver_id: userId })],
      clean: [uploads, await count(db, 'driver_files', { driver_id: userId, scan: 'clean' })],
      consents: [sent > 0 ? consentKinds.length : 0, await count(db, 'consents', { driver_id: userId })],
      submissions: [sent, await count(db, 'driver_submissions', { driver_id: userId })],
    };
    for (const [what, [wanted, there]] of Object.entries(counts)) {
      if (wanted !== there) found.push(`${userId}: ${String(there)} ${what} instead of ${String(wanted)}`);
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

/** Workflow, row, last event and the driver's own record must tell the same; numbers have no gap. */
export async function findDisagreeing({ db, temporal }: Lab, applicants: readonly Applicant[]): Promise<string[]> {
  const found: string[] = [];
  for (const { userId } of applicants) {
    const { seq, state } = await temporal.workflow
      .getHandle(driverPipelineWorkflowId(userId))
      .query(driverPipelineView);
    const row: Row | undefined = await db('driver_pipelines')
      .join('drivers', 'drivers.id', 'driver_pipelines.driver_id')
      .where('driver_id', userId)
      .first('version', 'stage', 'snapshot', 'drivers.is_available');
    const events = await eventsOf(db, userId);
    const claims: Record<string, boolean> = {
      'the row has another number': row?.version === seq,
      'the row has another stage': row?.stage === state.stage,
      'the row has another state': isDeepStrictEqual(row?.snapshot, state),
      'the last event has another state': isDeepStrictEqual(events.at(-1)?.payload, state),
      'the events have a gap': events.length === seq && events.every((event, index) => event.seq === index + 1),
      'the driver has another availability': row?.is_available === state.isAvailable,
    };
    for (const [what, isTrue] of Object.entries(claims)) if (!isTrue) found.push(`${userId}: ${what}`);
  }
  return found;
}
