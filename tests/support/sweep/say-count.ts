import { appendFileSync } from 'node:fs';

/** How much was tried, for whoever reads the run, and for `npm run sweep`, which writes it down. */
export function sayCount(line: string): void {
  process.stdout.write(`${line}\n`);
  const file = process.env['SWEEP_COUNTS'];
  if (file !== undefined) appendFileSync(file, `${line}\n`);
}
