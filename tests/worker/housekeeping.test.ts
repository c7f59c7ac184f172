import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { leaveWord } from '#db/outbox';
import { startHousekeeping } from '../../worker/housekeeping';
import { eventually } from '../support/eventually';
import { aMeeting, startHiringSystem, type HiringSystem } from '../support/hiring/hiring-system';
import { aNewDriver } from '../support/hiring/live-pipeline';
import { silentLogger as log } from '../support/hiring/silent-logger';

let system: HiringSystem;

beforeAll(async () => {
  system = await startHiringSystem();
});
afterAll(async () => {
  await system.close();
});

it('ends the candidacies of a driver who left the market', async () => {
  const { candidacy } = await aMeeting(system);
  await candidacy.go('invite');
  const { driverId } = candidacy.world;
  await system.db.transaction((trx) => leaveWord(trx, 'driverNotAvailable', { driverId }));

  const housekeeping = startHousekeeping({ ...system, log });

  const row = () => system.db('candidacies').where({ id: candidacy.candidacyId });
  await eventually(async () => {
    expect(await row()).toMatchObject([{ state: 'closed', ended_reason: 'driver_not_available' }]);
  });
  await housekeeping.stop();
});

it('stops the clocks of a carrier that was deactivated, and lets them go on', async () => {
  const { candidacy, order } = await aMeeting(system);
  await candidacy.go('invite');
  const { organizationId } = candidacy.world;
  const set = (isActive: boolean) =>
    system.db.transaction(async (trx) => {
      await trx('organizations').where({ id: organizationId }).update({ is_active: isActive });
      await leaveWord(trx, 'organizationActivityChanged', { organizationId });
    });
  const dueAt: () => PromiseLike<{ due_at: string | null } | undefined> = () =>
    system.db('candidacies').where({ id: candidacy.candidacyId }).first('due_at');
  const rows = async (): Promise<unknown[]> => [await dueAt(), (await order.view()).isPaused];
  const housekeeping = startHousekeeping({ ...system, log });
  await set(false);

  await eventually(async () => expect(await rows()).toEqual([{ due_at: null }, true]));
  await set(true);
  await eventually(async () => expect(await rows()).toEqual([{ due_at: expect.any(String) }, false]));
  await housekeeping.stop();
});

it('begins the pipeline of who signed up, and tells it what he confirmed', async () => {
  const driverId = await aNewDriver(system.db);
  const say = () => system.db.transaction((trx) => leaveWord(trx, 'driverAccountChanged', { driverId }));
  const pipeline = () => system.db('driver_pipelines').where({ driver_id: driverId }).first('stage', 'snapshot');
  const housekeeping = startHousekeeping({ ...system, log });
  await say();

  await eventually(async () => expect(await pipeline()).toMatchObject({ stage: 'PreQualify' }));
  await system.db('users').where({ id: driverId }).update({ phone_confirmed_at: new Date() });
  await say();
  await say();
  await eventually(async () => expect(await pipeline()).toMatchObject({ snapshot: { tasks: { phone: 'approved' } } }));
  await eventually(async () => expect(await system.db('outbox').whereNull('sent_at')).toEqual([]));
  await housekeeping.stop();
});

it('has a row written again that fell behind its workflow', async () => {
  const { candidacy } = await aMeeting(system);
  await candidacy.go('invite');
  const row = () => system.db('candidacies').where({ id: candidacy.candidacyId });
  // The last transition never reached the row, as after a database that was set back.
  await row().update({ version: 0, state: 'requested' });

  const housekeeping = startHousekeeping({ ...system, log });

  await eventually(async () => {
    expect(await row()).toMatchObject([{ state: 'invited', version: 1 }]);
  });
  await housekeeping.stop();
});

it('says aloud that rows know more than their workflows, as over a store that begins empty', async () => {
  const { candidacy } = await aMeeting(system);
  await candidacy.go('invite');
  await system.db('candidacies').where({ id: candidacy.candidacyId }).update({ version: 9, updated_at: new Date() });
  const said: string[] = [];

  const housekeeping = startHousekeeping({ ...system, log, warn: (text) => said.push(text) });

  await eventually(() => {
    expect(said).toEqual([expect.stringMatching(/^[1-9]\d* of the \d+ rows .* know more than their workflows/)]);
    return Promise.resolve();
  });
  await housekeeping.stop();
});
