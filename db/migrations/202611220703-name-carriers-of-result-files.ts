import type { Knex } from 'knex';

// A carrier's own result is the proof of no other carrier's.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `alter table result_files add column organization_id uuid
       constraint result_files_organization_fkey references organizations (id)`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table result_files drop column organization_id');
}
