import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isReachable } from './reachable.mjs';

/** Root of the checkout. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Files of this checkout that its owner may read: logs, running processes, demo logins. */
export const CHECKOUT = join(ROOT, '.gladhand');
export const LOGS = join(CHECKOUT, 'logs');

/** Lock held by `npm start` in this checkout, and the record of its processes. */
export const RUN_LOCK = join(CHECKOUT, 'run.lock');
export const RUN_RECORD = join(CHECKOUT, 'run.json');

/** Lock held while packages are installed and the product is built. */
export const SETUP_LOCK = join(CHECKOUT, 'setup.lock');

const isRoot = process.getuid?.() === 0;

/**
 * Data folder of `npm start`. PostgreSQL does not run as root, and the user it runs as instead cannot enter a private
 * folder. So for root the data is outside the checkout.
 */
export function dataFolder() {
  if (!isRoot) return ensureFolder(CHECKOUT, 0o700);
  return ensureFolder(join(rootFolder(), createHash('sha256').update(ROOT).digest('hex').slice(0, 12)), 0o711);
}

function rootFolder() {
  return ensureFolder('/var/lib/gladhand', 0o711);
}

/** Cache for programs downloaded or built outside npm, shared by all checkouts of a user. */
export function cacheFolder() {
  const base = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return ensureFolder(join(base, 'gladhand'));
}

const GIBIBYTE = 2 ** 30;

/** Creates a temporary folder for a test run's data, in memory if there is enough space. */
export function throwawayFolder(name) {
  const folder = mkdtempSync(join(throwawayBase(), `${throwawayPrefix(name)}${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
}

export const throwawayPrefix = (name) => `gladhand-${name}-`;

export function throwawayBase() {
  if (existsSync('/dev/shm') && freeBytesIn('/dev/shm') > GIBIBYTE) return '/dev/shm';
  return !isRoot || isReachable(tmpdir()) ? tmpdir() : rootFolder();
}

function freeBytesIn(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

export function ensureFolder(folder, mode) {
  mkdirSync(folder, { recursive: true });
  // A strict umask makes `mkdir` drop permissions.
  if (mode) chmodSync(folder, mode);
  return folder;
}

export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Writes a file atomically. */
export function writeAtomically(file, content, mode = 0o644) {
  ensureFolder(dirname(file));
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, content, { mode });
  renameSync(temporary, file);
}

export const writeJson = (file, value, mode) => writeAtomically(file, `${JSON.stringify(value, null, 2)}\n`, mode);
