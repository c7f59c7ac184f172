import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { reportDrift } from '#activities/core/drift-check';
import { capturedLog } from '../../support/captured-log';
import { eventually } from '../../support/eventually';
import { aCandidacyFlow, type HiringSystem, startHiringSystem } from '../../support/hiring/hiring-system';
import { silentLogger as log } from '../../support/hiring/silent-logger';

let system: HiringSystem;

beforeAll(async () => {
  system = await startHiringSystem();
});
afterAll(async () => {
  await system.close();
});

it('projects a row again that is behind its workflow', async () => {
  const { candidacy } = await aCandidacyFlow(system);
  await candidacy.go('invite');
  const row = () => system.db('candidacies').where({ id: candidacy.candidacyId });
  // The last transition never reached the row, as after restoring an older database.
  await row().update({ version: 0, state: 'requested' });

  await reportDrift({ ...system, log });

  await eventually(async () => {
    expect(await row()).toMatchObject([{ state: 'invited', version: 1 }]);
  });
});

it('logs and corrects wrong counts of pipelines', async () => {
  await aCandidacyFlow(system);
  const { lines, log: captured } = capturedLog();
  await system.db('pipeline_counts').delete();

  await reportDrift({ ...system, log: captured });
  await reportDrift({ ...system, log: captured });

  expect(lines.filter((line) => line.includes('counts of pipelines were wrong and were corrected'))).toHaveLength(1);
});

it('warns about rows that are ahead of their workflows, as with an empty Temporal store', async () => {
  const { candidacy } = await aCandidacyFlow(system);
  await candidacy.go('invite');
  await system.db('candidacies').where({ id: candidacy.candidacyId }).update({ version: 9, updated_at: new Date() });
  const warnings: string[] = [];

  await reportDrift({ ...system, log, warn: (text) => warnings.push(text) });

  await eventually(() => {
    expect(warnings).toEqual([
      expect.stringMatching(/^[1-9]\d* of the \d+ most recently changed rows are ahead of their workflows/),
    ]);
    return Promise.resolve();
  });
});

it('does not warn while a demo is being seeded, whose rows come before their workflows', async () => {
  await system.db('demo_worlds').insert({ seed: 1, options: '{}' });
  const warnings: string[] = [];

  await reportDrift({ ...system, log, warn: (text) => warnings.push(text) });

  expect(warnings).toEqual([]);
});
