import type { Knex } from 'knex';

// The time and the size from which a demo was generated: they make the same world again, so that seeding goes on after an
// interruption. A step of the seeding and its row are written in one transaction.
const schema = `
  create table demo_worlds (
    seed integer not null,
    options jsonb not null,
    begun_at timestamp with time zone not null default now(),
    finished_at timestamp with time zone,
    constraint demo_worlds_pkey primary key (seed)
  );
  create table demo_steps (
    seed integer not null,
    step text not null,
    constraint demo_steps_pkey primary key (seed, step),
    constraint demo_steps_world_fkey foreign key (seed) references demo_worlds(seed) on delete cascade
  );
`;

/** The progress of seeding demo data. Both tables are empty in an installation without a demo. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table demo_steps; drop table demo_worlds;');
}
