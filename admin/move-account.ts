import { moveAccount } from '#api/accounts/move-account';
import { createDatabase } from '#db/core/handle';
import { EmailAddress } from '#domain/accounts/fields/schema';
import { readEnvironment, secretsOf } from '#platform/env';
import { createSealer } from '#platform/sealing';

/** `npm run account:move -- <email> <new email>`: restores access after the loss of email and phone (docs/runbook.md). */
async function main(): Promise<void> {
  const [from, to] = process.argv.slice(2);
  if (from === undefined || to === undefined) throw new Error('Usage: npm run account:move -- <email> <new email>');
  if (!EmailAddress.safeParse(to).success) throw new Error(`${to} is not an email address`);
  const env = readEnvironment();
  const db = createDatabase(env.DATABASE_URL, { pool: 1 });
  const ctx = { sealer: createSealer(secretsOf(env)), publicUrl: env.PUBLIC_URL, now: () => new Date() };
  try {
    await db.transaction((trx) => moveAccount(trx, ctx, { from, to }));
  } finally {
    await db.destroy();
  }
  console.log(`The account of ${from} now uses ${to}. A link to set a new password was sent there.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
