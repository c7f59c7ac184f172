import type { Knex } from 'knex';

// Contains the name, so that reports count open spans without reading their rows.
const schema = `
  drop index candidacy_spans_open_idx;
  create index candidacy_spans_open_idx on candidacy_spans (organization_id, kind, started_at)
    include (name) where ended_at is null;
`;

/** Open spans counted from their index. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index candidacy_spans_open_idx;
    create index candidacy_spans_open_idx on candidacy_spans (organization_id, kind, started_at) where ended_at is null;
  `);
}
