-- Hand-written baseline of the `operations` bench: one page of the stalled list (drivers, applications and orders over target,
-- longest first), filtered by owner, escalated and waits-for. Shares no code with the read model.
with carriers as materialized (
  select o.id from organizations as o
  where exists (select from candidacies as c where c.organization_id = o.id and c.state = 'inReview' and c.wait_due_at is not null)
    and not exists (select from users as u where u.organization_id = o.id and u.is_active and u.position in ('HR', 'SAFETY'))
), page as materialized (
  (select 'driver' as kind, p.driver_id as id, p.stage, p.stage_entered_at as since, p.due_at as due, p.waits_for, p.next_action as next,
          p.last_contact_at, p.snoozed_until, p.owner_id, p.driver_id, cast(null as uuid) as order_id
   from driver_pipelines as p
   where p.due_at <= cast(:now as timestamptz)
     and (p.snoozed_until is null or p.snoozed_until <= cast(:now as timestamptz))
     and (cast(:owner as uuid) is null or p.owner_id = :owner)
     and (cast(:waitsFor as text) is null or p.waits_for = :waitsFor)
     and (not cast(:escalated as boolean) or p.due_at + (p.due_at - p.stage_entered_at) <= cast(:now as timestamptz))
     and (cast(:afterDue as timestamptz) is null or (p.due_at, p.driver_id) > (:afterDue, cast(:afterId as uuid)))
   order by p.due_at, p.driver_id limit cast(:limit as bigint))
  union all
  (select 'candidacy', c.id, c.state, c.wait_since, c.wait_due_at, c.waits_for, c.next_step, p.last_contact_at, null, p.owner_id,
          c.driver_id, c.order_id
   from candidacies as c join driver_pipelines as p on p.driver_id = c.driver_id
   where c.wait_due_at <= cast(:now as timestamptz)
     and not (c.state = 'inReview' and c.organization_id in (select id from carriers))
     and (cast(:owner as uuid) is null or p.owner_id = :owner)
     and (cast(:waitsFor as text) is null or c.waits_for = :waitsFor)
     and (not cast(:escalated as boolean) or c.wait_due_at + (c.wait_due_at - c.wait_since) <= cast(:now as timestamptz))
     and (cast(:afterDue as timestamptz) is null or (c.wait_due_at, c.id) > (:afterDue, cast(:afterId as uuid)))
   order by c.wait_due_at, c.id limit cast(:limit as bigint))
  union all
  (select 'candidacy', c.id, c.state, c.wait_since, c.wait_since, 'carrier', 'addReviewer', p.last_contact_at, null, p.owner_id,
          c.driver_id, c.order_id
   from candidacies as c join driver_pipelines as p on p.driver_id = c.driver_id
   where c.state = 'inReview' and c.wait_due_at is not null and c.wait_since <= cast(:now as timestamptz)
     and c.organization_id in (select id from carriers)
     and (cast(:owner as uuid) is null or p.owner_id = :owner)
     and (cast(:waitsFor as text) is null or :waitsFor = 'carrier')
     and (cast(:afterDue as timestamptz) is null or (c.wait_since, c.id) > (:afterDue, cast(:afterId as uuid)))
   order by c.wait_since, c.id limit cast(:limit as bigint))
  union all
  (select 'order', j.id, j.status, j.status_since, j.status_since + t.target, t.waits_for, t.next, null, null, null, null, j.id
   from (values ('pending', interval '48 hours', 'ops', 'acceptOrder'), ('active', interval '72 hours', 'carrier', 'findDrivers'))
          as t (status, target, waits_for, next)
   join job_orders as j on j.status = t.status
   join organizations as o on o.id = j.organization_id and o.is_active
   where cast(:owner as uuid) is null
     and (cast(:waitsFor as text) is null or t.waits_for = :waitsFor)
     and j.status_since + t.target <= cast(:now as timestamptz)
     and (not cast(:escalated as boolean) or j.status_since + t.target + t.target <= cast(:now as timestamptz))
     and case j.status when 'pending' then j.approval = 'pending' else j.approval = 'approved' and j.seats_taken < j.number_of_drivers
       and not exists (select from candidacies as c where c.order_id = j.id and (c.state not in ('ended', 'closed')
         or c.state_entered_at > cast(:now as timestamptz) - t.target)) end
     and (cast(:afterDue as timestamptz) is null or (j.status_since + t.target, j.id) > (:afterDue, cast(:afterId as uuid)))
   order by 5, 2 limit cast(:limit as bigint))
  order by due, id limit cast(:limit as bigint)
)
select page.*, d.first_name, d.last_name, d.city, d.state, u.first_name as owner_first_name, u.last_name as owner_last_name,
       v.content ->> 'title' as title, o.name as carrier
from page
left join drivers as d on d.id = page.driver_id
left join users as u on u.id = page.owner_id
left join job_orders as j on j.id = page.order_id
left join job_order_versions as v on v.id = j.version_id
left join organizations as o on o.id = j.organization_id
order by page.due, page.id
