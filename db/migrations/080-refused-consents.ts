import type { Knex } from 'knex';

// A signed consent is a record once it is evidence in a carrier's file: the same transaction stores the event and the evidence.
// Before that, it is what a command was to make a record of.
const functions = `
  create function refuse_rewriting_consents() returns trigger language plpgsql as $function$
  begin
    -- Allows cascading deletes: erasing a person's data deletes these rows through the foreign key.
    if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
    if tg_op = 'DELETE' and not exists (select from public.evidence
        where evidence.driver_id = old.driver_id and evidence.file_id = old.file_id) then return old; end if;
    raise exception '% is a record: its rows stay as they are', tg_table_name using errcode = 'insufficient_privilege';
  end
  $function$;
  create function delete_refused_consents(before timestamp with time zone, one uuid)
    returns table (driver_id uuid, file_id uuid)
    language sql security definer set search_path = pg_catalog as $function$
      delete from public.verification_consents as consents
      where signed_at < before and (one is null or id = one)
        and not exists (select from public.evidence
          where evidence.driver_id = consents.driver_id and evidence.file_id = consents.file_id)
      returning driver_id, file_id
    $function$;
  revoke all on function delete_refused_consents from public;
  drop trigger verification_consents_stay on verification_consents;
  create trigger verification_consents_stay before delete or update on verification_consents
    for each row execute function refuse_rewriting_consents();
`;

/** A function deletes the consent to ask a past employer whose signature was refused. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(functions);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger verification_consents_stay on verification_consents;
    create trigger verification_consents_stay before delete or update on verification_consents
      for each row execute function refuse_rewriting();
    drop function delete_refused_consents, refuse_rewriting_consents;
  `);
}
