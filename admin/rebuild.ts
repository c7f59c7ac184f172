import { createDatabase } from '#db/core/handle';
import { rebuildReadModels } from '#db/core/rebuild';
import { readOwnerUrl } from '#platform/env';

/** `npm run rebuild`: rebuilds the read models from the stored events, as the table owner. The workers must be stopped. */
async function main(): Promise<void> {
  const db = createDatabase(readOwnerUrl(), { pool: 1 });
  try {
    const { drivers, orders, candidacies } = await rebuildReadModels(db);
    console.log(
      `Replayed ${String(drivers)} driver events, ${String(orders)} order events and ${String(candidacies)} candidacy events`,
    );
  } finally {
    await db.destroy();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
