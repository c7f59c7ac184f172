import type { Knex } from 'knex';

// The application's role deletes no evidence. These functions delete only what a command was to make evidence of, and did
// not: a response without its event, and a letter that no event recorded in the driver's file.
const functions = `
  create function delete_unconfirmed_responses(before timestamp with time zone, one uuid)
    returns table (driver_id uuid, file_id uuid)
    language sql security definer set search_path = pg_catalog as $function$
      with gone as (
        delete from public.verification_responses
        where seq is null and at < before and (one is null or id = one)
        returning driver_id, file_id, tests_file_id
      )
      select driver_id, file_id from gone
      union all
      select driver_id, tests_file_id from gone where tests_file_id is not null
    $function$;
  create function delete_unsent_notices(before timestamp with time zone, one uuid)
    returns table (driver_id uuid, file_id uuid)
    language sql security definer set search_path = pg_catalog as $function$
      delete from public.adverse_notices as notices
      where delivery = 'waiting' and created_at < before and (one is null or id = one)
        and not exists (select from public.evidence where evidence.file_id = notices.file_id)
      returning driver_id, file_id
    $function$;
  revoke all on function delete_unconfirmed_responses, delete_unsent_notices from public;
`;

/**
 * Files that the product drew itself are served as they are; of other PDFs, readers get copies. Two
 * functions delete rows that a refused command stored.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table driver_files add column is_drawn boolean not null default false');
  await knex.raw(functions);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function delete_unsent_notices, delete_unconfirmed_responses');
  await knex.raw('alter table driver_files drop column is_drawn');
}
