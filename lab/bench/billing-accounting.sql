-- Hand-written baseline of the `billing` bench: the figures of accounting's start page, each as a text of its own. Shares no code
-- with the read model.
with carrier as (
  select id, time_zone, (cast(:now as timestamptz) at time zone time_zone)::date as today from organizations
  where id = cast(:organizationId as uuid)
), own as materialized (
  select i.*, case when voided_at is not null then 'void' when paid_cents = total_cents then 'paid'
    when due_on < carrier.today then 'overdue' else 'open' end as status
  from invoices as i join carrier on carrier.id = i.organization_id
), months as (
  select to_char(month, 'YYYY-MM') as month from generate_series(
    date_trunc('month', cast(:now as timestamptz) at time zone 'America/Chicago') - interval '11 months',
    date_trunc('month', cast(:now as timestamptz) at time zone 'America/Chicago'), interval '1 month') as month
), invoiced as (
  select to_char(issued_at at time zone carrier.time_zone, 'YYYY-MM') as month, sum(total_cents) as cents from own, carrier
  where voided_at is null and issued_at >= cast(:now as timestamptz) - interval '13 months' group by 1
), paid as (
  select to_char(a.applied_at at time zone carrier.time_zone, 'YYYY-MM') as month, sum(a.cents) as cents
  from carrier join payments as p on p.organization_id = carrier.id join payment_applications as a on a.payment_id = p.id
  where p.method in ('card', 'bankTransfer', 'transfer') and a.applied_at >= cast(:now as timestamptz) - interval '13 months'
  group by 1
)
select id from (
  select 1 as part, status as key, status || ' ' || count(*) || ' ' || sum(total_cents) || ' '
    || sum(case when status in ('open', 'overdue') then total_cents - paid_cents else 0 end) as id
  from own group by status
  union all
  select 2, months.month, months.month || ' ' || coalesce(invoiced.cents, 0) || ' ' || coalesce(paid.cents, 0)
  from months left join invoiced using (month) left join paid using (month)
  union all
  select 3, '', 'account ' || (select coalesce(sum(cents), 0) from payments, carrier
      where organization_id = carrier.id and state in ('unknown', 'processing'))
    || ' ' || (select coalesce(-sum(cents), 0) from ledger_lines, carrier where account = 'credit:' || carrier.id)
  union all
  select 4, '', 'unbilled ' || count(*) || ' ' || coalesce(sum(cents), 0) from charges, carrier
  where organization_id = carrier.id and invoice_id is null
  union all
  select 5, '', 'waiting ' || count(*) || ' ' || coalesce(min(day)::text, '') from workdays, carrier
  where organization_id = carrier.id and state = 'submitted'
) as figures order by part, key
