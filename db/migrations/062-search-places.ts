import type { Knex } from 'knex';

// A search tests ten times as many drivers as it finds, and thousands of drivers share a place: it walks the places
// nearest first, and reads the drivers of each from one range of an index that contains what is tested and compared.
const schema = `
  create table driver_places (
    latitude double precision not null,
    longitude double precision not null,
    place cube generated always as (cube(array[(cos(radians(latitude)) * cos(radians(longitude))), (cos(radians(latitude)) * sin(radians(longitude))), sin(radians(latitude))])) stored,
    constraint driver_places_pkey primary key (latitude, longitude)
  );
  insert into driver_places (latitude, longitude) select distinct search_latitude, search_longitude from drivers;
  create index driver_places_place_idx on driver_places using gist (place) include (latitude, longitude);

  create function keep_driver_places() returns trigger language plpgsql as $function$
    begin
      if tg_op = 'INSERT'
        or (new.search_latitude, new.search_longitude) is distinct from (old.search_latitude, old.search_longitude)
      then
        insert into driver_places (latitude, longitude) values (new.search_latitude, new.search_longitude)
          on conflict do nothing;
      end if;
      return new;
    end $function$;
  -- Runs after drivers_search_place_coarse, since triggers run in the order of their names.
  create trigger drivers_search_place_known before insert or update on drivers for each row execute function keep_driver_places();
  alter table drivers enable always trigger drivers_search_place_known;
  alter table drivers add constraint drivers_place_fkey
    foreign key (search_latitude, search_longitude) references driver_places(latitude, longitude);

  drop index drivers_available_place_idx;
  create index drivers_available_place_idx on drivers (search_latitude, search_longitude, license_class)
    include (id, endorsements, transmissions, shifts, freight_levels, freight_types, birth_date) where is_available;
  create index driver_pipelines_searchable_idx on driver_pipelines (driver_id)
    include (is_ready, license_problem, is_twic_expired) where is_searchable;
`;

/** The places from which drivers' distances are measured, once each, and the indexes of the driver search. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index driver_pipelines_searchable_idx;
    drop index drivers_available_place_idx;
    create index drivers_available_place_idx on drivers using gist (place) where is_available;
    alter table drivers drop constraint drivers_place_fkey;
    drop trigger drivers_search_place_known on drivers;
    drop function keep_driver_places();
    drop table driver_places;
  `);
}
