import type { Knex } from 'knex';

// Who wants the morning's mail, and on which days of his own calendar it was made: once, whoever looks.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add column wants_digest boolean not null default true;
    create table digests (
      user_id uuid not null,
      on_date date not null,
      made_at timestamptz not null,
      lines integer not null,
      constraint digests_pkey primary key (user_id, on_date),
      constraint digests_user_fkey foreign key (user_id) references users (id) on delete cascade
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table digests; alter table users drop column wants_digest');
}
