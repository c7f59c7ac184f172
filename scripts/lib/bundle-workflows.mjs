/** Bundles the workflows into the file given as argument. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';
import { ROOT } from './folders.mjs';

const [target] = process.argv.slice(2);
const workflowsPath = join(ROOT, 'workflows', 'index.ts');
const { code } = await bundleWorkflowCode({
  workflowsPath,
  // Loaded once and shared by all workflows (docs/decisions/034-workflow-code-is-loaded-once.md).
  preloadModules: [workflowsPath],
  failureConverterPath: join(ROOT, 'platform', 'failure-converter.ts'),
  logger: new DefaultLogger('WARN'),
});
writeFileSync(target, code);
