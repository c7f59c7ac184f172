-- Hand-written baseline of the `console` bench: every figure of a carrier's dashboard, one row for each. Shares no code with
-- the read models.
with live as (
  select c.due_at, c.state, c.started_at,
         case when coalesce(c.interview_starts_at <= cast(:now as timestamptz), false) and c.next_step in ('answerInterview', 'attendInterview')
              then 'decideAfterInterview' else c.next_step end as step
  from candidacies as c
  where c.organization_id = cast(:organizationId as uuid) and c.state not in ('closed', 'ended')
), people as (
  select count(*) filter (where step = 'carrierAnswersRequest') as "requests",
         count(*) filter (where step = 'safetyReviews') as "reviews",
         count(*) filter (where step = 'carrierSchedulesInterview') as "toInterview",
         count(*) filter (where step in ('carrierConfirmsTime', 'carrierOffersTimes')) as "proposals",
         count(*) filter (where step = 'decideAfterInterview') as "outcomes",
         count(*) filter (where step in ('carrierAnswersStart', 'carrierConfirmsStart')) as "startsToConfirm",
         count(*) filter (where step = 'completeDriverFile') as "files",
         count(*) filter (where due_at <= cast(:now as timestamptz)) as "late",
         count(*) filter (where state in ('approved', 'interviewOffered', 'interviewing')
                          or (state = 'hired' and started_at is null)) as "approvedDrivers",
         count(*) filter (where state = 'hired' and started_at is not null) as "onAssignment",
         count(*) filter (where step in ('renewProofAtWork', 'completeDriverFileAtWork', 'driverCompletesFileAtWork',
                                         'bothCompleteFileAtWork')) as "mustNotDrive"
  from live
), orders as (
  select count(*) filter (where status = 'pending') as "pending", count(*) filter (where status = 'active') as "active",
         count(*) filter (where status = 'past') as "past", count(*) filter (where status = 'deleted') as "deleted",
         count(*) filter (where status = 'pending' and approval = 'rejected') as "sentBack"
  from job_orders
  where organization_id = cast(:organizationId as uuid)
), info as (
  select o.name, o.dot_number, o.created_at,
         (select count(*) from users as u where u.organization_id = o.id and u.is_active and u.status = 'confirmed') as staff,
         (select count(*) from facilities as f where f.organization_id = o.id and f.is_active) as facilities
  from organizations as o
  where o.id = cast(:organizationId as uuid)
)
select key || '=' || value as id
from people, orders, info, jsonb_each_text(to_jsonb(people) || to_jsonb(orders) || jsonb_build_object(
  'name', info.name, 'staff', info.staff, 'facilities', info.facilities)) as figures
order by key collate "C"
