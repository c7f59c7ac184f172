import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { recurringJobs } from '#domain/recurring/jobs';
import { newId } from '#platform/ids';
import { createSchedules } from '../../worker/schedules';
import { eventually } from '../support/eventually';
import { type HiringSystem, startHiringSystem } from '../support/hiring/hiring-system';

let system: HiringSystem;

beforeAll(async () => {
  system = await startHiringSystem();
});
afterAll(async () => {
  for (const scheduleId of await ownSchedules()) await system.client.schedule.getHandle(scheduleId).delete();
  await system.close();
});

const target = () => ({ taskQueue: system.taskQueue, prefix: system.workers.prefix });

async function ownSchedules(): Promise<string[]> {
  const ids: string[] = [];
  for await (const { scheduleId } of system.client.schedule.list()) ids.push(scheduleId);
  return ids.filter((id) => id.startsWith(system.workers.prefix)).sort();
}

it('exist for every recurring job after any number of worker starts, and run the jobs of a start', async () => {
  const outdated = { id: newId(), topic: 'driverAccountChanged', payload: '{}', sent_at: '2026-01-01T00:00:00.000Z' };
  await system.db('outbox').insert(outdated);
  await createSchedules(system.client, target());
  await createSchedules(system.client, target());

  const expected = recurringJobs.map((job) => `${system.workers.prefix}recurring/${job}`).sort();
  await eventually(async () => {
    expect(await ownSchedules()).toEqual(expected);
  });
  await eventually(async () => {
    expect(await system.db('outbox').where({ id: outdated.id })).toEqual([]);
  });
});

it('take the interval of the version that started last', async () => {
  await createSchedules(system.client, target());
  const handle = system.client.schedule.getHandle(`${system.workers.prefix}recurring/sendDigests`);
  await handle.update((current) => ({ ...current, spec: { intervals: [{ every: '5 hours' }] } }));

  await createSchedules(system.client, target());

  expect((await handle.describe()).spec.intervals).toMatchObject([{ every: 60_000 }]);
});
