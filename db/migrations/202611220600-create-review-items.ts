import type { Knex } from 'knex';

/** As the domain derived it when this was written; every later transition writes a driver's things anew. */
const backfill = `
  insert into review_items (driver_id, thing, entry_id, stage, is_exit, sent_at)
  select waiting.driver_id, waiting.thing, waiting.entry_id, waiting.stage, waiting.is_exit,
    date_trunc('milliseconds', coalesce(
      (select driver_files.created_at from driver_files where driver_files.id = waiting.entry_id),
      (select driver_submissions.sent_at from driver_submissions where driver_submissions.id = waiting.entry_id),
      drivers.created_at))
  from (
    select driver_id, stage, is_exit, documents.key as thing, (documents.value ->> 'fileId')::uuid as entry_id
    from driver_pipelines, jsonb_each(snapshot -> 'documents') as documents
    where documents.value ->> 'status' = 'pending' and not coalesce((snapshot ->> 'isErased')::boolean, false)
    union all
    select driver_id, stage, is_exit, tasks.key, (snapshot -> 'sent' ->> tasks.key)::uuid
    from driver_pipelines, jsonb_each_text(snapshot -> 'tasks') as tasks
    where tasks.value = 'pending' and tasks.key not in ('phone', 'email', 'schedule')
      and not coalesce((snapshot ->> 'isErased')::boolean, false)
  ) as waiting join drivers on drivers.id = waiting.driver_id`;

// What waits for a review, over all drivers and by when it was sent, with who has it in hand.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table review_items (
      driver_id uuid not null constraint review_items_driver_fkey references drivers (id),
      thing text not null,
      entry_id uuid,
      stage text not null,
      is_exit boolean not null,
      sent_at timestamptz not null,
      holder_id uuid constraint review_items_holder_fkey references users (id),
      lapses_at timestamptz,
      constraint review_items_pkey primary key (driver_id, thing),
      constraint review_items_held_until check ((holder_id is null) = (lapses_at is null))
    )`);
  await knex.raw('create index review_items_next_idx on review_items (sent_at, driver_id, thing) where not is_exit');
  await knex.raw('create index review_items_kind_idx on review_items (thing, sent_at, driver_id) where not is_exit');
  await knex.raw('create index review_items_stage_idx on review_items (stage, sent_at, driver_id, thing)');
  // To be counted: few different values, so it is a hundredth of the table.
  await knex.raw('create index review_items_count_idx on review_items (stage, thing) where not is_exit');
  await knex.raw('create index review_items_held_idx on review_items (lapses_at) where holder_id is not null');
  await knex.raw(backfill);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table review_items');
}
