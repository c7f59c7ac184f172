import type { Knex } from 'knex';

const schema = `
  create table facilities (
    id uuid not null,
    organization_id uuid not null,
    name text not null,
    is_active boolean not null default true,
    address_line1 text not null,
    full_address text not null,
    city text not null,
    state text not null,
    postal_code text not null,
    country text not null default 'US',
    latitude double precision not null,
    longitude double precision not null,
    place cube generated always as (cube(array[(cos(radians(latitude)) * cos(radians(longitude))), (cos(radians(latitude)) * sin(radians(longitude))), sin(radians(latitude))])) stored,
    time_zone text not null,
    note text not null default '',
    created_at timestamptz not null default now(),
    constraint facilities_pkey primary key (id),
    constraint facilities_address_once unique (organization_id, full_address),
    constraint facilities_latitude_range check ((latitude >= -90) and (latitude <= 90)),
    constraint facilities_longitude_range check ((longitude >= -180) and (longitude <= 180)),
    constraint facilities_organization_fkey foreign key (organization_id) references organizations(id)
  );
  create index facilities_place_idx on facilities using gist (place);

  create table facility_recruiters (
    facility_id uuid not null,
    user_id uuid not null,
    constraint facility_recruiters_pkey primary key (facility_id, user_id),
    constraint facility_recruiters_facility_fkey foreign key (facility_id) references facilities(id) on delete cascade,
    constraint facility_recruiters_user_fkey foreign key (user_id) references users(id) on delete cascade
  );
  create index facility_recruiters_user_idx on facility_recruiters (user_id);

  create table fleet_configurations (
    facility_id uuid not null,
    equipment text[] not null default '{}',
    equipment_brand text[] not null default '{}',
    equipment_transmission text[] not null default '{}',
    equipment_average_age integer,
    eld_devices text[] not null default '{}',
    camera_in_track boolean not null default false,
    dress_code text[] not null default '{}',
    other_requirements text not null default '',
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint fleet_configurations_pkey primary key (facility_id),
    constraint fleet_configurations_facility_fkey foreign key (facility_id) references facilities(id) on delete cascade
  );

  create table safety_profiles (
    organization_id uuid not null,
    min_age integer not null,
    min_experience_in_seconds bigint not null,
    experience_window_in_seconds bigint not null,
    updated_at timestamptz not null default now(),
    constraint safety_profiles_pkey primary key (organization_id),
    constraint safety_profiles_age_positive check (min_age >= 0),
    constraint safety_profiles_experience_in_window check ((min_experience_in_seconds >= 0) and (min_experience_in_seconds <= experience_window_in_seconds)),
    constraint safety_profiles_organization_fkey foreign key (organization_id) references organizations(id)
  );
`;

/** A carrier's facilities with their recruiters and fleets, and its safety profile. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table safety_profiles, fleet_configurations, facility_recruiters, facilities;
  `);
}
