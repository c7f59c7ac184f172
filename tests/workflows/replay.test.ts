import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { historyFromJSON } from '@temporalio/common/lib/proto-utils';
import { Worker } from '@temporalio/worker';
import { testDataConverter } from '../support/hiring/test-workers';
import { workflowBundle } from '../support/temporal';

const HISTORIES = join(__dirname, '..', 'histories');
const recorded = [
  'candidacy',
  'job-order',
  'driver-pipeline',
  'bulk-action',
  'carrier-agreement',
  'dq-access',
  'adverse-action',
  'employment-verification',
  'file-export',
  'audit-packet',
].flatMap((workflow) => readdirSync(join(HISTORIES, workflow)).map((file) => join(workflow, file)));
const outcomes = new Map<string, unknown>();

beforeAll(async () => {
  const histories = recorded.map((file) => ({
    workflowId: file,
    history: historyFromJSON(JSON.parse(readFileSync(join(HISTORIES, file), 'utf8'))),
  }));
  const results = Worker.runReplayHistories(
    { workflowBundle: workflowBundle(), dataConverter: testDataConverter },
    histories,
  );
  for await (const { workflowId, error } of results) outcomes.set(workflowId, error);
});

it.each(recorded)('replays %s with the current code', (file) => {
  expect(outcomes.has(file)).toBe(true);
  expect(outcomes.get(file)).toBeUndefined();
});
