-- How each driver fits an order, criterion by criterion: an independent check of the product's explanation. Shares no code with it, and
-- reads only the tables that forms and processes write.
with terms as (
  select j.id as order_id, v.content,
         coalesce(nullif(v.content -> 'matchCriteria', 'null'), to_jsonb(own)) as criteria,
         cast(:today as date) as today,
         f.latitude as yard_latitude, f.longitude as yard_longitude
  from job_orders as j
  join job_order_versions as v on v.id = j.version_id
  join facilities as f on f.id = j.facility_id
  left join (
    select organization_id, min_age as "minAge", min_experience_in_seconds as "minExperienceInSeconds",
           experience_window_in_seconds as "experienceWindowInSeconds"
    from safety_profiles
  ) as own on own.organization_id = j.organization_id
  where j.id = cast(:orderId as uuid)
),
required as (
  select *,
         array_remove(array(select jsonb_array_elements_text(content -> 'endorsements')), 'TC') as needed_codes,
         array(select jsonb_array_elements_text(content -> 'equipmentTransmission')) as needed_transmissions,
         (content ->> 'orderAssignmentType' = 'drayageTWIC' and content ->> 'requiresTwic' is distinct from 'false')
           or content -> 'endorsements' @> '"TC"' as needs_twic,
         array(
           select type from unnest(array['Dry Van', 'Reefer', 'Flatbed', 'Step Deck', 'Tanker', 'Dry Bulk Tank', 'Specialized Trailers'])
             with ordinality as known(type, place)
           where content -> 'equipment' @> to_jsonb(type) order by place
         ) as trailers,
         round((criteria ->> 'minExperienceInSeconds')::numeric / 2629800) as months_needed,
         round((criteria ->> 'experienceWindowInSeconds')::numeric / 2629800) as window_months
  from terms
),
compared as (
  select d.*, r.*,
         r.today - ceil(r.window_months * 30.4375)::integer + 1 as window_from,
         least(coalesce(d.last_drove_on, r.today), r.today) as drove_to,
         p.snapshot -> 'expired' @> '"driverLicense"' as is_license_expired,
         p.snapshot #>> '{documents,driverLicense,status}' = 'rejected'
           and p.snapshot #> '{expiries,driverLicense}' is null as is_license_rejected,
         p.snapshot -> 'expired' @> '"twic"' as is_card_expired,
         round(3958.7613 * 2 * asin(sqrt(
           sin(radians(d.search_latitude - r.yard_latitude) / 2) ^ 2
           + cos(radians(r.yard_latitude)) * cos(radians(d.search_latitude)) * sin(radians(d.search_longitude - r.yard_longitude) / 2) ^ 2
         )))::integer as miles,
         extract(year from age(r.today, d.birth_date))::integer as years
  from drivers as d
  join driver_pipelines as p on p.driver_id = d.id
  cross join required as r
  where d.id = any (cast(:driverIds as uuid[]))
),
-- One row for each day in the last thirty years on which the driver drove, or reported anything: slow, but hard to get wrong.
days as (
  select c.id, cast(day as date) as day,
         exists (select 1 from jsonb_to_recordset(c.work_record -> 'driving') as s("from" date, "to" date)
                 where day between s."from" and coalesce(s."to", c.today)) as drove,
         exists (select 1 from jsonb_to_recordset(c.work_record -> 'reported') as s("from" date, "to" date)
                 where day between s."from" and coalesce(s."to", c.today)) as reported
  from compared as c, generate_series(c.today - interval '30 years', c.today, interval '1 day') as day
  where c.months_needed > 0
),
driven as (
  select c.id,
         count(*) filter (where drove) as ever,
         count(*) filter (where drove and day >= c.window_from) as inside,
         count(*) filter (where not reported and day between c.window_from and c.drove_to) as unreported
  from compared as c join days using (id)
  group by c.id
),
experience as (
  select c.id,
         least(c.window_months, floor((total + 1) / 30.4375)) as months
  from compared as c
  join driven using (id),
  lateral (select inside + least(unreported, greatest(0, c.experience_months * 30.4375 - ever)) as total) as sum
),
lines as (
  select id, 1 as place, 'license' as criterion, 'fail' as result,
         jsonb_build_object('problem', case when is_license_expired then 'expired' else 'rejected' end) as detail
  from compared where is_license_expired or is_license_rejected
  union all
  select id, 4, 'twic', case when 'TC' = any (endorsements) and not is_card_expired then 'pass' else 'fail' end,
         jsonb_build_object('isExpired', 'TC' = any (endorsements) and is_card_expired)
  from compared where needs_twic
  union all
  select id, 2, 'class',
         case when right(license_class, 1) <= right(content ->> 'driverClass', 1) then 'pass' else 'fail' end,
         jsonb_build_object('needed', content ->> 'driverClass', 'held', license_class)
  from compared
  union all
  select id, 3, 'endorsements', case when cardinality(missing) = 0 then 'pass' else 'fail' end,
         jsonb_build_object('needed', to_jsonb(needed_codes), 'missing', to_jsonb(missing))
  from compared,
  lateral (
    select array(
      select code from unnest(needed_codes) with ordinality as wanted(code, place)
      where not (code = any (endorsements) or (code in ('H', 'N') and 'X' = any (endorsements))) order by place
    ) as missing
  ) as m
  where cardinality(needed_codes) > 0
  union all
  select id, 5, 'transmission',
         case when transmissions = '{}' or cardinality(missing) = 0 then 'pass'
              when cardinality(missing) < cardinality(needed_transmissions) then 'near' else 'fail' end,
         jsonb_build_object('needed', to_jsonb(needed_transmissions))
           || case when transmissions = '{}' then '{"notStated": true}'::jsonb
              else jsonb_build_object('missing', to_jsonb(missing), 'held', to_jsonb(transmissions)) end
  from compared,
  lateral (
    select array(
      select gear from unnest(needed_transmissions) with ordinality as wanted(gear, place)
      where not (gear = any (transmissions) or (gear = 'automatic' and 'manual' = any (transmissions))) order by place
    ) as missing
  ) as m
  union all
  select c.id, 6, 'experience',
         case when months >= months_needed then 'pass' when months >= months_needed - 3 then 'near' else 'fail' end,
         jsonb_build_object('neededMonths', months_needed, 'windowMonths', window_months, 'heldMonths', months)
  from compared as c join experience using (id)
  where months_needed > 0
  union all
  select id, 7, 'age', case when years >= needed then 'pass' else 'fail' end,
         jsonb_build_object('neededYears', needed, 'isInterstate', content -> 'isInterstate')
  from compared,
  lateral (
    select greatest(
      18,
      case when (content ->> 'isInterstate')::boolean or content -> 'endorsements' @> '"H"' or content -> 'endorsements' @> '"X"'
        then 21 end,
      (criteria ->> 'minAge')::integer
    ) as needed
  ) as n
  union all
  select id, 8, 'distance', case when miles <= 50 then 'pass' when miles <= 100 then 'near' else 'fail' end,
         jsonb_build_object('miles', miles, 'usualMiles', 50)
  from compared
  union all
  select id, 9, 'shift', case when shifts = '{}' or content ->> 'shiftType' = any (shifts) then 'pass' else 'near' end,
         jsonb_build_object('needed', content ->> 'shiftType')
           || case when shifts = '{}' then '{"notStated": true}'::jsonb else jsonb_build_object('held', to_jsonb(shifts)) end
  from compared where content ->> 'scheduleType' = 'SHIFT_TYPE'
  union all
  select id, 10, 'freightLevel',
         case when freight_levels = '{}' or content ->> 'freightLevel' = any (freight_levels) then 'pass' else 'near' end,
         jsonb_build_object('needed', content ->> 'freightLevel')
           || case when freight_levels = '{}' then '{"notStated": true}'::jsonb else jsonb_build_object('held', to_jsonb(freight_levels)) end
  from compared
  union all
  select id, 11, 'freightType', case when freight_types = '{}' or cardinality(missing) = 0 then 'pass' else 'near' end,
         jsonb_build_object('needed', to_jsonb(trailers))
           || case when freight_types = '{}' then '{"notStated": true}'::jsonb else jsonb_build_object('missing', to_jsonb(missing)) end
  from compared,
  lateral (
    select array(select type from unnest(trailers) with ordinality as wanted(type, place)
                 where type <> all (freight_types) order by place) as missing
  ) as m
  where cardinality(trailers) > 0
)
select id as "driverId",
       jsonb_agg(jsonb_build_object('criterion', criterion, 'result', result, 'detail', detail) order by place) as fit
from lines
group by id
