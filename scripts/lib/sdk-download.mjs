/**
 * Downloads a server through the Temporal SDK and starts it once, to check that it runs on this machine.
 * A separate process, because the SDK has no timeout: the caller kills it if it stops printing progress.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { TestWorkflowEnvironment } from '@temporalio/testing';

const [kind, version, folder] = process.argv.slice(2);
/** @type {{ type: 'cached-download', version: string, downloadDir: string }} */
const executable = { type: 'cached-download', version, downloadDir: folder };

let size = 0;
setInterval(() => {
  const now = existsSync(folder)
    ? readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
    : 0;
  if (now !== size) console.log(`${now} bytes`);
  size = now;
}, 1_000).unref();

const environment = await (kind === 'dev-server'
  ? TestWorkflowEnvironment.createLocal({ server: { executable } })
  : TestWorkflowEnvironment.createTimeSkipping({ server: { executable } }));
await environment.teardown();
process.exit(0);
