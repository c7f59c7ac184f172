import { testEnvironment } from './environment';

/** The dev server that all tests share: use task queues and workflow ids of your own. */
export function temporalAddress(): string {
  return testEnvironment('TEST_TEMPORAL_ADDRESS');
}

/** Goes into `TestWorkflowEnvironment.createTimeSkipping({ server })`: one server for each test file. */
export function timeSkippingServer(): { executable: { type: 'existing-path'; path: string } } {
  return { executable: { type: 'existing-path', path: testEnvironment('TEST_SERVER_PATH') } };
}

/** The bundle that the run's global setup made; goes into `Worker.create({ workflowBundle })`. */
export function workflowBundle(): { codePath: string } {
  return { codePath: testEnvironment('TEST_WORKFLOW_BUNDLE') };
}
