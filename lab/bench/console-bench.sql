-- Hand-written baseline of the `console` bench: the first page of a carrier's bench in a status, nearest to a facility first,
-- with the number of all entries. Shares no code with the read model.
with entries as materialized (
  select b.id, b.status_since, d.place <-> f.place as chord
  from bench_entries as b
  join drivers as d on d.id = b.driver_id
  join driver_pipelines as p on p.driver_id = b.driver_id
  join facilities as f on f.id = cast(:facilityId as uuid)
  where b.organization_id = cast(:organizationId as uuid) and b.status = :status
    and p.snapshot -> 'isErased' is distinct from 'true'::jsonb
), page as materialized (
  select id, chord from entries order by chord, status_since, id limit cast(:limit as bigint)
)
select b.id, b.status, b.status_since, b.added_at, b.note, b.reason, b.reason_text, u.first_name as author_first_name,
       u.last_name as author_last_name, d.id as driver_id, d.first_name, d.last_name, d.city, d.state, d.license_class,
       d.endorsements, d.transmissions, d.shifts, d.freight_levels, d.freight_types, d.birth_date, d.experience_months,
       d.last_drove_on, d.work_record, d.is_available, p.stage, p.ready_for_dispatch, p.snapshot as pipeline, page.chord,
       coalesce(c.is_visible, false) as is_visible, coalesce(c.open, 0) as open, (select count(*) from entries) as total
from page
join bench_entries as b on b.id = page.id
join drivers as d on d.id = b.driver_id
join driver_pipelines as p on p.driver_id = b.driver_id
join users as u on u.id = b.added_by
left join lateral (
  select bool_or(c.stage in ('pendingReview-pending', 'pendingReview-approved', 'pendingInterview', 'hired')) as is_visible,
         count(*) filter (where c.state not in ('ended', 'closed')) as open
  from candidacies as c
  where c.driver_id = b.driver_id and c.organization_id = b.organization_id
) as c on true
order by page.chord, b.status_since, b.id
