-- Hand-written baseline of the `console` bench: the first page of one column of an order's candidates, longest in their state
-- first, with each driver's qualifications and the distance to the facility, and the number of all of them. Shares no code with
-- the read model.
with page as materialized (
  select c.* from candidacies as c
  where c.order_id = cast(:orderId as uuid) and c.state = any (cast(:states as text[]))
  order by c.state = 'ended', c.state_entered_at, c.id
  limit cast(:limit as bigint)
)
select page.id, page.assignment_state, page.due_at, page.snapshot, d.id as driver_id, d.first_name, d.last_name, d.city, d.state,
       d.license_class, d.endorsements, d.transmissions, d.shifts, d.freight_levels, d.freight_types, d.birth_date,
       d.experience_months, d.last_drove_on, d.work_record, d.is_available, p.stage, p.ready_for_dispatch,
       p.snapshot as pipeline, d.place <-> f.place as chord,
       (select count(*) from candidacies as c
        where c.order_id = cast(:orderId as uuid) and c.state = any (cast(:states as text[]))) as total
from page
join drivers as d on d.id = page.driver_id
join driver_pipelines as p on p.driver_id = page.driver_id
join facilities as f on f.id = page.facility_id
order by page.state = 'ended', page.state_entered_at, page.id
