import type { Knex } from 'knex';

// What a driver's file needs, as dated versions. A version never changes but for its last day, which only comes nearer:
// so a past day keeps its answer. No day has two versions of one requirement.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table requirement_records (
      id uuid constraint requirement_records_pkey primary key,
      code text not null,
      content jsonb not null,
      effective_from date not null,
      effective_to date,
      created_by uuid constraint requirement_records_author_fkey references users (id),
      created_at timestamptz not null default now(),
      ended_by uuid constraint requirement_records_ender_fkey references users (id),
      constraint requirement_records_in_order check (effective_to >= effective_from),
      constraint requirement_records_no_overlap
        exclude using gist (code with =, daterange(effective_from, effective_to) with &&)
    )`);
  await knex.raw(`
    create function requirement_only_ends() returns trigger language plpgsql as $$
    begin
      if (new.id, new.code, new.content, new.effective_from, new.created_by, new.created_at)
           is distinct from (old.id, old.code, old.content, old.effective_from, old.created_by, old.created_at)
         or new.effective_to is null
         or new.effective_to > old.effective_to then
        raise exception '% rows never change but for an earlier end', tg_table_name;
      end if;
      return new;
    end $$`);
  await knex.raw(`
    create trigger requirement_records_only_end before update on requirement_records
    for each row execute function requirement_only_ends()`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table requirement_records');
  await knex.raw('drop function requirement_only_ends()');
}
