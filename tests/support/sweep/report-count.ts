import { appendFileSync } from 'node:fs';

/** Prints the number of requests, and records it for `npm run sweep`. */
export function reportCount(line: string): void {
  process.stdout.write(`${line}\n`);
  const file = process.env['SWEEP_COUNTS'];
  if (file !== undefined) appendFileSync(file, `${line}\n`);
}
