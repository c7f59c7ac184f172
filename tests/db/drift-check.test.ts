import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { checkDrift } from '#db/drift-check';
import { createDatabase, type Db } from '#db/handle';
import { projectCandidacy } from '#db/projections/project-candidacy';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { CandidacyHistory } from '../support/hiring/candidacy-history';
import { aHiringWorld } from '../support/hiring/hiring-world';
import { silentLogger as log } from '../support/hiring/silent-logger';

let database: TestDatabase;
let db: Db;
let candidacyId: string;
let orderId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url, { pool: 4 });
  const world = await aHiringWorld(db);
  const history = new CandidacyHistory(world);
  history.play('invite');
  history.play('acceptInvite');
  await projectCandidacy(db, history.batch());
  candidacyId = history.workflowId;
  orderId = `job-order/${world.orderId}`;
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

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
  const { report, asked } = await check({ [candidacyId]: 2, [orderId]: 1 });

  expect(report).toEqual({ checked: 2, behind: 0, ahead: 0 });
  expect(asked).toEqual([]);
});

it('asks a workflow to write again what its row has missed', async () => {
  const { report, asked } = await check({ [candidacyId]: 3, [orderId]: 1 });

  expect(report).toMatchObject({ behind: 1 });
  expect(asked).toEqual([candidacyId]);
});

it('reports a row that knows more than its workflow, or has none', async () => {
  const { report, asked } = await check({ [candidacyId]: 1 });

  expect(report).toMatchObject({ ahead: 2 });
  expect(asked).toEqual([]);
});
