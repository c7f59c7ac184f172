import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';
import setUpDatabase from './database-global-setup';

export default async function setUpServers(): Promise<void> {
  await setUpDatabase();
  process.env['TEST_WORKFLOW_BUNDLE'] = await bundle();
}

async function bundle(): Promise<string> {
  const workflowsPath = require.resolve('../../workflows/index.ts');
  const { code } = await bundleWorkflowCode({
    workflowsPath,
    // As in the product's bundle (scripts/lib/bundle-workflows.mjs).
    preloadModules: [workflowsPath],
    failureConverterPath: require.resolve('../../platform/failure-converter.ts'),
    logger: new DefaultLogger('WARN'),
  });
  const file = join(mkdtempSync(join(tmpdir(), 'gladhand-bundle-')), 'workflows.js');
  writeFileSync(file, code);
  return file;
}
