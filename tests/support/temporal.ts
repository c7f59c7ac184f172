import { testEnvironment } from './environment';

/** The dev server that all tests share: use separate task queues and workflow ids. */
export function temporalAddress(): string {
  return testEnvironment('TEST_TEMPORAL_ADDRESS');
}

/** Options for `TestWorkflowEnvironment.createTimeSkipping({ server })`: one server for each test file. */
export function timeSkippingServer(): { executable: { type: 'existing-path'; path: string } } {
  return { executable: { type: 'existing-path', path: testEnvironment('TEST_SERVER_PATH') } };
}

/** The product's bundle, for `Worker.create({ workflowBundle })`. */
export function workflowBundle(): { codePath: string } {
  return { codePath: testEnvironment('TEST_WORKFLOW_BUNDLE') };
}
