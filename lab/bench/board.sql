-- Hand-written baseline of the `operations` bench: one page of a board column, filtered by owner, waits-for and overdue, earliest
-- due date first, drivers without a due date last. Exited drivers leave the board after a while.
-- Shares no code with the read model.
with dated as materialized (
  select p.driver_id
  from driver_pipelines as p
  where p.stage = :stage
    and (cast(:owner as uuid) is null or p.owner_id = :owner)
    and (cast(:waitsFor as text) is null or p.waits_for = :waitsFor)
    and (not cast(:overdue as boolean) or p.due_at <= cast(:now as timestamptz))
    and (p.stage <> 'NotInterested' or p.stage_entered_at > cast(:now as timestamptz) - interval '240 hours')
    and (p.stage <> 'NotQualified' or p.stage_entered_at > cast(:now as timestamptz) - interval '480 hours')
    and (cast(:afterDue as timestamptz) is null or (p.due_at, p.driver_id) > (:afterDue, cast(:afterId as uuid)))
  order by p.due_at, p.driver_id
  limit cast(:limit as bigint)
), page as materialized (
  select driver_id from dated
  union all
  -- The first page needs no second part: without a cursor, `dated` already includes these drivers.
  (select p.driver_id
   from driver_pipelines as p
   where p.stage = :stage
     and p.due_at is null
     and cast(:afterDue as timestamptz) is not null
     and not cast(:overdue as boolean)
     and (cast(:owner as uuid) is null or p.owner_id = :owner)
     and (cast(:waitsFor as text) is null or p.waits_for = :waitsFor)
     and (p.stage <> 'NotInterested' or p.stage_entered_at > cast(:now as timestamptz) - interval '240 hours')
     and (p.stage <> 'NotQualified' or p.stage_entered_at > cast(:now as timestamptz) - interval '480 hours')
   order by p.driver_id
   limit cast(:limit as bigint) - (select count(*) from dated))
)
select p.driver_id as id, p.stage, p.previous_stage, p.stage_entered_at, p.due_at, p.snoozed_until, p.waits_for,
       p.next_action, d.first_name, d.last_name, d.city, d.state, o.id as owner_id, o.first_name as owner_first_name,
       o.last_name as owner_last_name
from page
join driver_pipelines as p on p.driver_id = page.driver_id
join drivers as d on d.id = p.driver_id
left join users as o on o.id = p.owner_id
order by p.due_at, p.driver_id
