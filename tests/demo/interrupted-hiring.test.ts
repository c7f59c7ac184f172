import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createWorkflowCommands } from '#platform/workflow-commands';
import { candidacyWorkflowId } from '#domain/candidacies/ids';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import { jobOrderWorkflowId } from '#domain/job-orders/ids';
import { taskQueuesOf } from '#domain/shared/task-queues';
import { DRIVER_PIPELINE_WORKFLOW_TYPE, driverPipelineUpdates } from '#workflows/driver-pipeline/messages';
import { candidacyIdOf } from '../../demo/candidacy-history';
import { readAdverseActions } from '../../demo/adverse-actions';
import { readOptions } from '../../demo/seed-options';
import { adverseActionRuns, hiringRuns, pipelineRuns } from '../../demo/workflows';
import { makeWorld, type World } from '../../demo/world';
import { findWorld } from '../../demo/worlds';
import { SeededPlace } from '../support/demo-seeding';

/** Test runs share a Temporal server, and workflow ids come from the seed. */
const SEED = randomInt(2, 2 ** 31 - 1);
const options = (...more: readonly string[]) =>
  readOptions(
    ['--drivers', '40', '--carriers', '2', '--orders', '12', '--seed', String(SEED), '--applicants', '8', ...more],
    Date.now(),
  );

let place: SeededPlace;
let world: World;

beforeAll(async () => {
  place = await SeededPlace.open();
});
afterAll(() => place.close());
