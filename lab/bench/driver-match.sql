-- Hand-written baseline of the search sorted by match: of the nearest 2,000 drivers that pass the filters of driver-search.sql (an
-- empty one does not filter), the ten who fit the order of the bench best (lab/bench/search-match.ts), and their candidacy. Shares
-- no code with the read model or the domain.
with target as materialized (
  select cube(array[cos(radians(lat)) * cos(radians(lon)), cos(radians(lat)) * sin(radians(lon)), sin(radians(lat))]) as point,
         2 * sin(miles / (2 * 3958.7613)) as reach
  from (select cast(:latitude as float8) as lat, cast(:longitude as float8) as lon, cast(:miles as float8) as miles) as input
),
nearest as materialized (
  select d.id, p.is_ready as ready_for_dispatch, p.license_problem, w.place <-> (select point from target) as chord
  from driver_places as w
  join drivers as d on d.search_latitude = w.latitude and d.search_longitude = w.longitude
  join driver_pipelines as p on p.driver_id = d.id and p.is_searchable
  where d.is_available
    and d.birth_date is not null
    and w.place <@ cube_enlarge((select point from target), (select reach from target), 3)
    and w.place <-> (select point from target) <= (select reach from target)
    and d.license_class = any (case cast(:class as text)
          when 'driverLicenseClassA' then array['driverLicenseClassA']
          when 'driverLicenseClassB' then array['driverLicenseClassA', 'driverLicenseClassB']
          else array['driverLicenseClassA', 'driverLicenseClassB', 'driverLicenseClassC'] end)
    and (d.transmissions = '{}'
         or d.transmissions && (case cast(:transmission as text) when 'manual' then array['manual'] else array['manual', 'automatic'] end))
    and (cast(:endorsement as text) = '' or case cast(:endorsement as text)
          when 'X' then d.endorsements @> array['X'] or d.endorsements @> array['H', 'N']
          when 'H' then d.endorsements && array['H', 'X']
          when 'N' then d.endorsements && array['N', 'X']
          else d.endorsements @> array[cast(:endorsement as text)] end)
  order by w.place <-> (select point from target), d.id
  limit 2000
),
dates as (
  select cast(:today as date) as today, cast(:today as date) - 1095 as window_from
),
measured as (
  select n.id, n.ready_for_dispatch, n.license_problem, d.license_class, d.endorsements, d.transmissions, d.shifts,
         d.freight_levels, d.freight_types, d.birth_date, dates.today,
         cast(round(2 * 3958.7613 * asin(least(1, n.chord / 2))) as integer) as miles,
         least(36, case when days.total <= 0 then 0 else floor((days.total + 1) / 30.4375) end) as months
  from nearest as n
  join drivers as d on d.id = n.id
  cross join dates
  cross join lateral (
    select coalesce(sum(greatest(0, least(coalesce("to", today), today) - "from" + 1)), 0) as ever,
           coalesce(sum(greatest(0, least(coalesce("to", today), today) - greatest("from", window_from) + 1)), 0) as inside
    from jsonb_to_recordset(d.work_record -> 'driving') as span("from" date, "to" date)
  ) as driven
  cross join lateral (
    select coalesce(sum(greatest(0, least(coalesce("to", today), coalesce(d.last_drove_on, today), today) - greatest("from", window_from) + 1)), 0) as inside
    from jsonb_to_recordset(d.work_record -> 'reported') as span("from" date, "to" date)
  ) as reported
  cross join lateral (
    select driven.inside + least(
      greatest(0, least(coalesce(d.last_drove_on, today), today) - window_from + 1) - reported.inside,
      greatest(0, d.experience_months * 30.4375 - driven.ever)
    ) as total
  ) as days
),
judged as (
  select id, miles, ready_for_dispatch,
         (license_problem is not null)::integer
           + (license_class <> 'driverLicenseClassA')::integer
           + (not endorsements && array['T'])::integer
           + (transmissions <> '{}' and not transmissions && array['automatic', 'manual'])::integer
           + (months < 21)::integer
           + (birth_date > today - interval '23 years')::integer
           + (miles > 100)::integer as failed,
         (transmissions <> '{}' and transmissions && array['automatic', 'manual'] and not transmissions && array['manual'])::integer
           + (months >= 21 and months < 24)::integer
           + (miles > 50 and miles <= 100)::integer
           + (shifts <> '{}' and not shifts && array['Night'])::integer
           + (freight_levels <> '{}' and not freight_levels && array['no-touch'])::integer
           + (freight_types <> '{}' and not freight_types @> array['Dry Van', 'Reefer'])::integer as near
  from measured
),
best as (
  select * from judged order by failed, near, ready_for_dispatch desc, miles, id limit 10
)
select d.id, d.first_name, d.last_name, d.city, d.state, d.license_class, d.endorsements, d.transmissions, d.shifts,
       d.freight_levels, d.freight_types, d.birth_date, d.experience_months, d.last_drove_on, d.work_record, d.is_available,
       p.stage, p.ready_for_dispatch, p.snapshot,
       c.id as candidacy_id, c.round, c.state as candidacy_state, c.stage as candidacy_stage, c.state_entered_at, best.miles
from best
join drivers as d on d.id = best.id
join driver_pipelines as p on p.driver_id = best.id
left join candidacies as c on c.driver_id = best.id and c.order_id = cast(:orderId as uuid)
order by failed, near, best.ready_for_dispatch desc, miles, best.id
