-- Hand-written baseline of the `console` bench: every figure of a carrier's report on its hiring, one row for each: first
-- contacts, hires and closed rounds of the period, stays in stages, and waits for replies. Shares no code with the read model.
with rounds as materialized (
  select r.source, r.opened_at, r.hired_at, r.closed_at, r.closed_by, r.closed_reason
  from candidacy_rounds as r
  where r.organization_id = cast(:organizationId as uuid)
    and (r.opened_at >= cast(:start as timestamptz) or r.hired_at >= cast(:start as timestamptz)
         or r.closed_at >= cast(:start as timestamptz))
), contacts as (
  select source, case when hired_at is not null then 'hired' when closed_at is not null then 'closed' else 'open' end as result,
         date_trunc('week', opened_at, 'UTC') as week
  from rounds where opened_at >= cast(:start as timestamptz) and opened_at < cast(:end as timestamptz)
), hires as (
  select source, date_trunc('week', hired_at, 'UTC') as week, extract(epoch from hired_at - opened_at) / 86400 as days
  from rounds where hired_at >= cast(:start as timestamptz) and hired_at < cast(:end as timestamptz)
), closed as (
  select closed_by, closed_reason, date_trunc('week', closed_at, 'UTC') as week
  from rounds where closed_at >= cast(:start as timestamptz) and closed_at < cast(:end as timestamptz)
), spans as (
  select s.name, s.outcome as part, s.tenths_of_day / 10.0 as days
  from candidacy_spans as s
  where s.organization_id = cast(:organizationId as uuid) and s.ended_at >= cast(:start as timestamptz)
    and s.ended_at < cast(:end as timestamptz) and s.outcome <> 'void'
  union all
  select s.name, 'open', round(extract(epoch from cast(:moment as timestamptz) - s.started_at) / 8640) / 10.0
  from candidacy_spans as s
  where s.organization_id = cast(:organizationId as uuid) and s.ended_at is null
    and s.started_at <= cast(:moment as timestamptz)
), figures as (
  select 'contacts' as what, source as one, result as two, to_char(week at time zone 'UTC', 'YYYY-MM-DD') as three,
         count(*) as count, cast(null as double precision) as median, cast(null as double precision) as p90
  from contacts group by source, result, week
  union all
  select 'hires', coalesce(source, to_char(week at time zone 'UTC', 'YYYY-MM-DD'), ''), null, null, count(*),
         percentile_cont(0.5) within group (order by days), percentile_cont(0.9) within group (order by days)
  from hires group by grouping sets ((), (source), (week))
  union all
  select 'closed', closed_by, closed_reason, to_char(week at time zone 'UTC', 'YYYY-MM-DD'), count(*), null, null
  from closed group by closed_by, closed_reason, week
  union all
  select 'span', name, coalesce(part, ''), null, count(*), percentile_cont(0.5) within group (order by days),
         percentile_cont(0.9) within group (order by days)
  from spans group by grouping sets ((name, part), (name))
)
select id from (
  select concat_ws(' ', what, one, two, three, count, round(median::numeric, 3), round(p90::numeric, 3)) as id from figures
) as lines
order by id collate "C"
