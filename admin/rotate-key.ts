import { rewrapPersonKeys } from '#db/accounts/person-key-store';
import { createDatabase } from '#db/core/handle';
import { readEnvironment, secretsOf } from '#platform/env';
import { createVault } from '#platform/vault';

/** `npm run rotate-key`: re-encrypts all data keys with the current GLADHAND_KEY. GLADHAND_PREVIOUS_KEYS decrypts them. */
async function main(): Promise<void> {
  const env = readEnvironment();
  const db = createDatabase(env.DATABASE_URL, { pool: 1 });
  try {
    const { wrapped, kept } = await rewrapPersonKeys(db, createVault(secretsOf(env)));
    console.log(`${String(wrapped)} keys re-encrypted, ${String(kept)} already used the current key`);
  } finally {
    await db.destroy();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
