import type { Knex } from 'knex';

const unitSphere = `generated always as (cube(array[
      cos(radians(latitude)) * cos(radians(longitude)),
      cos(radians(latitude)) * sin(radians(longitude)),
      sin(radians(latitude))])) stored`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table drivers (
      id uuid not null,
      first_name text not null,
      last_name text not null,
      middle_name text,
      birth_date date not null,
      city text not null,
      state text not null,
      postal_code text not null,
      latitude double precision not null,
      longitude double precision not null,
      place cube ${unitSphere},
      license_class text not null,
      endorsements text[] not null default '{}',
      transmissions text[] not null default '{}',
      experience_months integer not null default 0,
      last_drove_on date,
      freight_levels text[] not null default '{}',
      freight_types text[] not null default '{}',
      shifts text[] not null default '{}',
      is_available boolean not null default false,
      schedule jsonb not null default '{}',
      created_at timestamptz not null default now(),
      constraint drivers_pkey primary key (id),
      constraint drivers_user_fkey foreign key (id) references users (id),
      constraint drivers_latitude_range check (latitude between -90 and 90),
      constraint drivers_longitude_range check (longitude between -180 and 180),
      constraint drivers_experience_positive check (experience_months >= 0)
    );
    create index drivers_available_place_idx on drivers using gist (place) where is_available;

    create table driver_pipelines (
      driver_id uuid not null,
      workflow_id text not null,
      version integer not null,
      stage text not null,
      previous_stage text,
      lifecycle_status text not null,
      stage_entered_at timestamptz not null,
      due_at timestamptz,
      ready_for_dispatch boolean not null,
      is_searchable boolean not null,
      is_exit boolean not null,
      snapshot jsonb not null,
      constraint driver_pipelines_pkey primary key (driver_id),
      constraint driver_pipelines_driver_fkey foreign key (driver_id) references drivers (id),
      constraint driver_pipelines_workflow_once unique (workflow_id)
    );
    create index driver_pipelines_stage_idx on driver_pipelines (stage, stage_entered_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table driver_pipelines; drop table drivers;');
}
