-- Hand-written baseline of the pipeline bench: one page of operations' driver list, filtered by stage, owner, overdue and
-- name, earliest due date first. Shares no code with the read model.
with page as materialized (
  select p.driver_id
  from driver_pipelines as p
  where (cast(:stage as text) is null or p.stage = :stage)
    and (cast(:owner as uuid) is null or p.owner_id = :owner)
    and (not cast(:overdue as boolean) or p.due_at <= cast(:now as timestamptz))
    and (cast(:name as text) = '' or p.driver_id in (
      select n.id from drivers as n where strpos(lower(n.first_name || ' ' || n.last_name), lower(:name)) > 0))
  order by p.due_at, p.driver_id
  limit cast(:limit as bigint) offset cast(:skip as bigint)
)
select p.driver_id as id, d.first_name, d.last_name, d.city, d.state, p.stage, p.previous_stage, p.stage_entered_at,
       p.due_at, p.snoozed_until, o.id as owner_id, o.first_name as owner_first_name, o.last_name as owner_last_name,
       p.snapshot
from page
join driver_pipelines as p on p.driver_id = page.driver_id
join drivers as d on d.id = p.driver_id
left join users as o on o.id = p.owner_id
order by p.due_at, p.driver_id
