import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf } from './fault.mjs';
import { isRunning, lastLines } from './processes.mjs';
import { printLine } from './progress.mjs';

const MAX_RESTARTS_PER_MINUTE = 5;

/**
 * Starts a process and restarts it whenever it exits. If it keeps exiting, the launcher stops.
 * @param start starts the process and resolves once it is ready
 */
export async function keepAlive(start, { parts, life }) {
  const ends = [];

  const watch = (part) => {
    if (isRunning(part)) part.child.once('exit', () => void restart(part));
    else void restart(part);
    return part;
  };

  const restart = async (ended) => {
    if (life.isEnding()) return;
    printLine(`${ended.name} exited unexpectedly. Restarting. ${lastLines(ended.log, 5)}`);
    parts.remove(ended);
    for (let reason; ;) {
      ends.push(Date.now());
      if (ends.filter((at) => at > Date.now() - 60_000).length > MAX_RESTARTS_PER_MINUTE) {
        return giveUp(life, `${ended.name} keeps exiting. ${reason ?? ''}`);
      }
      await pause(500);
      if (life.isEnding()) return;
      try {
        watch(await start());
        return printLine(`${ended.name} is running again.`);
      } catch (error) {
        reason = reasonOf(error);
      }
    }
  };

  return watch(await start());
}

function giveUp(life, reason) {
  if (life.isEnding()) return;
  console.error(`Gladhand is stopping: ${reason}`);
  life.end(1);
}
