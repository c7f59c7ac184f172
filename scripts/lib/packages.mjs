import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault, reasonOf } from './fault.mjs';
import { LOGS, readJson, ROOT, writeAtomically } from './folders.mjs';
import { step } from './progress.mjs';
import { run } from './run.mjs';

const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.gladhand-installed');

/** Installs the packages of the lock file unless exactly these are installed. */
export async function ensurePackages() {
  const wanted = stampOfLock();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  if (!isInstalled()) await step('Installing packages', install);
  writeAtomically(STAMP, wanted);
}

function stampOfLock() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}

// npm keeps a copy of the lock file that lists what is installed, without optional packages of other platforms.
function isInstalled() {
  const installed = readJson(join(MODULES, '.package-lock.json'))?.packages;
  if (!installed) return false;
  const wanted = readJson(join(ROOT, 'package-lock.json')).packages;
  delete wanted[''];
  const extra = Object.keys(installed).some((path) => !wanted[path]);
  return (
    !extra &&
    Object.entries(wanted).every(
      ([path, entry]) => installed[path]?.version === entry.version || isAbsent(path, entry, installed),
    )
  );
}

const isAbsent = (path, entry, installed) => !installed[path] && entry.optional === true;

async function install() {
  const [command, first] = npm();
  // Each fetched package is a line in the log, which shows that the installation makes progress.
  const options = ['--no-audit', '--no-fund', '--loglevel=http'];
  const limits = ['--fetch-timeout=120000', '--fetch-retries=2'];
  try {
    await run(command, [...first, 'ci', '--include=dev', ...options, ...limits], {
      cwd: ROOT,
      log: join(LOGS, 'packages.log'),
      watched: true,
    });
  } catch (error) {
    throw new Fault(`npm could not install the packages. Check the connection to the npm registry. ${reasonOf(error)}`);
  }
}

/**
 * Command and leading arguments to run npm.
 * @returns {[command: string, leading: string[]]}
 */
export function npm() {
  const beside = join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');
  const script = [process.env.npm_execpath, beside].find((path) => path?.endsWith('.js') && existsSync(path));
  return script ? [process.execPath, [script]] : ['npm', []];
}
