import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { projectCandidacy } from '#db/candidacies/projection';
import type { Db } from '#db/core/handle';
import { rebuildReadModels } from '#db/core/rebuild';
import { restoreContacts } from '#db/driver-pipeline/last-contact';
import { repairPipelineCounts } from '#db/driver-pipeline/pipeline-counts';
import { rebuildStageVisits } from '#db/driver-pipeline/stage-visit-rows';
import { newId } from '#platform/ids';
import { copyRows } from '../../../demo/copy';
import { tablesOf } from '../../../demo/tables';
import { makeWorld } from '../../../demo/world';
import { openTestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const readModels = [
  'driver_pipelines',
  'stage_visits',
  'job_orders',
  'autopilot_waves',
  'candidacies',
  'candidacy_records',
  'interviews',
  'driver_hires',
  'candidacy_rounds',
  'candidacy_spans',
];

let db: Db;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
  const world = makeWorld({ drivers: 120, carriers: 3, orders: 25, seed: 7, now });
  for (const [table, rows] of tablesOf(world, 'x')) await copyRows(db, table, rows);
  await db.transaction(rebuildStageVisits);
  await db.transaction(restoreContacts);
});
afterAll(() => close());

async function dump(): Promise<unknown> {
  const tables = await Promise.all(
    readModels.map((table) =>
      db(table)
        .select(db.raw('to_jsonb(??) as row', [table]))
        .orderByRaw('1'),
    ),
  );
  return Object.fromEntries(readModels.map((table, index) => [table, tables[index]]));
}

it('recreates the rows that the projections wrote', async () => {
  await projectLateRound();
  const projected = await dump();

  await rebuildReadModels(db);

  expect(await dump()).toEqual(projected);
});

it('recreates the counts of pipelines', async () => {
  await rebuildReadModels(db);

  expect(await db('pipeline_counts').whereNull('waits_for').sum({ drivers: 'drivers' })).toEqual([{ drivers: 120 }]);
  expect(await repairPipelineCounts(db)).toBe(0);
});

it('recomputes search places from the center of the city', async () => {
  const places = () => db('drivers').orderBy('id').select('id', 'search_latitude', 'search_longitude');
  const centers = await places();
  await db.raw(`update drivers set latitude = latitude + 0.3`);
  const coarse = await places();

  await rebuildReadModels(db);

  expect(coarse).not.toEqual(centers);
  expect(await places()).toEqual(centers);
});

/** A second round, a canceled interview and a rescheduled one, written by the projection. */
async function projectLateRound(): Promise<void> {
  const order = await db('job_orders')
    .join('facility_recruiters', 'facility_recruiters.facility_id', 'job_orders.facility_id')
    .where('job_orders.status', 'active')
    .first<Record<string, string>>(
      'job_orders.id',
      'job_orders.organization_id',
      'job_orders.facility_id',
      'facility_recruiters.user_id',
    );
  const driver = await db('drivers')
    .whereNotIn('id', db('candidacies').select('driver_id'))
    .first<Record<string, string>>('id');
  const recruiterId = order['user_id'] ?? '';
  const history = new CandidacyHistory({
    orderId: order['id'] ?? '',
    organizationId: order['organization_id'] ?? '',
    facilityId: order['facility_id'] ?? '',
    driverId: driver['id'] ?? '',
    recruiterId,
    safetyId: recruiterId,
    adminId: recruiterId,
  });
  history.play('invite');
  history.play('declineInvite', { reason: 'pay' });
  history.toInterview();
  history.play('cancelInterview');
  const [startsAt, endsAt] = ['2026-12-03T15:00:00.000Z', '2026-12-03T16:00:00.000Z'];
  history.play('scheduleInterview', { interviewId: newId(), startsAt, endsAt });
  history.play('rescheduleInterview', { startsAt: '2026-12-04T15:00:00.000Z', endsAt: '2026-12-04T16:00:00.000Z' });
  for (const event of history.events) await projectCandidacy(db, history.batch([event]));
}
