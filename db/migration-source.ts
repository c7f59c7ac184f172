import type { Knex } from 'knex';

import * as createOrganizations from './migrations/202611210900-create-organizations';
import * as createUsers from './migrations/202611210901-create-users';
import * as createSessions from './migrations/202611210902-create-sessions';
import * as createIdempotencyKeys from './migrations/202611210903-create-idempotency-keys';
import * as createRateLimits from './migrations/202611210904-create-rate-limits';
import * as createSocketIoAttachments from './migrations/202611210905-create-socket-io-attachments';
import * as createAccessLog from './migrations/202611210906-create-access-log';
import * as createOutbox from './migrations/202611210907-create-outbox';

interface NamedMigration {
  readonly name: string;
  readonly migration: Knex.Migration;
}

/** Imported one by one, so that the list is the same in TypeScript and in the bundle; names have no ending. */
const migrations: readonly NamedMigration[] = [
  { name: '202611210900-create-organizations', migration: createOrganizations },
  { name: '202611210901-create-users', migration: createUsers },
  { name: '202611210902-create-sessions', migration: createSessions },
  { name: '202611210903-create-idempotency-keys', migration: createIdempotencyKeys },
  { name: '202611210904-create-rate-limits', migration: createRateLimits },
  { name: '202611210905-create-socket-io-attachments', migration: createSocketIoAttachments },
  { name: '202611210906-create-access-log', migration: createAccessLog },
  { name: '202611210907-create-outbox', migration: createOutbox },
];

export const migrationSource: Knex.MigrationSource<NamedMigration> = {
  getMigrations: () => Promise.resolve([...migrations]),
  getMigrationName: ({ name }) => name,
  getMigration: ({ migration }) => Promise.resolve(migration),
};
