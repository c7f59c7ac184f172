-- Hand-written baseline of the `operations` bench: drivers per column of the board, how many are over target, and when the
-- driver of median age entered the stage. Shares no code with the read model.
select p.stage as id, count(*)::int as cards, (count(*) filter (where p.due_at <= cast(:now as timestamptz)))::int as overdue,
       percentile_disc(0.5) within group (order by p.stage_entered_at desc) as median_since
from driver_pipelines as p
where (cast(:owner as uuid) is null or p.owner_id = :owner)
  and (cast(:waitsFor as text) is null or p.waits_for = :waitsFor)
  and (not cast(:overdue as boolean) or p.due_at <= cast(:now as timestamptz))
  and (p.stage <> 'NotInterested' or p.stage_entered_at > cast(:now as timestamptz) - interval '240 hours')
  and (p.stage <> 'NotQualified' or p.stage_entered_at > cast(:now as timestamptz) - interval '480 hours')
group by p.stage
order by p.stage
