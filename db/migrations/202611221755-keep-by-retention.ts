import type { Knex } from 'knex';

/** How long what may be forgotten is kept after it has expired or was settled, and a line for everything that was deleted. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table retention (
      kind text constraint retention_pkey primary key,
      keep_for interval not null constraint retention_keep_for_positive check (keep_for > interval '0'),
      reason text not null
    )`);
  await knex.raw(`
    insert into retention (kind, keep_for, reason) values
      ('keys', '7 days', 'Answers for repeats: longer than anybody repeats a request'),
      ('words', '7 days', 'Words that were passed on to workflows'),
      ('messages', '30 days', 'Settled messages of staff: as long as somebody may look into what became of one'),
      ('links', '7 days', 'Expired links, with the address that they went to'),
      ('codes', '7 days', 'Expired codes, with the phone number that they went to'),
      ('notes', '7 days', 'Texts of commands that were refused: nothing names them'),
      ('sentTexts', '1095 days', 'Words of messages in a driver''s timeline: three years, as the driver''s file (49 CFR 391.51)'),
      ('deletions', '1095 days', 'These reports themselves')`);
  await knex.raw(`
    create table deletions (
      id bigint generated always as identity constraint deletions_pkey primary key,
      at timestamptz not null,
      kind text not null,
      count integer not null
    )`);
  await knex.raw('create index deletions_at_idx on deletions (at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table deletions; drop table retention');
}
