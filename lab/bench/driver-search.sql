-- Hand-written baseline of the search bench: the ten nearest searchable drivers around a place with a sufficient license
-- class, an endorsement and a transmission, and their candidacy on one order. Shares no code with the read model.
with target as materialized (
  select cube(array[cos(radians(lat)) * cos(radians(lon)), cos(radians(lat)) * sin(radians(lon)), sin(radians(lat))]) as point,
         2 * sin(miles / (2 * 3958.7613)) as reach
  from (select cast(:latitude as float8) as lat, cast(:longitude as float8) as lon, cast(:miles as float8) as miles) as input
),
nearest as materialized (
  select d.id, w.place <-> (select point from target) as chord
  from driver_places as w
  join drivers as d on d.search_latitude = w.latitude and d.search_longitude = w.longitude
  join driver_pipelines as p on p.driver_id = d.id and p.is_searchable
  where d.is_available
    and w.place <@ cube_enlarge((select point from target), (select reach from target), 3)
    and w.place <-> (select point from target) <= (select reach from target)
    and d.license_class = any (case cast(:class as text)
          when 'driverLicenseClassA' then array['driverLicenseClassA']
          when 'driverLicenseClassB' then array['driverLicenseClassA', 'driverLicenseClassB']
          else array['driverLicenseClassA', 'driverLicenseClassB', 'driverLicenseClassC'] end)
    and d.transmissions && (case when cast(:transmission as text) = 'manual' then array['manual'] else array['manual', 'automatic'] end)
    and case cast(:endorsement as text)
          when 'X' then d.endorsements @> array['X'] or d.endorsements @> array['H', 'N']
          when 'H' then d.endorsements && array['H', 'X']
          when 'N' then d.endorsements && array['N', 'X']
          else d.endorsements @> array[cast(:endorsement as text)] end
  order by w.place <-> (select point from target), d.id
  limit 10 offset 0
)
select d.id, d.first_name, d.last_name, d.city, d.state, d.license_class, d.endorsements, d.transmissions, d.shifts,
       d.birth_date, d.experience_months, d.last_drove_on, d.is_available, p.stage, p.ready_for_dispatch,
       c.id as candidacy_id, c.round, c.state as candidacy_state, c.stage as candidacy_stage, c.state_entered_at, nearest.chord
from nearest
join drivers as d on d.id = nearest.id
join driver_pipelines as p on p.driver_id = d.id
left join candidacies as c on c.driver_id = d.id and c.order_id = cast(:orderId as uuid)
order by nearest.chord, d.id
