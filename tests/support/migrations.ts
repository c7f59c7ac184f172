import type { Db } from '#db/core/handle';
import { migrationSource } from '#db/core/migration-source';

/** The source and the table of the migrations, as the product has them. */
export const migrationConfig = { migrationSource, tableName: 'schema_migrations' };

/** Undoes migrations, newest first, until this one is the next to run. */
export async function undoUntilBefore(db: Db, name: string): Promise<void> {
  for (;;) {
    const [done] = (await db.migrate.list(migrationConfig)) as [{ name: string }[]];
    if (!done.some((migration) => migration.name === name)) return;
    await db.migrate.down(migrationConfig);
  }
}
