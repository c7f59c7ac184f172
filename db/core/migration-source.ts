import type { Knex } from 'knex';
import { migrations } from '#db/migrations/list.generated';

interface NamedMigration {
  readonly name: string;
  readonly migration: Knex.Migration;
}

/** Names have no file extension, so that TypeScript and the bundle have the same ones. */
export const migrationSource: Knex.MigrationSource<NamedMigration> = {
  getMigrations: () => Promise.resolve([...migrations]),
  getMigrationName: ({ name }) => name,
  getMigration: ({ migration }) => Promise.resolve(migration),
};
