const startedAt = Date.now();

/** Prints progress with the elapsed time to stderr; stdout is for the figures. */
export function logProgress(text: string): void {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0).padStart(4);
  process.stderr.write(`${seconds} s  ${text}\n`);
}
