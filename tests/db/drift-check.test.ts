import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { checkDrift } from '#db/drift-check';
import type { Db } from '#db/handle';
import { projectCandidacy } from '#db/projections/project-candidacy';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import { openTestDatabase } from '../support/database';
import { CandidacyHistory } from '../support/hiring/candidacy-history';
import { aHiringWorld } from '../support/hiring/hiring-world';
import { silentLogger as log } from '../support/hiring/silent-logger';

let db: Db;
let close: () => Promise<void>;
let candidacyId: string;
let orderId: string;
let pipelineId: string;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
  const world = await aHiringWorld(db);
  const history = new CandidacyHistory(world);
  history.play('invite');
  history.play('acceptInvite');
  await projectCandidacy(db, history.batch());
  candidacyId = history.workflowId;
  orderId = `job-order/${world.orderId}`;
  pipelineId = driverPipelineWorkflowId(world.driverId);
});
afterAll(() => close());

async function check(seqs: Record<string, number | undefined>) {
  const asked: string[] = [];
  const report = await checkDrift(
    {
      db,
      log,
      seqOf: (workflowId) => Promise.resolve(seqs[workflowId]),
      reproject: (workflowId) => Promise.resolve(void asked.push(workflowId)),
    },
    10,
  );
  return { report, asked };
}

it('is content when rows and workflows agree', async () => {
  const { report, asked } = await check({ [candidacyId]: 2, [orderId]: 1, [pipelineId]: 1 });

  expect(report).toEqual({ checked: 3, behind: 0, ahead: 0 });
  expect(asked).toEqual([]);
});

it('asks a workflow to write again what its row has missed', async () => {
  const { report, asked } = await check({ [candidacyId]: 3, [orderId]: 1 });

  expect(report).toMatchObject({ behind: 1 });
  expect(asked).toEqual([candidacyId]);
});

it('lets an imported pipeline rest until its first command, and looks at one that runs', async () => {
  const agreeing = { [candidacyId]: 2, [orderId]: 1 };

  expect((await check(agreeing)).report).toMatchObject({ behind: 0, ahead: 0 });
  expect((await check({ ...agreeing, [pipelineId]: 2 })).asked).toEqual([pipelineId]);
  expect((await check({ ...agreeing, [pipelineId]: 0 })).report).toMatchObject({ ahead: 1 });
});

it('reports a row that knows more than its workflow, or has none', async () => {
  const { report, asked } = await check({ [candidacyId]: 1 });

  expect(report).toMatchObject({ ahead: 2 });
  expect(asked).toEqual([]);
});
