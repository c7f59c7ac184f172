import type { Knex } from 'knex';

// Violations were one free text each: now the charge and its penalties are codes, and the old words stay as details.
// The branches of the armed forces are a fixed list; an entered Space Force became the Air Force.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update driver_history_items set details = (details - 'offense') || jsonb_build_object(
      'charge', case
        when details ->> 'offense' ~* '(dui|owi|dwi|drunk|influence)' then 'dui'
        when details ->> 'offense' ~* 'speed' then 'speeding'
        when details ->> 'offense' ~* 'reckless' then 'recklessDriving'
        when details ->> 'offense' ~* 'lane' then 'improperLaneChange'
        when details ->> 'offense' ~* 'following' then 'followingTooClosely'
        when details ->> 'offense' ~* 'overweight' then 'overweight'
        else 'other' end,
      'details', concat_ws('. ', nullif(details ->> 'offense', ''), nullif(details ->> 'penalty', '')),
      'penalty', case
        when coalesce(details ->> 'penalty', '') = '' then '[]'::jsonb
        when details ->> 'penalty' ~* 'fine' then '["fine"]'::jsonb
        when details ->> 'penalty' ~* 'suspen' then '["suspension"]'::jsonb
        when details ->> 'penalty' ~* 'revo' then '["revocation"]'::jsonb
        else '["other"]'::jsonb end)
    where kind = 'violation' and details -> 'offense' is not null`);
  await knex.raw(`
    update driver_history_items set details = details || '{"preventable": null}'
    where kind = 'accident' and details -> 'preventable' is null`);
  await knex.raw(`
    update driver_history_items set details = jsonb_set(details, '{branch}',
      case details ->> 'branch' when 'marineCorps' then '"marines"'::jsonb else '"airForce"'::jsonb end)
    where kind = 'militaryService' and details ->> 'branch' in ('marineCorps', 'spaceForce')`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    update driver_history_items
    set details = (details - 'charge' - 'details') || jsonb_build_object('offense', details -> 'details', 'penalty', '')
    where kind = 'violation'`);
  await knex.raw(`update driver_history_items set details = details - 'preventable' where kind = 'accident'`);
  await knex.raw(`
    update driver_history_items set details = jsonb_set(details, '{branch}',
      case details ->> 'branch' when 'marines' then '"marineCorps"'::jsonb else '"navy"'::jsonb end)
    where kind = 'militaryService' and details ->> 'branch' in ('marines', 'merchantMarines')`);
}
