import type { Knex } from 'knex';

/** The title of an order's version as a column: lists sort by it, and most pages show it without the rest of the content. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table job_order_versions add column title text not null generated always as (content ->> 'title') stored;
    drop index job_order_versions_title_idx;
    create index job_order_versions_title_idx on job_order_versions using gin (lower(title) gin_trgm_ops);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table job_order_versions drop column title;
    create index job_order_versions_title_idx on job_order_versions using gin (lower((content ->> 'title')) gin_trgm_ops);
  `);
}
