import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { downloadBySdk, reachDownloads } from './download.mjs';
import { Fault } from './fault.mjs';
import { cached, firstOf, isExecutable, onPath } from './finder.mjs';
import { cacheFolder, LOGS, ROOT } from './folders.mjs';
import { MAX_IDLE_MS } from './idle.mjs';
import { printLine, step } from './progress.mjs';
import { run } from './run.mjs';

const VERSION = '1.8.2';
const OLDEST_SERVER = [1, 29];
const CACHED = `temporal-cli-${VERSION}-${process.platform}-${process.arch}`;

const advice = `Install the Temporal CLI ${VERSION} (https://docs.temporal.io/cli) or Go 1.26, or set TEMPORAL_ADDRESS to a server.`;

/**
 * Finds the Temporal CLI whose dev server `npm start` and the tests run.
 * @param {string[]} kept server versions of existing data, last used first. Only a CLI with one of these server versions
 * can continue with the data.
 * @param {{ packages?: () => Promise<unknown> }} options `packages` resolves once the packages are installed, which only
 * the download needs
 */
export async function findTemporal(kept = [], { packages = async () => undefined } = {}) {
  const announce = announceOnce();
  const own = [
    ['in the cache', fromCache],
    ['download', () => fillCache((folder) => download(folder, { packages, announce }))],
    ['built with Go', () => fillCache((folder) => buildWithGo(folder, announce))],
  ];
  if (kept.length === 0) return firstOf('A Temporal server', [['on PATH', fromPath], ...own], advice);
  const installed = installedPrograms().map((program) => ({ program, version: serverVersion(program) }));
  for (const wanted of kept) {
    const found = installed.find(({ version }) => version === wanted);
    if (found) return found.program;
  }
  return firstOf('A Temporal server', [...own, ['on PATH', fromPath]], advice);
}

/** The pinned CLI, earlier cached ones, and one on PATH. */
function installedPrograms() {
  const cached = readdirSync(cacheFolder())
    .filter((name) => name.startsWith('temporal-cli-') && name.endsWith(`-${process.platform}-${process.arch}`))
    .map((name) => join(cacheFolder(), name, 'temporal'));
  const pinned = join(cacheFolder(), CACHED, 'temporal');
  return [...new Set([pinned, ...cached, onPath('temporal')])].filter((program) => program && isExecutable(program));
}

/** Prints which kind of first start this is: once, even if the download fails and Go builds the server after all. */
function announceOnce() {
  let isAnnounced = false;
  return (text) => {
    if (!isAnnounced) printLine(`  First start: ${text} Later starts take seconds.`);
    isAnnounced = true;
  };
}

/** Version of the server that the CLI contains. */
export function serverVersion(executable) {
  const { stdout = '' } = spawnSync(executable, ['--version'], { encoding: 'utf8', timeout: MAX_IDLE_MS });
  return /Server (\d+(?:\.\d+)*)/.exec(stdout)?.[1];
}

function fromPath() {
  const found = onPath('temporal');
  if (!found) return undefined;
  const version = serverVersion(found);
  if (version && isNewEnough(version)) return found;
  throw new Fault(`server ${OLDEST_SERVER.join('.')} or newer is required; ${found} contains ${version ?? 'none'}`);
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST_SERVER[0] || (major === OLDEST_SERVER[0] && minor >= OLDEST_SERVER[1]);
}

function fromCache() {
  const path = join(cacheFolder(), CACHED, 'temporal');
  return isExecutable(path) ? path : undefined;
}

async function fillCache(build) {
  return join(await cached(CACHED, build), 'temporal');
}

async function download(folder, { packages, announce }) {
  await reachDownloads();
  announce('the Temporal server can be downloaded; this takes about 3 minutes.');
  await packages();
  const program = { title: 'the Temporal server', kind: 'dev-server', version: `v${VERSION}`, name: 'temporal' };
  await downloadBySdk({ ...program, folder });
}

async function buildWithGo(folder, announce) {
  const go = onPath('go');
  if (!go) throw new Fault('`go` is not on PATH');
  announce('the Temporal server is built with Go, since it cannot be downloaded; this takes about 12 minutes.');
  const source = join(folder, 'source');
  cpSync(join(ROOT, 'scripts', 'temporal-cli'), source, { recursive: true });
  const args = ['build', '-v', '-buildvcs=false', '-trimpath', '-ldflags', '-s -w', '-o', join(folder, 'temporal')];
  await step('Building the Temporal server with Go', () =>
    run(go, [...args, 'github.com/temporalio/cli/cmd/temporal'], {
      cwd: source,
      env: { ...process.env, CGO_ENABLED: '0', GOFLAGS: '-mod=readonly' },
      log: join(LOGS, 'temporal-build.log'),
      watched: true,
    }),
  );
  rmSync(source, { recursive: true });
}
