import type { Knex } from 'knex';

// What a driver was shown, how far he read, and what he signed: proof, so that no row of a consent ever changes.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table legal_readings (
      driver_id uuid not null constraint legal_readings_driver_fkey references drivers (id) on delete cascade,
      text_id uuid not null constraint legal_readings_text_fkey references legal_texts (id),
      opened_at timestamptz not null,
      end_reached_at timestamptz,
      constraint legal_readings_pkey primary key (driver_id, text_id)
    )`);
  await knex.raw(`
    create table consents (
      id uuid constraint consents_pkey primary key,
      driver_id uuid not null constraint consents_driver_fkey references drivers (id) on delete cascade,
      text_id uuid not null constraint consents_text_fkey references legal_texts (id),
      kind text not null,
      version text not null,
      language text not null,
      sha256 bytea not null,
      opened_at timestamptz not null,
      end_reached_at timestamptz not null,
      signed_at timestamptz not null,
      sealed bytea not null
    )`);
  await knex.raw('create index consents_driver_idx on consents (driver_id, signed_at)');
  await knex.raw(`
    create trigger consents_never_change before update on consents
    for each row execute function refuse_change()`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table consents');
  await knex.raw('drop table legal_readings');
}
