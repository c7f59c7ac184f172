import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readPipelineStart } from '#db/driver-pipeline/pipeline-start';
import { candidacyWorkflowId } from '#domain/candidacies/ids';
import type { DriverPipelineCommandName, DriverPipelineCommands } from '#domain/driver-pipeline/commands';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import { jobOrderWorkflowId } from '#domain/job-orders/ids';
import { taskQueuesOf } from '#domain/shared/task-queues';
import { createWorkflowCommands } from '#platform/workflow-commands';
import { DRIVER_PIPELINE_WORKFLOW_TYPE, driverPipelineUpdates } from '#workflows/driver-pipeline/messages';
import { readAdverseActions } from '../../demo/adverse-actions';
import { laterDrivers } from '../../demo/core-drivers';
import { Pace } from '../../demo/pace';
import { readOptions } from '../../demo/seed-options';
import { startSeedWorker } from '../../demo/seed-worker';
import { adverseActionRuns, hiringRuns, pipelineRuns } from '../../demo/workflows';
import { makeWorld, type World } from '../../demo/world';
import { findWorld } from '../../demo/worlds';
import { SeededPlace } from '../support/demo-seeding';

/** Test runs share a Temporal server, and workflow ids come from the seed. */
const SEED = randomInt(2, 2 ** 31 - 2);
const optionsOf = (seed: number, ...more: readonly string[]) =>
  readOptions(['--drivers', '30', '--carriers', '2', '--orders', '9', '--seed', String(seed), ...more], Date.now());

let place: SeededPlace;
let stopWorker: () => Promise<void>;
let world: World;

beforeAll(async () => {
  place = await SeededPlace.open();
  stopWorker = await startSeedWorker(place.env, place.client);
  await seedWithInterruptions('--part', 'core');
  const begun = await findWorld(place.db, SEED);
  if (begun === undefined) throw new Error('The world was not stored');
  world = makeWorld(begun.options);
});
afterAll(async () => {
  await stopWorker();
  await place.close();
});

/** The process ends after every twelfth call, whose answer is lost. */
class EndingPace extends Pace {
  #calls = 0;

  override async run<T>(call: () => Promise<T>): Promise<T> {
    const result = await super.run(call);
    this.#calls += 1;
    if (this.#calls % 12 === 0) throw new Error('killed');
    return result;
  }
}

/** Begins the seeding again after each end. The last attempt runs to the end: one step takes more calls than that. */
async function seedWithInterruptions(...more: readonly string[]): Promise<void> {
  const report = () => undefined;
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const ended = await place.seed(optionsOf(SEED, ...more), { pace: new EndingPace({ report }) }).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (ended === undefined) return;
    expect(ended).toMatchObject({ message: 'killed' });
  }
  await place.seed(optionsOf(SEED, ...more));
}

async function isRunning(workflowId: string): Promise<boolean> {
  const { status } = await place.client.workflow.getHandle(workflowId).describe();
  return status.name === 'RUNNING';
}

async function notRunning(workflowIds: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const id of workflowIds) if (!(await isRunning(id).catch(() => false))) missing.push(id);
  return missing;
}

/** Sends a command to a pipeline as the API does: it starts the workflow from the driver's row if it does not run. */
async function command<N extends DriverPipelineCommandName>(
  driverId: string,
  name: N,
  details: Omit<DriverPipelineCommands[N], 'actor'>,
): Promise<void> {
  const taskQueue = taskQueuesOf(place.env.TASK_QUEUE_PREFIX).workflows;
  const commands = createWorkflowCommands(place.client, { deadlineMs: 240_000, taskQueue });
  const actor = { kind: 'ops', userId: world.ops.id };
  await commands.update(driverPipelineWorkflowId(driverId), driverPipelineUpdates[name], {
    command: { actor, ...details } as DriverPipelineCommands[N],
    updateId: `person/${name}`,
    start: { workflowType: DRIVER_PIPELINE_WORKFLOW_TYPE, args: [await readPipelineStart(place.db, driverId)] },
  });
}

describe('an interrupted seeding of the core', () => {
  it('starts the workflows of orders, candidacies, accesses, verifications and refusals', async () => {
    const refusals = adverseActionRuns(await readAdverseActions(place.db, world));
    const runs = [...hiringRuns(world), ...refusals];

    expect(await notRunning(runs.map(({ workflowId }) => workflowId))).toEqual([]);
    expect(refusals.length).toBeGreaterThan(0);
  });

  it("creates today's orders and candidacies once", async () => {
    const today = [
      ...world.newOrders.map(({ id }) => jobOrderWorkflowId(id)),
      ...world.newCandidacies.map(({ order, driver }) => candidacyWorkflowId(order.id, driver.id)),
    ];
    const events = await place.db('workflow_events').whereIn('workflow_id', today).select('workflow_id', 'update_id');
    const seeded = events.filter(({ update_id: id }) => id?.startsWith('seed/') === true);

    expect(new Set(events.map(({ workflow_id: id }) => id))).toEqual(new Set(today));
    expect(new Set(seeded.map(({ update_id: id }) => id)).size).toBe(seeded.length);
    expect(await notRunning(today)).toEqual([]);
  });

  it('leaves the files of most drivers to the rest', async () => {
    const later = laterDrivers(world).map(({ id }) => id);
    const files = () => place.db('driver_files').whereIn('driver_id', later);
    const reviews = () => place.db('review_items').whereIn('driver_id', later);

    expect(later.length).toBeGreaterThan(2);
    expect([await files(), await reviews()]).toEqual([[], []]);
    expect(await place.db('driver_files').select()).not.toEqual([]);
  });
});

describe('the rest', () => {
  it('keeps what people did before it came', async () => {
    const [assigned = '', erased = ''] = laterDrivers(world).map(({ id }) => id);
    const ownerId = world.opsTeam.others[0]?.id ?? null;
    await command(assigned, 'assignOwner', { ownerId });
    await command(erased, 'erase', {});

    await seedWithInterruptions('--part', 'rest');

    const row = await place.db('driver_pipelines').where({ driver_id: assigned }).first('snapshot');
    const view = await place.client.workflow
      .getHandle(driverPipelineWorkflowId(assigned))
      .query<{ state: unknown }>('driverPipelineView');
    expect(row?.snapshot.ownerId).toBe(ownerId);
    expect(view.state).toEqual(row?.snapshot);
    expect(await isRunning(driverPipelineWorkflowId(erased))).toBe(false);
    expect(await place.db('driver_files').where({ driver_id: erased })).toEqual([]);
    expect(await place.db('driver_files').where({ driver_id: assigned })).not.toEqual([]);
    const others = pipelineRuns(world).map(({ workflowId }) => workflowId);
    expect(await notRunning(others)).toEqual([driverPipelineWorkflowId(erased)]);
  });

  it('is finished, and says so', async () => {
    expect(await findWorld(place.db, SEED)).toMatchObject({ isFinished: true });
  });
});

describe('another world', () => {
  it('is added to the first, also after an interruption', async () => {
    const more = optionsOf(SEED + 1, '--add', '--applicants', '4', '--no-start-pipelines');
    const end = (line: string): void => {
      if (line.includes('Filling the review queue')) throw new Error('killed');
    };

    await expect(place.seed(more, { report: end })).rejects.toThrow('killed');
    await expect(place.seed(optionsOf(SEED + 1, '--add', '--applicants', '5'))).rejects.toThrow('already exists');
    await place.seed(more);

    expect(await findWorld(place.db, SEED + 1)).toMatchObject({ isFinished: true });
    expect(await place.db('organizations').select('id')).toHaveLength(4);
    await expect(place.seed(optionsOf(SEED + 2))).rejects.toThrow('The database is not empty');
  });
});
