import type { Db } from './handle';

/** Append-only records: the application role may insert and read, but not update or delete. */
const records = [
  'account_audit',
  'access_log',
  'access_log_seals',
  'workflow_events',
  'consents',
  'deletions',
  'evidence',
  'evidence_reviews',
  'stated_facts',
  'file_export_events',
  'audit_views',
  'audit_productions',
  'verification_consents',
  'order_markups',
];
/** Read models whose rows are updated but never deleted: a missing row would look as if it had never existed. */
const keptModels = [
  'candidacy_records',
  'employments',
  'file_exports',
  'audits',
  'audit_files',
  'audit_links',
  'verification_attempts',
  'verification_links',
  'verification_responses',
];
/**
 * Tables that the application only reads: the owner role sets the retention periods and seeds the demo, and a trigger writes
 * the heads of the access log's chains.
 */
const settings = ['retention', 'access_log_heads', 'demo_worlds', 'demo_steps'];

/** The default statement timeout of the application role. A connection that needs longer sets its own. */
const STATEMENT_TIMEOUT = '5s';
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
     grant execute on all functions in schema public to :role:;`.replaceAll(':role:', quoted(role)),
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

async function withPartitions(db: Db): Promise<string[]> {
  const parts: { name: string }[] = await db('pg_inherits')
    .join('pg_class as part', 'part.oid', 'pg_inherits.inhrelid')
    .join('pg_class as whole', 'whole.oid', 'pg_inherits.inhparent')
    .whereIn('whole.relname', records)
    .select({ name: 'part.relname' });
  return [...records, ...parts.map(({ name }) => name)];
}
