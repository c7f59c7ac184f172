import { createDatabase } from '#db/handle';
import { rewrapPersonKeys } from '#db/stores/person-key-store';
import { readEnvironment, secretsOf } from '#platform/env';
import { createVault } from '#platform/vault';

/** `npm run rotate-key`: wraps everybody's data key with the present GLADHAND_KEY; GLADHAND_PREVIOUS_KEYS opens it. */
async function main(): Promise<void> {
  const env = readEnvironment();
  const db = createDatabase(env.DATABASE_URL, { pool: 1 });
  try {
    const { wrapped, kept } = await rewrapPersonKeys(db, createVault(secretsOf(env)));
    console.log(`${String(wrapped)} keys were wrapped anew, ${String(kept)} had the present key already`);
  } finally {
    await db.destroy();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
