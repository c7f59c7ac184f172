const QUIET = 2_000;
const HEARTBEAT = 10_000;
const LATER_HEARTBEAT = 30_000;

export function printLine(text) {
  process.stdout.write(`${text}\n`);
}

/** Runs `work`, and prints its title and duration if it takes more than two seconds. */
export async function step(title, work) {
  const begun = Date.now();
  let hasPrinted = false;
  const print = () => {
    printLine(`  ${title} … ${elapsed(begun)}`);
    hasPrinted = true;
    timer = setTimeout(print, Date.now() - begun < 60_000 ? HEARTBEAT : LATER_HEARTBEAT);
  };
  let timer = setTimeout(print, QUIET);
  try {
    const result = await work();
    if (hasPrinted) printLine(`  ${title}: done in ${elapsed(begun)}`);
    return result;
  } finally {
    clearTimeout(timer);
  }
}

export function elapsed(begun) {
  const seconds = Math.round((Date.now() - begun) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
