import { EarlyEnd, reasonOf } from './fault.mjs';
import { portHolder } from './port-holder.mjs';
import { isPortTaken } from './ports.mjs';
import { lastLinesOf, pauseUnlessEnding } from './processes.mjs';
import { printLine } from './progress.mjs';

/** A process that ran for this long was not broken from the start, so that its next restart is quick again. */
const STEADY_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const MAX_EARLY_ENDS = 10;

/**
 * Starts a process and restarts it whenever it exits, with growing pauses. The launcher stops only if the process ends
 * ten times in a row before it is ready; never because it is slow, or because another process has its port.
 * @param {() => Promise<any>} start starts the process and resolves once it is ready
 * @param {{ parts: any, life: any, firstPauseMs?: number }} options
 */
export async function keepAlive(start, { parts, life, firstPauseMs = FIRST_PAUSE_MS }) {
  let pauseMs = firstPauseMs;

  const watch = (part) => {
    const readyAt = Date.now();
    void part.ended.then(() => {
      if (life.isEnding() || part.isStopped) return;
      if (Date.now() - readyAt >= STEADY_MS) pauseMs = firstPauseMs;
      printLine(`${part.name} exited unexpectedly. Restarting. ${lastLinesOf(part, 5)}`);
      parts.remove(part);
      void restart(part.name);
    });
    return part;
  };

  const restart = async (name) => {
    const problems = watchProblems(name);
    while (!life.isEnding()) {
      await pauseUnlessEnding(pauseMs);
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      if (life.isEnding()) return;
      try {
        watch(await start());
        return printLine(`${name} is running again.`);
      } catch (error) {
        if (life.isEnding()) return;
        problems.add(error);
        if (problems.earlyEnds() === MAX_EARLY_ENDS) return giveUp(life, `${name} keeps exiting. ${reasonOf(error)}`);
      }
    }
  };

  return watch(await start());
}

/** Counts the ends of a process before it was ready, and prints each new reason why it is not running. */
function watchProblems(name) {
  let earlyEnds = 0;
  let printed;
  const print = (text) => {
    if (text !== printed) printLine(text);
    printed = text;
  };
  return {
    add(error) {
      if (isPortTaken(error)) return print(`${name} cannot start: ${whoHasPort(error)} Trying again until it is free.`);
      if (error instanceof EarlyEnd) earlyEnds += 1;
      else print(`${name} is not running yet: ${reasonOf(error)}`);
    },
    earlyEnds: () => earlyEnds,
  };
}

function whoHasPort({ part }) {
  return part?.port ? `port ${part.port} is taken by ${portHolder(part.port)}.` : 'its port is taken.';
}

function giveUp(life, reason) {
  if (life.isEnding()) return;
  console.error(`Gladhand is stopping: ${reason}`);
  life.end(1);
}
