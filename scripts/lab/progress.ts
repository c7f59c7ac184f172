const startedAt = Date.now();

/** A line of progress with the time since the start; on standard error, so that the figures stay alone. */
export function say(text: string): void {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0).padStart(4);
  process.stderr.write(`${seconds} s  ${text}\n`);
}
