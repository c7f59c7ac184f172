import type { Knex } from 'knex';

/** Records of what happened: who has the database may add to them and change nothing. */
const records = ['account_audit', 'access_log', 'workflow_events', 'consents'];

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function refuse_rewriting() returns trigger language plpgsql as $function$
    begin
      -- A person who is erased takes the rows along, by the foreign key.
      if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
      raise exception '% is a record: its rows are never changed or deleted', tg_table_name;
    end $function$`);
  for (const name of records) {
    await knex.raw(`create trigger ${name}_stay before update or delete on ${name}
      for each row execute function refuse_rewriting()`);
    await knex.raw(`create trigger ${name}_stay_whole before truncate on ${name}
      for each statement execute function refuse_rewriting()`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of records) {
    await knex.raw(`drop trigger ${name}_stay_whole on ${name}; drop trigger ${name}_stay on ${name}`);
  }
  await knex.raw('drop function refuse_rewriting()');
}
