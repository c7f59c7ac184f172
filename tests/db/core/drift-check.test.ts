import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { projectCandidacy } from '#db/candidacies/projection';
import { checkDrift } from '#db/core/drift-check';
import type { Db } from '#db/core/handle';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import { openTestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aHiringWorld } from '../../support/hiring/hiring-world';
import { silentLogger as log } from '../../support/hiring/silent-logger';

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
  const signaled: string[] = [];
  const report = await checkDrift(
    {
      db,
      log,
      seqOf: (workflowId) => Promise.resolve(seqs[workflowId]),
      reproject: (workflowId) => Promise.resolve(void signaled.push(workflowId)),
    },
    10,
  );
  return { report, signaled };
}

it('reports nothing if rows and workflows agree', async () => {
  const { report, signaled } = await check({ [candidacyId]: 2, [orderId]: 1, [pipelineId]: 1 });

  expect(report).toEqual({ checked: 3, behind: 0, ahead: 0 });
  expect(signaled).toEqual([]);
});

it('signals a workflow to project again if its row is behind', async () => {
  const { report, signaled } = await check({ [candidacyId]: 3, [orderId]: 1 });

  expect(report).toMatchObject({ behind: 1 });
  expect(signaled).toEqual([candidacyId]);
});

it('accepts an imported pipeline without a workflow, and checks one with a workflow', async () => {
  const agreeing = { [candidacyId]: 2, [orderId]: 1 };

  expect((await check(agreeing)).report).toMatchObject({ behind: 0, ahead: 0 });
  expect((await check({ ...agreeing, [pipelineId]: 2 })).signaled).toEqual([pipelineId]);
  expect((await check({ ...agreeing, [pipelineId]: 0 })).report).toMatchObject({ ahead: 1 });
});

it('reports a row that is ahead of its workflow, or has no workflow', async () => {
  const { report, signaled } = await check({ [candidacyId]: 1 });

  expect(report).toMatchObject({ ahead: 2 });
  expect(signaled).toEqual([]);
});
