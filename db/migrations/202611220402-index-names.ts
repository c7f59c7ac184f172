import type { Knex } from 'knex';

// Three letters in a row find a name without reading all of them; two find the beginning of a word.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create extension if not exists pg_trgm;
    create index drivers_name_idx on drivers using gin (lower(first_name || ' ' || last_name) gin_trgm_ops);
    create index organizations_name_idx on organizations using gin (lower(name) gin_trgm_ops);
    create index job_order_versions_title_idx on job_order_versions using gin (lower(content ->> 'title') gin_trgm_ops);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index job_order_versions_title_idx, organizations_name_idx, drivers_name_idx;
    drop extension pg_trgm;
  `);
}
