import { createDatabase } from '#db/core/handle';
import { readDatabaseUrl } from '#platform/env';
import { importCensus } from './import-census';

const PROGRESS_INTERVAL_MS = 2_000;
const USAGE = 'Usage: npm run fmcsa -- import FILE [--remove]';

/** `npm run fmcsa -- import FILE [--remove]`: imports the public FMCSA census file (CSV). */
async function main(): Promise<void> {
  const [command, file, option] = process.argv.slice(2);
  if (command !== 'import' || file === undefined || ![undefined, '--remove'].includes(option)) throw new Error(USAGE);
  const db = createDatabase(readDatabaseUrl(), { pool: 1 });
  const startedAt = Date.now();
  try {
    const { carriers, skipped, changed, removed } = await importCensus(db, file, {
      progress: progressLogger(),
      mayRemoveMany: option === '--remove',
    });
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(
      `${count(carriers)} carriers read in ${seconds} s: ${count(changed)} added or changed, ${count(removed)} removed`,
    );
    if (skipped > 0) console.log(`${count(skipped)} lines without a DOT number or name were skipped`);
  } finally {
    await db.destroy();
  }
}

const count = (number: number): string => number.toLocaleString('en-US');

/** Prints progress every two seconds. */
function progressLogger(): (fraction: number) => void {
  let last = Date.now();
  return (fraction) => {
    if (Date.now() - last < PROGRESS_INTERVAL_MS) return;
    last = Date.now();
    console.log(fraction < 1 ? `  ${(fraction * 100).toFixed(0)}% read` : '  100% read, updating the table');
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
