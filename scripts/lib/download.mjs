import { chmodSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Fault, reasonOf } from './fault.mjs';
import { LOGS, ROOT } from './folders.mjs';
import { step } from './progress.mjs';
import { run } from './run.mjs';

const HOST = 'https://temporal.download';
const CONNECT_TIMEOUT_MS = 10_000;

/** Downloads one executable named `name` into `folder`, through the Temporal SDK. */
export async function downloadBySdk({ title, kind, version, folder, name }) {
  const script = fileURLToPath(new URL('sdk-download.mjs', import.meta.url));
  await step(`Downloading ${title} ${version}`, () =>
    run(process.execPath, [script, kind, version, folder], {
      cwd: ROOT,
      log: join(LOGS, `${name}-download.log`),
      watched: true,
    }),
  );
  const [file] = readdirSync(folder);
  if (!file) throw new Fault('the download produced no file');
  renameSync(join(folder, file), join(folder, name));
  chmodSync(join(folder, name), 0o755);
}

/** Throws unless the server of the downloads responds. Decides early whether to download or to build. */
export async function reachDownloads() {
  try {
    await fetch(HOST, { method: 'HEAD', signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS) });
  } catch (error) {
    throw new Fault(`${HOST} does not respond (${reasonOf(error.cause ?? error)})`);
  }
}
