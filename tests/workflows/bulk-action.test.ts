import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readBulkProgress } from '#db/bulk/bulk-progress';
import { bulkActionWorkflowId } from '#domain/bulk/ids';
import { BULK_PARALLELISM } from '#domain/bulk/slices';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import { newId } from '#platform/ids';
import { BULK_ACTION_WORKFLOW_TYPE } from '#workflows/bulk-action/messages';
import { aBulkAction } from '../support/builders/bulk-actions';
import { eventually } from '../support/eventually';
import { type HiringSystem, startHiringSystem } from '../support/hiring/hiring-system';
import { aDriver } from '../support/hiring/hiring-world';

let system: HiringSystem;

beforeAll(async () => {
  system = await startHiringSystem();
});
afterAll(() => system.close());

const { documents } = emptyPipeline('');
const requested = { ...documents, mvr: { ...documents.mvr, status: 'requested' as const } };
const drivers = (count: number) => Promise.all(Array.from({ length: count }, () => aDriver(system.db)));
const begin = (bulkActionId: string, count: number) =>
  system.client.workflow.start(BULK_ACTION_WORKFLOW_TYPE, {
    workflowId: bulkActionWorkflowId(bulkActionId),
    taskQueue: system.taskQueue,
    args: [{ bulkActionId, drivers: count }],
  });
const progress = (id: string) => readBulkProgress(system.db, id);
const requestsOf = (driverIds: readonly string[]) =>
  system
    .db('workflow_events')
    .whereIn('driver_id', [...driverIds])
    .where({ type: 'documentRequested' })
    .pluck('driver_id');

/** A trigger after updates, which makes something happen at an exact moment. */
function trigger(table: string, { when, statement }: { when: string; statement: string }) {
  const name = `test_${newId().replaceAll('-', '')}`;
  return {
    create: () =>
      system.db.raw(`
        create function ${name}() returns trigger language plpgsql as $$ begin ${statement} return null; end $$;
        create trigger ${name} after update on ${table} for each row when (${when}) execute function ${name}();
      `),
    drop: () => system.db.raw(`drop trigger ${name} on ${table}; drop function ${name}();`),
  };
}

describe('a bulk action', () => {
  it('runs for every driver once, and reports those for whom it is refused', async () => {
    const possible = await drivers(24);
    const refused = await aDriver(system.db, { state: { documents: requested } });
    const id = await aBulkAction(system.db, { driverIds: [...possible, refused] });

    await (await begin(id, 25)).result();

    const result = await progress(id);
    expect(result).toMatchObject({ total: 25, done: 24, finishedAt: expect.any(String) });
    expect(result?.failures).toMatchObject([
      { driverId: refused, firstName: 'Maria', lastName: 'Gomez', problem: { code: 'document-there' } },
    ]);
    expect((await requestsOf(possible)).sort()).toEqual([...possible].sort());
  });

  it('resumes when a worker is back, and acts on no driver twice', async () => {
    const driverIds = await drivers(100);
    const id = await aBulkAction(system.db, { driverIds });
    const handle = await begin(id, 100);
    await eventually(async () => expect((await progress(id))?.done).toBeGreaterThan(0));
    await system.workers.stop();
    const before = await progress(id);
    // As if the worker had died after the command and before storing the result.
    const acted = await requestsOf(driverIds);
    await system
      .db('bulk_action_drivers')
      .where({ bulk_action_id: id, driver_id: acted[0] ?? '' })
      .update({ settled_at: null });
    expect(before?.finishedAt).toBeNull();
    await system.workers.start();

    await handle.result();

    expect(await requestsOf(driverIds)).toHaveLength(100);
    expect(await progress(id)).toMatchObject({ total: 100, done: 100 });
  });

  it('ends before the next drivers when it is stopped, and keeps what is done', async () => {
    const driverIds = await drivers(60);
    const id = await aBulkAction(system.db, { driverIds });
    const stopped = trigger('bulk_action_drivers', {
      when: `new.bulk_action_id = '${id}' and new.settled_at is not null`,
      statement: `update bulk_actions set stopped_at = now() where id = '${id}';`,
    });
    await stopped.create();

    await (await begin(id, 60)).result();

    await stopped.drop();
    const { done = 0, finishedAt } = (await progress(id)) ?? {};
    expect(finishedAt).not.toBeNull();
    expect(done).toBeGreaterThan(0);
    // Those that were already in progress.
    expect(done).toBeLessThanOrEqual(BULK_PARALLELISM);
    expect(await requestsOf(driverIds)).toHaveLength(done);
  });

  it('reports a driver for whom it keeps failing, and goes on with the others', async () => {
    const driverIds = await drivers(12);
    const broken = driverIds[0] ?? '';
    const id = await aBulkAction(system.db, { driverIds });
    const failing = trigger('driver_pipelines', {
      when: `new.driver_id = '${broken}'`,
      statement: `raise exception 'this row cannot be written';`,
    });
    await failing.create();

    await (await begin(id, 12)).result();

    await failing.drop();
    expect(await progress(id)).toMatchObject({
      done: 11,
      failures: [{ driverId: broken, problem: { code: 'unavailable' } }],
    });
    // Sent five times with one effect, whose projection the workflow writes as soon as it can.
    await eventually(async () => expect(await requestsOf(driverIds)).toHaveLength(12));
  });

  it('ends without an effect when its rows were deleted', async () => {
    const driverIds = await drivers(2);
    const id = await aBulkAction(system.db, { driverIds });
    await system.db('bulk_actions').where({ id }).delete();

    await (await begin(id, 2)).result();

    expect(await requestsOf(driverIds)).toEqual([]);
  });
});
