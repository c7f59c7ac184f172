import { accessSync, constants, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Fault, reasonOf } from './fault.mjs';
import { cacheFolder } from './folders.mjs';
import { withLock } from './lock.mjs';

/** The full path of a program on PATH. */
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
 * Tries the places one after the other. A place answers a value, answers nothing, or throws; when no place
 * has a value, the error says what each of them lacked and what the reader can install.
 * @param places list of [name, function]
 */
export async function firstOf(what, places, advice) {
  const reasons = [];
  for (const [name, look] of places) {
    try {
      const found = await look();
      if (found !== undefined) return found;
      reasons.push(`${name}: not there`);
    } catch (error) {
      reasons.push(`${name}: ${reasonOf(error)}`);
    }
  }
  throw new Fault(`${what} cannot be had. ${advice}\n${reasons.map((reason) => `  ${reason}`).join('\n')}`);
}

/**
 * Makes the folder `name` of the cache once: `build` fills a temporary folder, which then gets the name, so that
 * a build that was killed is never taken for a whole one. Others who want the same wait.
 */
export async function cached(name, build) {
  const cache = cacheFolder();
  const target = join(cache, name);
  return withLock(join(cache, `${name}.lock`), async () => {
    if (existsSync(target)) return target;
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
