-- One statement by hand for everything that the file of a driver shows, and the entry in the access log.
with logged as (
  insert into access_log (id, actor_id, organization_id, subject_driver_id, action, about, at)
  values (gen_random_uuid(), :actorId, :organizationId, :driverId, 'driver-record', 'dossier', now())
  returning id
), parts as (
  select 1 as part, i.start_on::text as rank, i.id, to_jsonb(i) as content
  from driver_history_items i where i.driver_id = :driverId
  union all
  select 2, f.created_at::text,
    case when f.purpose <> 'photo' and (f.purpose = 'resume' or e.verdict = 'accepted' or u.status = 'approved') then f.id end,
    to_jsonb(f) || jsonb_build_object('result', r.result, 'entry', e.content, 'status', u.status)
  from driver_files f join driver_pipelines p on p.driver_id = f.driver_id left join result_files r on r.file_id = f.id
  left join lateral (
    select p.snapshot -> 'documents' -> f.purpose ->> 'status' as status
    where p.snapshot -> 'documents' -> f.purpose ->> 'fileId' = f.id::text
  ) u on true
  left join lateral (
    select e.id, to_jsonb(e) as content, v.result as verdict
    from evidence e left join lateral (
      select result from evidence_reviews where evidence_id = e.id order by reviewed_at desc, id desc limit 1
    ) v on true
    where e.driver_id = f.driver_id and f.id in (e.file_id, e.back_file_id)
      and (e.organization_id is null or e.organization_id = :organizationId)
      and not exists (select from evidence l where l.corrects_id = e.id)
    order by e.organization_id is null, e.recorded_at desc, e.id desc limit 1
  ) e on true
  where f.driver_id = :driverId and f.scan = 'clean' and f.purpose not in ('signature', 'export', 'verification', 'audit')
    and (f.purpose <> 'evidence' or (e.id is not null and e.verdict is distinct from 'withdrawn'))
    and (r.organization_id is null or r.organization_id = :organizationId)
  union all
  select 3, v.at::text, null, to_jsonb(v) from item_reviews v where v.driver_id = :driverId
  union all
  select 4, c.signed_at::text, c.id, jsonb_build_object('kind', c.kind, 'title', t.title, 'signedAt', c.signed_at)
  from consents c join legal_texts t on t.id = c.text_id where c.driver_id = :driverId
  union all
  select 5, '', null, jsonb_build_object('driver', to_jsonb(d), 'pipeline', p.snapshot, 'phone', u.phone, 'email', u.email)
  from drivers d join driver_pipelines p on p.driver_id = d.id join users u on u.id = d.id where d.id = :driverId
  union all
  select 6, '', null, jsonb_build_object('answers', encode(c.answers, 'hex'), 'key', encode(k.wrapped, 'hex'))
  from driver_compliance c join person_keys k on k.person_id = c.driver_id where c.driver_id = :driverId
  union all
  select 7, '', null, to_jsonb(f) from document_findings f where f.driver_id = :driverId
  union all
  select 8, '', null, jsonb_build_object('state', a.state, 'ends', a.ends_on, 'isOver', a.ends_at <= now())
  from dq_accesses a where a.organization_id = :organizationId and a.driver_id = :driverId
  union all
  select 9, '', null, jsonb_build_object('employment', e.id) from employments e
  where e.organization_id = :organizationId and e.driver_id = :driverId and e.hired_on is not null
    and (e.ended_on is null or e.ended_on >= (now() at time zone 'Pacific/Honolulu')::date)
  union all
  select 10, '', null, jsonb_build_object('stage', c.stage) from candidacies c
  where c.organization_id = :organizationId and c.driver_id = :driverId
  union all
  select 11, '', null, jsonb_build_object('status', b.status) from bench_entries b
  where b.organization_id = :organizationId and b.driver_id = :driverId
)
select id, content from parts where (select count(*) from logged) = 1 order by part, rank, id
