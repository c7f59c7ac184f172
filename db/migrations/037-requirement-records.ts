import type { Knex } from 'knex';

const schema = `
  drop table requirement_records;
  drop function requirement_only_ends();

  -- A version never changes except for an earlier end, so that each past day keeps its answer. A correction is a row that
  -- replaces the version that it names on its days, from the instant of its recording. The last day is in force; a
  -- version that was withdrawn before its first day ends on the day before it.
  create table requirement_records (
    id uuid not null,
    code text not null,
    organization_id uuid,
    content jsonb not null,
    valid_from date not null,
    valid_to date,
    corrects_id uuid,
    correction_reason text,
    created_by uuid,
    created_at timestamptz not null default now(),
    ended_by uuid,
    constraint requirement_records_pkey primary key (id),
    constraint requirement_records_author_fkey foreign key (created_by) references users(id),
    constraint requirement_records_carrier_named check ((content ->> 'authority' = 'carrier') = (organization_id is not null)),
    constraint requirement_records_code_key unique (id, code),
    constraint requirement_records_correction_fkey foreign key (corrects_id, code) references requirement_records(id, code),
    constraint requirement_records_correction_has_reason check ((corrects_id is null) = (correction_reason is null)),
    constraint requirement_records_ender_fkey foreign key (ended_by) references users(id),
    constraint requirement_records_in_order check (valid_to >= valid_from - 1),
    constraint requirement_records_no_overlap exclude using gist (code with =, daterange(valid_from, valid_to + 1) with &&) where ((corrects_id is null)),
    -- All versions of a requirement belong to the same carrier, or to none.
    constraint requirement_records_one_owner exclude using gist (code with =, coalesce(organization_id, '00000000-0000-0000-0000-000000000000'::uuid) with <>),
    constraint requirement_records_organization_fkey foreign key (organization_id) references organizations(id)
  );

  create function requirement_only_ends() returns trigger language plpgsql as $function$
    begin
      if (new.id, new.code, new.organization_id, new.content, new.valid_from, new.corrects_id, new.correction_reason, new.created_by, new.created_at)
           is distinct from
           (old.id, old.code, old.organization_id, old.content, old.valid_from, old.corrects_id, old.correction_reason, old.created_by, old.created_at)
         or new.valid_to is null
         or new.valid_to > old.valid_to then
        raise exception '% rows never change except for an earlier end', tg_table_name;
      end if;
      return new;
    end $function$;
  create trigger requirement_records_only_end before update on requirement_records for each row execute function requirement_only_ends();
  create trigger requirement_records_stay before delete on requirement_records for each row execute function refuse_rewriting();
`;

/** The table as migration 017 creates it. */
const before = `
  drop table requirement_records;
  drop function requirement_only_ends();
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
`;

/**
 * Requirements in the form that the engine judges files by. The versions of before are not kept: no release had them, and
 * each start stores those of the product.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(before);
}
