import { accessSync, constants, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Fault, reasonOf } from './fault.mjs';
import { cacheFolder } from './folders.mjs';
import { withLock } from './lock.mjs';

/** Full path of the first of these programs found on PATH. */
export function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Tries sources in order until one returns a value. If none does, the error lists why each source failed and what to
 * install.
 * @param places list of [name, function]; a function returns a value, returns undefined, or throws
 */
export async function firstOf(what, places, advice) {
  const reasons = [];
  for (const [name, find] of places) {
    try {
      const found = await find();
      if (found !== undefined) return found;
      reasons.push(`${name}: not found`);
    } catch (error) {
      reasons.push(`${name}: ${reasonOf(error)}`);
    }
  }
  throw new Fault(`${what} is not available. ${advice}\n${reasons.map((reason) => `  ${reason}`).join('\n')}`);
}

/**
 * Builds the folder `name` of the cache once. `build` fills a temporary folder that is renamed when complete, so an
 * interrupted build is never used. Concurrent callers wait.
 */
export async function cached(name, build) {
  const cache = cacheFolder();
  const target = join(cache, name);
  return withLock(join(cache, `${name}.lock`), async () => {
    if (existsSync(target)) return target;
    // Nobody else fills a folder of this name now: these were left behind by a killed launcher.
    const left = readdirSync(cache).filter((entry) => entry.startsWith(`${name}.new-`));
    for (const entry of left) rmSync(join(cache, entry), { recursive: true, force: true });
    const fresh = mkdtempSync(join(cache, `${name}.new-`));
    try {
      await build(fresh);
      renameSync(fresh, target);
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
    return target;
  });
}
