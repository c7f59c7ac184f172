import type { Knex } from 'knex';

/** Evidence that is whole when it is stored. */
const records = ['adverse_reports', 'item_reviews', 'candidate_note_versions', 'carrier_result_changes'];

// A response, a contact and a letter are stored before the event or the email that makes them facts. From then on they stay.
const schema = `
  create function refuse_rewriting_recorded() returns trigger language plpgsql as $$
  begin
    if old.seq is not null then
      raise exception '% is a record: its rows stay as they are', tg_table_name using errcode = 'insufficient_privilege';
    end if;
    return case tg_op when 'DELETE' then old else new end;
  end
  $$;
  create function refuse_rewriting_delivered() returns trigger language plpgsql as $$
  begin
    if old.delivery <> 'waiting' then
      raise exception '% is a record: its rows stay as they are', tg_table_name using errcode = 'insufficient_privilege';
    end if;
    return case tg_op when 'DELETE' then old else new end;
  end
  $$;
  create function refuse_rewriting_sent() returns trigger language plpgsql as $$
  begin
    if old.response_id is not null then
      raise exception '% is a record: its rows stay as they are', tg_table_name using errcode = 'insufficient_privilege';
    end if;
    return case tg_op when 'DELETE' then old else new end;
  end
  $$;
  create trigger verification_responses_stay before delete or update on verification_responses for each row
    execute function refuse_rewriting_recorded();
  create trigger verification_attempts_stay before delete or update on verification_attempts for each row
    execute function refuse_rewriting_recorded();
  create trigger adverse_notices_stay before delete or update on adverse_notices for each row
    execute function refuse_rewriting_delivered();
  create trigger verification_files_stay before delete or update on verification_files for each row
    execute function refuse_rewriting_sent();
`;

const completed = ['verification_responses', 'verification_attempts', 'adverse_notices', 'verification_files'];

/** The evidence of an adverse action, a past employer's answer or a review cannot be rewritten, not even by the owner. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
  for (const table of records) {
    await knex.raw(
      `create trigger ${table}_stay before delete or update on ${table} for each row execute function refuse_rewriting()`,
    );
  }
  for (const table of [...records, ...completed]) {
    await knex.raw(
      `create trigger ${table}_stay_whole before truncate on ${table} for each statement execute function refuse_rewriting()`,
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [...records, ...completed]) {
    await knex.raw(`drop trigger ${table}_stay on ${table}; drop trigger ${table}_stay_whole on ${table};`);
  }
  await knex.raw(
    'drop function refuse_rewriting_recorded; drop function refuse_rewriting_delivered; drop function refuse_rewriting_sent;',
  );
}
