-- Hand-written baseline of the `console` bench: the first page of a carrier's job orders of a status, newest first, with the
-- candidates of each by what they wait for, and the number of all of them. Shares no code with the read model.
with page as materialized (
  select o.* from job_orders as o
  where o.organization_id = cast(:organizationId as uuid) and o.status = :status
  order by o.created_at desc, o.id
  limit cast(:limit as bigint)
), counted as (
  select c.order_id, c.state, c.next_step, coalesce(c.interview_starts_at <= cast(:now as timestamptz), false) as has_started, count(*) as count
  from candidacies as c
  where c.order_id in (select id from page) and c.state <> 'closed'
  group by 1, 2, 3, 4
), counts as (
  select order_id, jsonb_agg(jsonb_build_array(state, next_step, has_started, count)) as counts from counted group by order_id
)
select page.id, page.version, page.organization_id, g.name as organization_name, g.is_active, page.facility_id,
       f.name as facility_name, f.city, f.state, f.time_zone, page.status, page.approval, page.past_reason, page.version_id,
       page.number_of_drivers, page.seats_taken, page.is_visible, page.autopilot, page.start_on, page.end_on, page.status_since,
       n.text as note, page.created_at, page.updated_at, v.content, counts.counts,
       (select count(*) from job_orders as o where o.organization_id = cast(:organizationId as uuid) and o.status = :status)
         as total
from page
join job_order_versions as v on v.id = page.version_id
join facilities as f on f.id = page.facility_id
join organizations as g on g.id = page.organization_id
left join notes as n on n.id = page.note_id
left join counts on counts.order_id = page.id
order by page.created_at desc, page.id
