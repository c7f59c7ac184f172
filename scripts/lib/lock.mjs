import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensureFolder, readJson } from './folders.mjs';
import { identityOf, isAlive } from './process-identity.mjs';
import { pauseUnlessEnding } from './processes.mjs';
import { step } from './progress.mjs';

/** Acquires the lock, or returns its holder. Locks of dead processes are released. */
export function tryLock(file) {
  ensureFolder(dirname(file));
  // A hard link appears with its content, while a file that is created and then written can be read empty in between.
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify(identityOf(process.pid)));
  try {
    for (;;) {
      if (linked(mine, file)) return undefined;
      const holder = readJson(file);
      if (isAlive(holder)) return holder;
      removeStale(file, holder);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

function linked(mine, file) {
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

// Two processes may find the same stale lock. If the renamed file turns out to be a fresh lock, it is put back.
function removeStale(file, stale) {
  const caught = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, caught);
  } catch {
    return;
  }
  if (JSON.stringify(readJson(caught)) !== JSON.stringify(stale)) linked(caught, file);
  rmSync(caught, { force: true });
}

export function unlock(file) {
  if (readJson(file)?.pid === process.pid) rmSync(file, { force: true });
}

/** Runs `work` under the lock. A second process waits and prints the holder's pid. */
export async function withLock(file, work) {
  const holder = tryLock(file);
  if (holder) await step(`Waiting for another setup (process ${holder.pid})`, () => waitForLock(file));
  try {
    return await work();
  } finally {
    unlock(file);
  }
}

async function waitForLock(file) {
  while (tryLock(file)) await pauseUnlessEnding(200);
}
