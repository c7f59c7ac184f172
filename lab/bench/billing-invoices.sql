-- Hand-written baseline of the `billing` bench: the first page of a carrier's invoices, newest first, with the number and the
-- sums of all. Shares no code with the read model.
with own as materialized (
  select i.*, o.name as organization, (cast(:now as timestamptz) at time zone o.time_zone)::date as today
  from invoices as i join organizations as o on o.id = i.organization_id
  where i.organization_id = cast(:organizationId as uuid)
), totals as (
  select count(*)::integer as count, coalesce(sum(total_cents) filter (where voided_at is null), 0)::bigint as total,
    coalesce(sum(paid_cents), 0)::bigint as paid,
    coalesce(sum(total_cents - paid_cents) filter (where voided_at is null), 0)::bigint as balance
  from own
), page as (
  select * from own order by issued_at desc, id desc limit cast(:limit as bigint)
)
select p.id, p.number, p.organization_id, p.organization, p.period_starts_at, p.period_ends_at, p.issued_at, p.due_on, p.total_cents,
  p.paid_cents, case when p.voided_at is not null then 'void' when p.paid_cents = p.total_cents then 'paid'
    when p.due_on < p.today then 'overdue' else 'open' end as status,
  greatest(p.today - p.due_on, 0) as days_overdue, coalesce(under_way.cents, 0)::integer as processing, totals.*
from page as p cross join totals
left join lateral (
  select sum(least(y.cents, p.total_cents - p.paid_cents)) as cents from payments as y
  where y.invoice_id = p.id and y.state in ('unknown', 'processing')
) as under_way on true
order by p.issued_at desc, p.id desc
