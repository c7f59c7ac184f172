import type { Knex } from 'knex';

const schema = `
  create function requirement_only_ends() returns trigger language plpgsql as $function$
    begin
      if (new.id, new.code, new.content, new.effective_from, new.created_by, new.created_at)
           is distinct from (old.id, old.code, old.content, old.effective_from, old.created_by, old.created_at)
         or new.effective_to is null
         or new.effective_to > old.effective_to then
        raise exception '% rows never change except for an earlier end', tg_table_name;
      end if;
      return new;
    end $function$;

  -- A version never changes except for an earlier end, so the requirements of a past day stay the same. Only one version
  -- of a requirement applies on a day.
  create table requirement_records (
    id uuid not null,
    code text not null,
    content jsonb not null,
    effective_from date not null,
    effective_to date,
    created_by uuid,
    created_at timestamptz not null default now(),
    ended_by uuid,
    constraint requirement_records_pkey primary key (id),
    constraint requirement_records_author_fkey foreign key (created_by) references users(id),
    constraint requirement_records_ender_fkey foreign key (ended_by) references users(id),
    constraint requirement_records_in_order check (effective_to >= effective_from),
    constraint requirement_records_no_overlap exclude using gist (code with =, daterange(effective_from, effective_to) with &&)
  );
  create trigger requirement_records_only_end before update on requirement_records for each row execute function requirement_only_ends();

  -- Dates that no other table has, entered by operations: evidence of a carrier, and periods of employment. An entry
  -- made by mistake is marked as withdrawn, not deleted.
  create table driver_facts (
    id uuid not null,
    driver_id uuid not null,
    organization_id uuid,
    kind text not null,
    on_date date not null,
    ends_on date,
    entered_by uuid not null,
    entered_at timestamptz not null,
    withdrawn_by uuid,
    withdrawn_at timestamptz,
    constraint driver_facts_pkey primary key (id),
    constraint driver_facts_author_fkey foreign key (entered_by) references users(id),
    constraint driver_facts_driver_fkey foreign key (driver_id) references drivers(id),
    constraint driver_facts_in_order check (ends_on >= on_date),
    constraint driver_facts_organization_fkey foreign key (organization_id) references organizations(id),
    constraint driver_facts_withdrawer_fkey foreign key (withdrawn_by) references users(id),
    constraint driver_facts_withdrawn check ((withdrawn_by is null) = (withdrawn_at is null))
  );
  create index driver_facts_driver_idx on driver_facts (driver_id, on_date);
`;

/** Requirements of a driver's file as dated versions, and facts that operations enter. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table driver_facts, requirement_records;
    drop function requirement_only_ends();
  `);
}
