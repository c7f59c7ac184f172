import type { Knex } from 'knex';

const schema = `
  create function keep_search_place_coarse() returns trigger language plpgsql as $function$
    begin
      if tg_op = 'UPDATE'
        and (new.city, new.state, new.latitude, new.longitude) is distinct from (old.city, old.state, old.latitude, old.longitude)
        and (new.search_latitude, new.search_longitude) is not distinct from (old.search_latitude, old.search_longitude)
      then
        new.search_latitude := null;
      end if;
      if new.search_latitude is null or new.search_longitude is null then
        new.search_latitude := round(new.latitude::numeric, 1);
        new.search_longitude := round(new.longitude::numeric, 1);
      end if;
      return new;
    end $function$;

  -- Distances are measured from search_latitude and search_longitude, never from the home: the center of the
  -- driver's city, or the home rounded to a tenth of a degree.
  create table drivers (
    id uuid not null,
    first_name text not null,
    last_name text not null,
    middle_name text,
    birth_date date,
    city text not null,
    state text not null,
    postal_code text,
    latitude double precision not null,
    longitude double precision not null,
    license_class text,
    endorsements text[] not null default '{}',
    transmissions text[] not null default '{}',
    experience_months integer not null default 0,
    last_drove_on date,
    freight_levels text[] not null default '{}',
    freight_types text[] not null default '{}',
    home_time text,
    shifts text[] not null default '{}',
    is_available boolean not null default false,
    schedule jsonb not null default '{}',
    created_at timestamptz not null default now(),
    stated_experience text,
    work_record jsonb not null default '{"driving": [], "reported": []}',
    approved_license jsonb,
    search_latitude double precision not null,
    search_longitude double precision not null,
    place cube generated always as (cube(array[(cos(radians(search_latitude)) * cos(radians(search_longitude))), (cos(radians(search_latitude)) * sin(radians(search_longitude))), sin(radians(search_latitude))])) stored,
    constraint drivers_pkey primary key (id),
    constraint drivers_experience_positive check (experience_months >= 0),
    constraint drivers_home_time_known check (home_time in ('daily', 'weekly', 'everyTwoWeeks', 'monthly')),
    constraint drivers_latitude_range check ((latitude >= -90) and (latitude <= 90)),
    constraint drivers_longitude_range check ((longitude >= -180) and (longitude <= 180)),
    constraint drivers_user_fkey foreign key (id) references users(id)
  );
  create index drivers_available_place_idx on drivers using gist (place) where is_available;
  create index drivers_name_idx on drivers using gin (lower(((first_name || ' ') || last_name)) gin_trgm_ops);
  create trigger drivers_search_place_coarse before insert or update on drivers for each row execute function keep_search_place_coarse();
  -- Also for rows that are copied in bulk.
  alter table drivers enable always trigger drivers_search_place_coarse;
`;

/** Drivers as carriers find them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table drivers;
    drop function keep_search_place_coarse();
  `);
}
