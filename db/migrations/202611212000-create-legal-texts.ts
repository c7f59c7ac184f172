import type { Knex } from 'knex';

// What people are shown and sign. A row never changes: a signature names it.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table legal_texts (
      id uuid constraint legal_texts_pkey primary key,
      kind text not null,
      language text not null,
      version text not null,
      status text not null,
      title text not null,
      body text not null,
      sha256 bytea not null,
      effective_from date not null,
      created_at timestamptz not null default now(),
      constraint legal_texts_version_key unique (kind, language, version),
      constraint legal_texts_status_known check (status in ('template', 'approved'))
    )`);
  await knex.raw('create index legal_texts_hash_idx on legal_texts (sha256)');
  await knex.raw(`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% rows never change', tg_table_name;
    end $$`);
  await knex.raw(`
    create trigger legal_texts_never_change before update on legal_texts
    for each row execute function refuse_change()`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table legal_texts');
  await knex.raw('drop function refuse_change()');
}
