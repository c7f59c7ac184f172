import type { Knex } from 'knex';

const schema = `
  create index driver_files_audit_idx on driver_files (created_at) where (purpose = 'audit');
`;

/** PDFs that no packet has are deleted after a day. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index driver_files_audit_idx');
}
