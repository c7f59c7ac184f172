import { setPriority } from 'node:os';
import { RANK } from './process-registry.mjs';
import { pauseUnlessEnding, spawnPart } from './processes.mjs';
import { printLine } from './progress.mjs';

/** Anything that the product does is more urgent. */
const LOW_PRIORITY = 10;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Runs the program that seeds the rest of the demo, while people already use the product. It ends with 0 when the demo is
 * complete; otherwise it is started again, after growing pauses, and continues.
 * @param {{ name: string, command: string, args: string[], env: any, log: string }} program
 * @param {{ parts: any, life: any, firstPauseMs?: number }} options
 * @returns {Promise<boolean>} whether the demo is complete; it is not if the launcher stops first
 */
export async function seedBehind(program, { parts, life, firstPauseMs = FIRST_PAUSE_MS }) {
  for (let pauseMs = firstPauseMs; !life.isEnding(); pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const code = await runQuietly(program, parts);
    if (life.isEnding()) return false;
    if (code === 0) {
      printLine('All demo data is there.');
      return true;
    }
    if (pauseMs === firstPauseMs)
      printLine(`${program.name}: seeding stopped and continues. Its log is ${program.log}`);
    await pauseUnlessEnding(pauseMs);
  }
  return false;
}

async function runQuietly(program, parts) {
  const part = parts.add(spawnPart(program), RANK.seeding);
  // Only the priority of a running process can be lowered.
  if (part.child.pid !== undefined) setPriority(part.child.pid, LOW_PRIORITY);
  await part.ended;
  parts.remove(part);
  return part.child.exitCode;
}
