import type { Knex } from 'knex';

// Reports show lengths in tenths of a day: counted by tenth, thousands of spans are a few hundred rows that need no sorting.
const schema = `
  alter table candidacy_spans add column tenths_of_day integer
    generated always as (floor(date_part('epoch', ended_at - started_at) / 8640 + 0.5)::integer) stored;
  drop index candidacy_spans_ended_idx;
  create index candidacy_spans_ended_idx on candidacy_spans (organization_id, ended_at)
    include (kind, name, outcome, tenths_of_day) where ended_at is not null;
`;

/** The length of a span that ended, in tenths of a day. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index candidacy_spans_ended_idx;
    alter table candidacy_spans drop column tenths_of_day;
    create index candidacy_spans_ended_idx on candidacy_spans (organization_id, ended_at)
      include (kind, name, started_at, outcome) where ended_at is not null;
  `);
}
