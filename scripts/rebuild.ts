import { createDatabase } from '#db/handle';
import { rebuildReadModels } from '#db/rebuild';

/** `npm run rebuild`: makes the read models anew from the stored events; the workers must be stopped. */
async function main(): Promise<void> {
  const databaseUrl = process.env['DATABASE_URL'];
  if (databaseUrl === undefined || databaseUrl === '') throw new Error('DATABASE_URL is missing');
  const db = createDatabase(databaseUrl, { pool: 1 });
  try {
    const { drivers, orders, candidacies } = await rebuildReadModels(db);
    console.log(
      `Replayed ${String(drivers)} events of drivers, ${String(orders)} of orders, ${String(candidacies)} of candidacies`,
    );
  } finally {
    await db.destroy();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
