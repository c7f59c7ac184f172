import { createDatabase } from '#db/core/handle';
import { verifyLedger } from '#db/ledger/verify';
import { readEnvironment } from '#platform/env';

/** `npm run ledger -- verify`: verifies the books; the exit code is 1 if a rule is broken. */
async function main([command]: readonly string[]): Promise<void> {
  if (command !== 'verify') throw new Error('Usage: npm run ledger -- verify');
  const db = createDatabase(readEnvironment().DATABASE_URL, { pool: 1 });
  try {
    const { transactions, rules, broken } = await verifyLedger(db);
    for (const { name, findings } of broken) console.error(`Broken: ${name}\n  ${findings.join('\n  ')}`);
    const checked = `${String(transactions)} transactions against ${String(rules)} rules`;
    console.log(
      broken.length === 0 ? `Verified ${checked}: correct` : `Verified ${checked}: ${String(broken.length)} broken`,
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
