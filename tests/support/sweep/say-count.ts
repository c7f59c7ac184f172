import { appendFileSync } from 'node:fs';

/** Prints how much was tried, and records it for `npm run sweep`. */
export function sayCount(line: string): void {
  process.stdout.write(`${line}\n`);
  const file = process.env['SWEEP_COUNTS'];
  if (file !== undefined) appendFileSync(file, `${line}\n`);
}
