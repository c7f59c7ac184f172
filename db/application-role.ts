import type { Db } from './handle';

/** Records of what happened: the product adds to them and reads them, nothing else. */
const records = ['account_audit', 'access_log', 'workflow_events', 'consents', 'deletions'];
/** Read models whose rows change and never go: what is gone would look as if it had never been. */
const keptModels = ['candidacy_records'];
/** Tables that the product only reads: retention periods are set by the owner role. */
const settings = ['retention'];

/** A connection of the role that says nothing else ends its statements after this; what needs longer says so itself. */
const statementsWithin = '5s';
const mayNot = '42501';

/**
 * Lets the role of the product's URL read and write all tables, and change none: the schema belongs to the owner alone. A
 * role that is not there is made, with the password of the URL. Needed after each migration, for new tables.
 */
export async function admitApplication(owner: Db, applicationUrl: string): Promise<void> {
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
     grant usage, select on all sequences in schema public to :role:;`.replaceAll(':role:', quoted(role)),
  );
  for (const name of await withPartitions(owner)) {
    await owner.raw(`revoke update, delete, truncate on ?? from ${quoted(role)}`, [name]);
  }
  for (const name of keptModels) {
    await owner.raw(`revoke delete, truncate on ?? from ${quoted(role)}`, [name]);
  }
  for (const name of settings) {
    await owner.raw(`revoke insert, update, delete, truncate on ?? from ${quoted(role)}`, [name]);
  }
  await limitStatements(owner, role);
}

/** A role that somebody else made may be theirs alone to change; the API's own pool has the limit in any case. */
async function limitStatements(owner: Db, role: string): Promise<void> {
  const { rows } = await owner.raw<{ rows: { database: string }[] }>('select current_database() as database');
  const where = `${quoted(role)} in database ${quoted(rows[0]?.database ?? '')}`;
  await owner.raw(`alter role ${where} set statement_timeout = '${statementsWithin}'`).catch((error: unknown) => {
    if ((error as { readonly code?: unknown }).code !== mayNot) throw error;
  });
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The server quotes what stands in a statement that takes no parameters. */
async function runFormatted(db: Db, template: string, values: readonly [string, string]): Promise<void> {
  const { rows } = await db.raw<{ rows: { sql: string }[] }>(`select format(?, ?::text, ?::text) as sql`, [
    template,
    ...values,
  ]);
  await db.raw(rows[0]?.sql ?? '');
}

async function withPartitions(db: Db): Promise<string[]> {
  const parts: { name: string }[] = await db('pg_inherits')
    .join('pg_class as part', 'part.oid', 'pg_inherits.inhrelid')
    .join('pg_class as whole', 'whole.oid', 'pg_inherits.inhparent')
    .whereIn('whole.relname', records)
    .select({ name: 'part.relname' });
  return [...records, ...parts.map(({ name }) => name)];
}
