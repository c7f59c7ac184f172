import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { enqueueOutbox } from '#db/core/outbox';
import { startOutboxRelay } from '../../worker/outbox-relay';
import { eventually } from '../support/eventually';
import { aCandidacyFlow, type HiringSystem, startHiringSystem } from '../support/hiring/hiring-system';
import { aNewDriver } from '../support/hiring/live-pipeline';
import { silentLogger as log } from '../support/hiring/silent-logger';
import { messageSettings } from '../support/hiring/test-workers';

let system: HiringSystem;

beforeAll(async () => {
  system = await startHiringSystem();
});
afterAll(async () => {
  await system.close();
});

it('ends the candidacies of a driver who left the market', async () => {
  const { candidacy } = await aCandidacyFlow(system);
  await candidacy.go('invite');
  const { driverId } = candidacy.world;
  await system.db.transaction((trx) => enqueueOutbox(trx, [{ topic: 'driverNotAvailable', payload: { driverId } }]));

  const relay = startOutboxRelay({ ...system, ...messageSettings, log });

  const row = () => system.db('candidacies').where({ id: candidacy.candidacyId });
  await eventually(async () => {
    expect(await row()).toMatchObject([{ state: 'closed', ended_reason: 'driver_not_available' }]);
  });
  await relay.stop();
});

it('pauses the timers of a deactivated carrier, and resumes them when it is reactivated', async () => {
  const { candidacy, order } = await aCandidacyFlow(system);
  await candidacy.go('invite');
  const { organizationId } = candidacy.world;
  const set = (isActive: boolean) =>
    system.db.transaction(async (trx) => {
      await trx('organizations').where({ id: organizationId }).update({ is_active: isActive });
      await enqueueOutbox(trx, [{ topic: 'organizationActivityChanged', payload: { organizationId } }]);
    });
  const dueAt: () => PromiseLike<{ due_at: string | null } | undefined> = () =>
    system.db('candidacies').where({ id: candidacy.candidacyId }).first('due_at');
  const rows = async (): Promise<unknown[]> => [await dueAt(), (await order.view()).isPaused];
  const relay = startOutboxRelay({ ...system, ...messageSettings, log });
  await set(false);

  await eventually(async () => expect(await rows()).toEqual([{ due_at: null }, true]));
  await set(true);
  await eventually(async () => expect(await rows()).toEqual([{ due_at: expect.any(String) }, false]));
  await relay.stop();
});

it('starts the pipeline of a driver who signed up, and sends it the contacts that the driver confirmed', async () => {
  const driverId = await aNewDriver(system.db);
  const say = () =>
    system.db.transaction((trx) => enqueueOutbox(trx, [{ topic: 'driverAccountChanged', payload: { driverId } }]));
  const pipeline = () => system.db('driver_pipelines').where({ driver_id: driverId }).first('stage', 'snapshot');
  const relay = startOutboxRelay({ ...system, ...messageSettings, log });
  await say();

  await eventually(async () => expect(await pipeline()).toMatchObject({ stage: 'PreQualify' }));
  await system.db('users').where({ id: driverId }).update({ phone_confirmed_at: new Date() });
  await say();
  await say();
  await eventually(async () => expect(await pipeline()).toMatchObject({ snapshot: { tasks: { phone: 'approved' } } }));
  await eventually(async () => expect(await system.db('outbox').whereNull('sent_at')).toEqual([]));
  await relay.stop();
});
