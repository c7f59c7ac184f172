import { createDatabase } from '#db/handle';
import { rebuildReadModels } from '#db/rebuild';
import { readOwnerUrl } from '#platform/env';

/** `npm run rebuild`: makes the read models anew from the stored events, as the owner of the tables; the workers must be stopped. */
async function main(): Promise<void> {
  const db = createDatabase(readOwnerUrl(), { pool: 1 });
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
