import type { Db } from './handle';
import { type TableRight, tableRights } from './table-rights';

/** The default statement timeout of the application role. A connection that needs longer sets its own. */
const STATEMENT_TIMEOUT = '5s';
/** The functions that only this role may call: they remove what a command was to make evidence of, and did not. */
const DELETIONS = ['delete_unconfirmed_responses', 'delete_unsent_notices', 'delete_refused_consents'];
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Grants the role in the application's URL read and write access to all tables, but no right to change the schema,
 * which only the owner has. Creates the role with the URL's password if it does not exist. Run it after each migration,
 * so that it covers new tables.
 */
export async function grantApplicationRole(owner: Db, applicationUrl: string): Promise<void> {
  const { username, password } = new URL(applicationUrl);
  const [role, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  const { rows } = await owner.raw<{ rows: { me: string; exists: boolean }[] }>(
    `select current_user as me, exists (select 1 from pg_roles where rolname = ?) as exists`,
    [role],
  );
  if (rows[0]?.me === role) return;
  if (rows[0]?.exists !== true) await runFormatted(owner, 'create role %I login password %L', [role, secret]);
  await owner.raw(
    `revoke create on schema public from public;
     grant usage on schema public to :role:;
     grant select, insert, update, delete on all tables in schema public to :role:;
     grant usage, select on all sequences in schema public to :role:;
     grant execute on function ${DELETIONS.join(', ')} to :role:;`.replaceAll(':role:', quoted(role)),
  );
  for (const [name, right] of Object.entries<TableRight>(tableRights)) {
    for (const table of await withPartitions(owner, name)) await owner.raw(limiting(right, quoted(role)), table);
  }
  await limitStatements(owner, role);
}

/** The statement that takes away what the right does not include; `:table:` is the table. */
function limiting(right: TableRight, role: string): string {
  switch (right) {
    case 'changed':
      return `revoke truncate on :table: from ${role}`;
    case 'kept':
      return `revoke delete, truncate on :table: from ${role}`;
    case 'record':
      return `revoke update, delete, truncate on :table: from ${role}`;
    case 'read':
      return `revoke insert, update, delete, truncate on :table: from ${role}`;
    default:
      return `revoke update, delete, truncate on :table: from ${role};
        grant update (${right.completes.map(quoted).join(', ')}) on :table: to ${role}`;
  }
}

/** Only its creator may be allowed to alter an existing role; the API's own pool sets the timeout in any case. */
async function limitStatements(owner: Db, role: string): Promise<void> {
  const { rows } = await owner.raw<{ rows: { database: string }[] }>('select current_database() as database');
  const where = `${quoted(role)} in database ${quoted(rows[0]?.database ?? '')}`;
  await owner.raw(`alter role ${where} set statement_timeout = '${STATEMENT_TIMEOUT}'`).catch((error: unknown) => {
    if ((error as { readonly code?: unknown }).code !== INSUFFICIENT_PRIVILEGE) throw error;
  });
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Lets the server quote the values, because this kind of statement takes no parameters. */
async function runFormatted(db: Db, template: string, values: readonly [string, string]): Promise<void> {
  const { rows } = await db.raw<{ rows: { sql: string }[] }>(`select format(?, ?::text, ?::text) as sql`, [
    template,
    ...values,
  ]);
  await db.raw(rows[0]?.sql ?? '');
}

/** The table and its partitions, each as the binding of a statement. */
async function withPartitions(owner: Db, name: string): Promise<{ readonly table: string }[]> {
  const parts: { table: string }[] = await owner('pg_inherits')
    .join('pg_class as part', 'part.oid', 'pg_inherits.inhrelid')
    .join('pg_class as whole', 'whole.oid', 'pg_inherits.inhparent')
    .where('whole.relname', name)
    .select({ table: 'part.relname' });
  return [{ table: name }, ...parts];
}
