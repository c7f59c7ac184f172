-- Hand-written baseline of the `billing` bench: the first page of a carrier's timesheets of a week, by the driver's name, with
-- everything that the pay of the week depends on. Shares no code with the read model.
with settings as (
  select coalesce(max(weekday), 'mo') as weekday, coalesce(max(hour), 0) as hour, coalesce(max(day_rule), 'shiftStart') as day_rule
  from timesheet_settings where organization_id = cast(:organizationId as uuid)
), page as materialized (
  select w.assignment_id, d.last_name, d.first_name, (count(*) over ())::integer as total
  from workdays as w join drivers as d on d.id = w.driver_id
  where w.organization_id = cast(:organizationId as uuid) and w.day between cast(:from as date) and cast(:to as date)
  group by w.assignment_id, d.last_name, d.first_name
  order by d.last_name, d.first_name, w.assignment_id
  limit cast(:limit as bigint)
)
select p.assignment_id as id, p.total, p.first_name || ' ' || p.last_name as driver, o.name as carrier, f.name as facility, f.state,
  f.time_zone, v.content, settings.*,
  (select rate from order_markups as m where m.order_id = c.order_id order by set_at desc, m.id desc limit 1) as markup,
  (select jsonb_agg(jsonb_build_array(hired_on, ended_on) order by hired_on) from employments as e
    where e.candidacy_id = c.id and hired_on is not null) as periods,
  (select jsonb_build_array(email, u.first_name) from users as u where u.id = c.driver_id and is_active) as contact,
  days.workdays,
  (select count(*) from workdays as w where w.organization_id = cast(:organizationId as uuid) and w.state = 'submitted') as waiting
from page as p
cross join settings
join candidacies as c on c.id = p.assignment_id
join organizations as o on o.id = c.organization_id
join facilities as f on f.id = c.facility_id
join job_orders as j on j.id = c.order_id
join job_order_versions as v on v.id = j.version_id
cross join lateral (
  select jsonb_agg(jsonb_build_array(w.id, w.day, w.state, w.version, w.state_since, w.entries, w.typed_cents, w.typed_reason,
    w.driver_edited, w.approver_edited, w.approval_version, a.minutes, a.pay_cents, a.week_difference_cents, a.lines, a.terms,
    a.billing, a.billed_cents, k.invoice_id, s.shifts, corrected.note, disputed.note, adjusted.amounts) order by w.day) as workdays
  from workdays as w
  left join workday_approvals as a on a.workday_id = w.id and a.version = w.approval_version
  left join charges as k on k.kind in ('workday', 'adjustment') and k.source_id = w.id and k.source_version = w.approval_version
  left join workday_events as corrected on corrected.id = w.correction_id
  left join workday_events as disputed on disputed.id = w.dispute_id
  left join lateral (
    select jsonb_build_array(sum(cents), sum(pay_cents)) as amounts from workday_events as e
    where e.workday_id = w.id and type = 'workdayAdjusted' and (cents <> 0 or pay_cents <> 0)
  ) as adjusted on true
  left join lateral (
    select jsonb_agg(jsonb_build_array(t.id, t.starts_at, t.ends_at, t.breaks, t.clock_differs, t.sent_late) order by t.starts_at) as shifts
    from work_shifts as t where t.workday_id = w.id
  ) as s on true
  where w.assignment_id = p.assignment_id and w.day between cast(:from as date) - 7 and cast(:to as date) + 7
) as days
order by p.last_name, p.first_name, p.assignment_id
