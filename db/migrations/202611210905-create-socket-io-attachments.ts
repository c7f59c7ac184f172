import type { Knex } from 'knex';

// Name and columns are fixed by @socket.io/postgres-adapter, which puts payloads over 8,000 bytes here.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table socket_io_attachments (
      id bigserial constraint socket_io_attachments_pkey primary key,
      created_at timestamptz default now(),
      payload bytea
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table socket_io_attachments');
}
