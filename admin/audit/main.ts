import { verifyAccessLog } from '#db/audit/verify-access-log';
import { createDatabase } from '#db/core/handle';
import { readEnvironment, secretsOf } from '#platform/env';
import { createSealer } from '#platform/sealing';

/** `npm run audit -- verify`: verifies the chains and seals of the access log; the exit code is 1 if one is broken. */
async function main([command]: readonly string[]): Promise<void> {
  if (command !== 'verify') throw new Error('Usage: npm run audit -- verify');
  const env = readEnvironment();
  const db = createDatabase(env.DATABASE_URL, { pool: 1 });
  try {
    const { drivers, entries, seals, broken } = await verifyAccessLog(db, createSealer(secretsOf(env)));
    for (const { driverId, what } of broken) {
      console.error(driverId === null ? `Seals: ${what}` : `Driver ${driverId}: ${what}`);
    }
    const checked = `${String(entries)} entries about ${String(drivers)} drivers, and ${String(seals)} seals`;
    console.log(
      broken.length === 0 ? `Verified ${checked}: unchanged` : `Verified ${checked}: ${String(broken.length)} broken`,
    );
    if (broken.length > 0) process.exitCode = 1;
  } finally {
    await db.destroy();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
