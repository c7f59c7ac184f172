import type { Knex } from 'knex';

const onUnitSphere = (latitude: string, longitude: string): string => `cube(array[
  cos(radians(${latitude})) * cos(radians(${longitude})),
  cos(radians(${latitude})) * sin(radians(${longitude})),
  sin(radians(${latitude}))])`;

const placeOf = (latitude: string, longitude: string): string => `
  alter table drivers drop column place;
  alter table drivers add column place cube generated always as (${onUnitSphere(latitude, longitude)}) stored;
  create index drivers_available_place_idx on drivers using gist (place) where is_available;`;

/**
 * Distances to drivers are measured from here, never from the home: whoever asks from three sides finds this place. It is the
 * center of the driver's city; where nobody has said it, and after a move, the home to a tenth of a degree.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table drivers add column search_latitude double precision, add column search_longitude double precision;
    update drivers set search_latitude = round(latitude::numeric, 1), search_longitude = round(longitude::numeric, 1);
    alter table drivers alter column search_latitude set not null, alter column search_longitude set not null;
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
    create trigger drivers_search_place_coarse before insert or update on drivers
    for each row execute function keep_search_place_coarse();
    -- Also for rows that are copied in bulk.
    alter table drivers enable always trigger drivers_search_place_coarse;
    ${placeOf('search_latitude', 'search_longitude')}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ${placeOf('latitude', 'longitude')}
    drop trigger drivers_search_place_coarse on drivers;
    drop function keep_search_place_coarse();
    alter table drivers drop column search_latitude, drop column search_longitude;`);
}
