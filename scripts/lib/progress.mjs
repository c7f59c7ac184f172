import { checkEnding } from './ending.mjs';
import { spanOf } from './idle.mjs';

const QUIET_MS = 2_000;
const HEARTBEAT_MS = 10_000;
const LATER_HEARTBEAT_MS = 30_000;

export function printLine(text) {
  process.stdout.write(`${text}\n`);
}

/**
 * Runs `work`, and prints its title and duration if it takes more than two seconds. Steps may run side by side: each line
 * names its step.
 */
export async function step(title, work) {
  checkEnding();
  const startedAt = Date.now();
  let hasPrinted = false;
  const print = () => {
    printLine(`  ${title} … ${elapsed(startedAt)}`);
    hasPrinted = true;
    timer = setTimeout(print, Date.now() - startedAt < 60_000 ? HEARTBEAT_MS : LATER_HEARTBEAT_MS);
  };
  let timer = setTimeout(print, QUIET_MS);
  try {
    const result = await work();
    if (hasPrinted) printLine(`  ${title}: done in ${elapsed(startedAt)}`);
    return result;
  } finally {
    clearTimeout(timer);
  }
}

export const elapsed = (startedAt) => spanOf(Date.now() - startedAt);
