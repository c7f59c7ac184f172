const QUIET_MS = 2_000;
const HEARTBEAT_MS = 10_000;
const LATER_HEARTBEAT_MS = 30_000;

export function printLine(text) {
  process.stdout.write(`${text}\n`);
}

/** Runs `work`, and prints its title and duration if it takes more than two seconds. */
export async function step(title, work) {
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

export function elapsed(startedAt) {
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
