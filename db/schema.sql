-- Written by scripts/generate-schema from the migrated database; shows schema changes in a review.

create extension btree_gist;
create extension cube;
create extension pg_trgm;

CREATE OR REPLACE FUNCTION public.apply_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      update invoices set paid_cents = paid_cents + new.cents where id = new.invoice_id;
      update payments set applied_cents = applied_cents + new.cents where id = new.payment_id;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.chain_access_log()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
  begin
    
    insert into public.access_log_heads as heads (subject_driver_id, seq, hash) values (new.subject_driver_id, 0, ''::bytea)
      on conflict (subject_driver_id) do update set seq = heads.seq returning heads.seq, heads.hash into new.seq, new.previous_hash;
    new.seq := new.seq + 1;
    new.hash := sha256(new.previous_hash || convert_to(concat_ws(chr(10), new.seq, new.id, new.actor_kind,
      coalesce(new.actor_id::text, '-'), coalesce(new.link_id::text, '-'), coalesce(new.organization_id::text, '-'),
      new.subject_driver_id, new.action, to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      coalesce('=' || new.about, '-')), 'UTF8'));
    update public.access_log_heads set seq = new.seq, hash = new.hash where subject_driver_id = new.subject_driver_id;
    return new;
  end
  $function$;

CREATE OR REPLACE FUNCTION public.charge_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'DELETE' then
        if old.invoice_id is not null then
          raise exception 'an invoiced charge is a record: it is never deleted' using errcode = 'insufficient_privilege';
        end if;
        return old;
      end if;
      if (new.id, new.organization_id, new.kind, new.source_id, new.source_version, new.cents, new.details, new.occurred_at, new.created_at)
           is distinct from
           (old.id, old.organization_id, old.kind, old.source_id, old.source_version, old.cents, old.details, old.occurred_at, old.created_at)
         or (old.invoice_id is not null and new.invoice_id is not null and new.invoice_id <> old.invoice_id) then
        raise exception 'charges never change except for their invoice' using errcode = 'insufficient_privilege';
      end if;
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION public.check_ledger_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      checked uuid := coalesce(to_jsonb(new) ->> 'transaction_id', to_jsonb(new) ->> 'id')::uuid;
    begin
      if not exists (
        select from ledger_transactions
        where id = checked
          and (line_count, 0) = (select count(*), coalesce(sum(cents), 0) from ledger_lines where transaction_id = checked)
      ) then
        raise exception 'ledger transaction % does not balance', checked using errcode = 'check_violation', constraint = 'ledger_balanced';
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.count_pipelines()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'TRUNCATE' then
        truncate pipeline_counts;
      elsif tg_op = 'INSERT' then
      insert into pipeline_counts (stage, entered_from, due_from, owner_id, waits_for, drivers)
      select stage, quarter_day(stage_entered_at), quarter_day(due_at), owner_id, waits_for, sum(number)
      from (select stage, stage_entered_at, due_at, owner_id, waits_for, 1 as number from new_rows) as changes
      group by 1, 2, 3, grouping sets ((), (owner_id, waits_for)) having sum(number) <> 0;
      elsif tg_op = 'DELETE' then
      insert into pipeline_counts (stage, entered_from, due_from, owner_id, waits_for, drivers)
      select stage, quarter_day(stage_entered_at), quarter_day(due_at), owner_id, waits_for, sum(number)
      from (select stage, stage_entered_at, due_at, owner_id, waits_for, -1 as number from old_rows) as changes
      group by 1, 2, 3, grouping sets ((), (owner_id, waits_for)) having sum(number) <> 0;
      else
      insert into pipeline_counts (stage, entered_from, due_from, owner_id, waits_for, drivers)
      select stage, quarter_day(stage_entered_at), quarter_day(due_at), owner_id, waits_for, sum(number)
      from (select stage, stage_entered_at, due_at, owner_id, waits_for, -1 as number from old_rows union all select stage, stage_entered_at, due_at, owner_id, waits_for, 1 as number from new_rows) as changes
      group by 1, 2, 3, grouping sets ((), (owner_id, waits_for)) having sum(number) <> 0;
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.delete_refused_consents(before timestamp with time zone, one uuid)
 RETURNS TABLE(driver_id uuid, file_id uuid)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
      delete from public.verification_consents as consents
      where signed_at < before and (one is null or id = one)
        and not exists (select from public.evidence
          where evidence.driver_id = consents.driver_id and evidence.file_id = consents.file_id)
      returning driver_id, file_id
    $function$;

CREATE OR REPLACE FUNCTION public.delete_unconfirmed_responses(before timestamp with time zone, one uuid)
 RETURNS TABLE(driver_id uuid, file_id uuid)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
      with gone as (
        delete from public.verification_responses
        where seq is null and at < before and (one is null or id = one)
        returning driver_id, file_id, tests_file_id
      )
      select driver_id, file_id from gone
      union all
      select driver_id, tests_file_id from gone where tests_file_id is not null
    $function$;

CREATE OR REPLACE FUNCTION public.delete_unsent_notices(before timestamp with time zone, one uuid)
 RETURNS TABLE(driver_id uuid, file_id uuid)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
      delete from public.adverse_notices as notices
      where delivery = 'waiting' and created_at < before and (one is null or id = one)
        and not exists (select from public.evidence where evidence.file_id = notices.file_id)
      returning driver_id, file_id
    $function$;

CREATE OR REPLACE FUNCTION public.folded_text(named text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT COST 1000
RETURN TRIM(BOTH FROM regexp_replace(replace(replace(replace(replace(translate(lower((regexp_replace(regexp_replace(NORMALIZE(regexp_replace(named, '[''.\u0060\u00ad\u00b4\u02b9\u02bb-\u02bf\u02c8\u055a\u05f3\u200b-\u200f\u2018\u2019\u201b\u2032\u2035\u2060-\u2064\ua78b\ua78c\ufeff\uff07]'::text, ''::text, 'g'::text), NFKD), '[''.\u0060\u00ad\u00b4\u02b9\u02bb-\u02bf\u02c8\u055a\u05f3\u200b-\u200f\u2018\u2019\u201b\u2032\u2035\u2060-\u2064\ua78b\ua78c\ufeff\uff07]'::text, ''::text, 'g'::text), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]'::text, ''::text, 'g'::text) COLLATE "und-x-icu")), 'đðɖɗłƚøɔıɨħŧŋɓƙəɛʉƶς'::text, 'ddddllooiihtnbkeeuzσ'::text), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'þ'::text, 'th'::text), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u05be\u1680\u2000-\u206f\u2190-\u2bff\u2e00-\u2e7f\u3000-\u303f\u30fb\ufe30-\ufe6f\uff00-\uff0f]+'::text, ' '::text, 'g'::text));

CREATE OR REPLACE FUNCTION public.invoice_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'DELETE' or (to_jsonb(new) - array['paid_cents', 'voided_at', 'voided_by', 'void_reason'])
           is distinct from (to_jsonb(old) - array['paid_cents', 'voided_at', 'voided_by', 'void_reason'])
         or (old.voided_at is not null and new.voided_at is distinct from old.voided_at) then
        raise exception 'an invoice is a record: it stays as it was issued' using errcode = 'insufficient_privilege';
      end if;
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION public.keep_driver_places()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'INSERT'
        or (new.search_latitude, new.search_longitude) is distinct from (old.search_latitude, old.search_longitude)
      then
        insert into driver_places (latitude, longitude) values (new.search_latitude, new.search_longitude)
          on conflict do nothing;
      end if;
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION public.keep_search_place_coarse()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'UPDATE'
        and (new.city, new.state, new.latitude, new.longitude) is distinct from (old.city, old.state, old.latitude, old.longitude)
        and (new.search_latitude, new.search_longitude) is not distinct from (old.search_latitude, old.search_longitude)
      then
        new.search_latitude := null;
      end if;
      if new.search_latitude is null or new.search_longitude is null then
        new.search_latitude := round(new.latitude::numeric, 1);
        new.search_longitude := round(new.longitude::numeric, 1);
      end if;
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION public.price_only_ends()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if (new.id, new.product, new.state, new.amount, new.starts_at, new.created_by, new.created_at)
           is distinct from
           (old.id, old.product, old.state, old.amount, old.starts_at, old.created_by, old.created_at)
         or new.ends_at is null
         or new.ends_at > old.ends_at then
        raise exception 'prices never change except for an earlier end';
      end if;
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION public.quarter_day(at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
RETURN date_bin('06:00:00'::interval, at, '2000-01-01 00:00:00+00'::timestamp with time zone);

CREATE OR REPLACE FUNCTION public.queue_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into waiting_documents (evidence_id, recorded_at)
        select new_rows.id, new_rows.recorded_at from new_rows
        join driver_files on driver_files.id = new_rows.file_id and driver_files.purpose = 'evidence';
      delete from waiting_documents using new_rows where waiting_documents.evidence_id = new_rows.corrects_id;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      raise exception '% rows never change', tg_table_name;
    end $function$;

CREATE OR REPLACE FUNCTION public.refuse_rewriting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      -- Allows cascading deletes: erasing a person's data deletes these rows through the foreign key.
      if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
      raise exception '% is a record: its rows are never changed or deleted', tg_table_name;
    end $function$;

CREATE OR REPLACE FUNCTION public.refuse_rewriting_consents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    -- Allows cascading deletes: erasing a person's data deletes these rows through the foreign key.
    if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
    if tg_op = 'DELETE' and not exists (select from public.evidence
        where evidence.driver_id = old.driver_id and evidence.file_id = old.file_id) then return old; end if;
    raise exception '% is a record: its rows stay as they are', tg_table_name using errcode = 'insufficient_privilege';
  end
  $function$;

CREATE OR REPLACE FUNCTION public.refuse_rewriting_delivered()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if old.delivery <> 'waiting' then
      raise exception '% is a record: its rows stay as they are', tg_table_name using errcode = 'insufficient_privilege';
    end if;
    return case tg_op when 'DELETE' then old else new end;
  end
  $function$;

CREATE OR REPLACE FUNCTION public.refuse_rewriting_recorded()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if old.seq is not null then
      raise exception '% is a record: its rows stay as they are', tg_table_name using errcode = 'insufficient_privilege';
    end if;
    return case tg_op when 'DELETE' then old else new end;
  end
  $function$;

CREATE OR REPLACE FUNCTION public.refuse_rewriting_sent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if old.response_id is not null then
      raise exception '% is a record: its rows stay as they are', tg_table_name using errcode = 'insufficient_privilege';
    end if;
    return case tg_op when 'DELETE' then old else new end;
  end
  $function$;

CREATE OR REPLACE FUNCTION public.requirement_only_ends()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if (new.id, new.code, new.organization_id, new.content, new.valid_from, new.corrects_id, new.correction_reason, new.created_by, new.created_at)
           is distinct from
           (old.id, old.code, old.organization_id, old.content, old.valid_from, old.corrects_id, old.correction_reason, old.created_by, old.created_at)
         or new.valid_to is null
         or new.valid_to > old.valid_to then
        raise exception '% rows never change except for an earlier end', tg_table_name;
      end if;
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION public.unqueue_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      delete from waiting_documents using new_rows where waiting_documents.evidence_id = new_rows.evidence_id;
      return null;
    end $function$;

create table access_log (
  id uuid not null,
  actor_id uuid,
  organization_id uuid,
  subject_driver_id uuid not null,
  action text not null,
  at timestamp with time zone not null default now(),
  about text,
  actor_kind text not null default 'user'::text,
  link_id uuid,
  seq integer not null,
  previous_hash bytea not null,
  hash bytea not null,
  constraint access_log_pkey PRIMARY KEY (id),
  constraint access_log_actor_known CHECK ((actor_kind = ANY (ARRAY['user'::text, 'pastEmployer'::text, 'auditor'::text]))),
  constraint access_log_actor_named CHECK (
CASE
    WHEN (actor_kind = 'user'::text) THEN ((actor_id IS NOT NULL) AND (link_id IS NULL))
    ELSE ((actor_id IS NULL) AND (link_id IS NOT NULL))
END),
  constraint access_log_seq_once UNIQUE (subject_driver_id, seq)
);
CREATE INDEX access_log_organization_idx ON public.access_log USING btree (organization_id, id);
CREATE INDEX access_log_subject_idx ON public.access_log USING btree (subject_driver_id, id);
CREATE TRIGGER access_log_chain BEFORE INSERT ON public.access_log FOR EACH ROW EXECUTE FUNCTION chain_access_log();
CREATE TRIGGER access_log_stay BEFORE DELETE OR UPDATE ON public.access_log FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER access_log_stay_whole BEFORE TRUNCATE ON public.access_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table access_log_heads (
  subject_driver_id uuid not null,
  seq integer not null,
  hash bytea not null,
  constraint access_log_heads_pkey PRIMARY KEY (subject_driver_id)
);

create table access_log_seals (
  number integer not null,
  subject_driver_id uuid not null,
  seq integer not null,
  hash bytea not null,
  sealed_at timestamp with time zone not null,
  hmac bytea not null,
  constraint access_log_seals_pkey PRIMARY KEY (number)
);
CREATE INDEX access_log_seals_subject_idx ON public.access_log_seals USING btree (subject_driver_id, seq);
CREATE TRIGGER access_log_seals_stay BEFORE DELETE OR UPDATE ON public.access_log_seals FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER access_log_seals_stay_whole BEFORE TRUNCATE ON public.access_log_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table account_audit (
  id uuid not null,
  user_id uuid not null,
  organization_id uuid,
  actor_id uuid,
  kind text not null,
  details jsonb not null default '{}'::jsonb,
  device text,
  ip_prefix text,
  at timestamp with time zone not null,
  constraint account_audit_pkey PRIMARY KEY (id),
  constraint account_audit_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint account_audit_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX account_audit_organization_idx ON public.account_audit USING btree (organization_id, id);
CREATE INDEX account_audit_user_idx ON public.account_audit USING btree (user_id, id);
CREATE TRIGGER account_audit_stay BEFORE DELETE OR UPDATE ON public.account_audit FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER account_audit_stay_whole BEFORE TRUNCATE ON public.account_audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table account_links (
  id uuid not null,
  user_id uuid not null,
  purpose text not null,
  email text not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  family_id uuid,
  constraint account_links_pkey PRIMARY KEY (id),
  constraint account_links_purpose_known CHECK ((purpose = ANY (ARRAY['confirm'::text, 'recover'::text, 'change-email'::text, 'invitation'::text]))),
  constraint account_links_token_key UNIQUE (token_hash),
  constraint account_links_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX account_links_expires_idx ON public.account_links USING btree (expires_at);
CREATE INDEX account_links_user_idx ON public.account_links USING btree (user_id, purpose);

create table adverse_actions (
  id uuid not null,
  workflow_id text not null,
  version integer not null,
  candidacy_id uuid not null,
  candidacy_round integer not null,
  order_id uuid not null,
  organization_id uuid not null,
  driver_id uuid not null,
  round integer not null,
  state text not null,
  state_entered_at timestamp with time zone not null,
  path text not null,
  report_id uuid not null,
  wait_ends_on date,
  snapshot jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint adverse_actions_pkey PRIMARY KEY (id),
  constraint adverse_actions_candidacy_once UNIQUE (candidacy_id),
  constraint adverse_actions_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint adverse_actions_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint adverse_actions_path_known CHECK ((path = ANY (ARRAY['twoSteps'::text, 'remote'::text]))),
  constraint adverse_actions_report_fkey FOREIGN KEY (report_id) REFERENCES adverse_reports(id),
  constraint adverse_actions_state_known CHECK ((state = ANY (ARRAY['waiting'::text, 'undelivered'::text, 'disputed'::text, 'ready'::text, 'noticed'::text, 'withdrawn'::text]))),
  constraint adverse_actions_wait_has_end CHECK (((state <> 'waiting'::text) OR (wait_ends_on IS NOT NULL))),
  constraint adverse_actions_workflow_once UNIQUE (workflow_id)
);
CREATE INDEX adverse_actions_driver_idx ON public.adverse_actions USING btree (driver_id, state_entered_at DESC);
CREATE INDEX adverse_actions_organization_idx ON public.adverse_actions USING btree (organization_id, state, state_entered_at);

create table adverse_notices (
  id uuid not null,
  report_id uuid not null,
  driver_id uuid not null,
  kind text not null,
  file_id uuid not null,
  sha256 bytea not null,
  text_ids uuid[] not null,
  created_at timestamp with time zone not null,
  delivery text not null default 'waiting'::text,
  delivered_at timestamp with time zone,
  constraint adverse_notices_pkey PRIMARY KEY (id),
  constraint adverse_notices_delivered CHECK (((delivery = 'waiting'::text) = (delivered_at IS NULL))),
  constraint adverse_notices_delivery_known CHECK ((delivery = ANY (ARRAY['waiting'::text, 'sent'::text, 'skipped'::text, 'failed'::text]))),
  constraint adverse_notices_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint adverse_notices_file_fkey FOREIGN KEY (file_id, driver_id) REFERENCES driver_files(id, driver_id),
  constraint adverse_notices_kind_known CHECK ((kind = ANY (ARRAY['preAdverse'::text, 'final'::text, 'remote'::text]))),
  constraint adverse_notices_report_fkey FOREIGN KEY (report_id) REFERENCES adverse_reports(id)
);
CREATE INDEX adverse_notices_driver_idx ON public.adverse_notices USING btree (driver_id);
CREATE INDEX adverse_notices_file_idx ON public.adverse_notices USING btree (file_id);
CREATE TRIGGER adverse_notices_stay BEFORE DELETE OR UPDATE ON public.adverse_notices FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_delivered();
CREATE TRIGGER adverse_notices_stay_whole BEFORE TRUNCATE ON public.adverse_notices FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table adverse_reports (
  id uuid not null,
  candidacy_id uuid not null,
  organization_id uuid not null,
  driver_id uuid not null,
  agency_name text not null,
  agency_address text not null,
  agency_phone text not null,
  file_ids uuid[] not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  constraint adverse_reports_pkey PRIMARY KEY (id),
  constraint adverse_reports_author_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint adverse_reports_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint adverse_reports_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX adverse_reports_files_idx ON public.adverse_reports USING gin (file_ids);
CREATE TRIGGER adverse_reports_stay BEFORE DELETE OR UPDATE ON public.adverse_reports FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER adverse_reports_stay_whole BEFORE TRUNCATE ON public.adverse_reports FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table agreed_rates (
  id uuid not null,
  assignment_id uuid not null,
  organization_id uuid not null,
  unit text not null,
  mills integer not null,
  starts_on date not null,
  reason text,
  set_by uuid not null,
  set_at timestamp with time zone not null,
  constraint agreed_rates_pkey PRIMARY KEY (id),
  constraint agreed_rates_author_fkey FOREIGN KEY (set_by) REFERENCES users(id),
  constraint agreed_rates_mills_positive CHECK ((mills > 0)),
  constraint agreed_rates_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint agreed_rates_unit_known CHECK ((unit = ANY (ARRAY['hour'::text, 'mile'::text, 'day'::text])))
);
CREATE INDEX agreed_rates_assignment_idx ON public.agreed_rates USING btree (assignment_id, set_at);
CREATE TRIGGER agreed_rates_stay BEFORE DELETE OR UPDATE ON public.agreed_rates FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER agreed_rates_stay_whole BEFORE TRUNCATE ON public.agreed_rates FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table agreement_acceptances (
  id uuid not null,
  organization_id uuid not null,
  signer_id uuid not null,
  text_id uuid not null,
  version text not null,
  language text not null,
  sha256 bytea not null,
  addendum_text_id uuid,
  addendum_sha256 bytea,
  signed_at timestamp with time zone not null,
  sealed bytea not null,
  constraint agreement_acceptances_pkey PRIMARY KEY (id),
  constraint agreement_acceptances_addendum_fkey FOREIGN KEY (addendum_text_id) REFERENCES legal_texts(id),
  constraint agreement_acceptances_addendum_whole CHECK (((addendum_text_id IS NULL) = (addendum_sha256 IS NULL))),
  constraint agreement_acceptances_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint agreement_acceptances_signer_fkey FOREIGN KEY (signer_id) REFERENCES users(id),
  constraint agreement_acceptances_text_fkey FOREIGN KEY (text_id) REFERENCES legal_texts(id)
);
CREATE INDEX agreement_acceptances_organization_idx ON public.agreement_acceptances USING btree (organization_id, signed_at);
CREATE TRIGGER agreement_acceptances_stay BEFORE DELETE OR UPDATE ON public.agreement_acceptances FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER agreement_acceptances_stay_whole BEFORE TRUNCATE ON public.agreement_acceptances FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table audit_files (
  id uuid not null,
  audit_id uuid not null,
  number integer not null,
  driver_id uuid not null,
  employment_id uuid not null,
  content bytea,
  counts jsonb,
  documents integer,
  file_id uuid,
  sha256 bytea,
  constraint audit_files_pkey PRIMARY KEY (id),
  constraint audit_files_audit_fkey FOREIGN KEY (audit_id) REFERENCES audits(id),
  constraint audit_files_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint audit_files_employment_once UNIQUE (audit_id, employment_id),
  constraint audit_files_file_fkey FOREIGN KEY (file_id) REFERENCES driver_files(id),
  constraint audit_files_number_once UNIQUE (audit_id, number),
  constraint audit_files_whole CHECK (((num_nulls(counts, documents, sha256) = ANY (ARRAY[0, 3])) AND (num_nulls(content, file_id) = ANY (ARRAY[0, 2])) AND ((content IS NULL) OR (counts IS NOT NULL))))
);
CREATE INDEX audit_files_driver_idx ON public.audit_files USING btree (driver_id);
CREATE INDEX audit_files_file_idx ON public.audit_files USING btree (file_id) WHERE (file_id IS NOT NULL);

create table audit_links (
  id uuid not null,
  audit_id uuid not null,
  reader text not null,
  code_hash bytea not null,
  access_hash bytea not null,
  allows_originals boolean not null,
  tries integer not null default 0,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  revoked_by uuid,
  constraint audit_links_pkey PRIMARY KEY (id),
  constraint audit_links_audit_fkey FOREIGN KEY (audit_id) REFERENCES audits(id),
  constraint audit_links_code_once UNIQUE (code_hash),
  constraint audit_links_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint audit_links_ends CHECK ((expires_at > created_at)),
  constraint audit_links_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES users(id),
  constraint audit_links_revoked_whole CHECK (((revoked_at IS NULL) = (revoked_by IS NULL)))
);
CREATE INDEX audit_links_audit_idx ON public.audit_links USING btree (audit_id, created_at);

create table audit_productions (
  id uuid not null,
  audit_id uuid not null,
  number integer not null,
  produced_on date not null,
  handed_over text not null,
  reason text,
  recorded_by uuid not null,
  recorded_at timestamp with time zone not null,
  constraint audit_productions_pkey PRIMARY KEY (id),
  constraint audit_productions_audit_fkey FOREIGN KEY (audit_id) REFERENCES audits(id),
  constraint audit_productions_number_once UNIQUE (audit_id, number),
  constraint audit_productions_reason_given CHECK (((number = 1) = (reason IS NULL))),
  constraint audit_productions_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id)
);
CREATE TRIGGER audit_productions_stay BEFORE DELETE OR UPDATE ON public.audit_productions FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER audit_productions_stay_whole BEFORE TRUNCATE ON public.audit_productions FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table audit_rooms (
  token_hash bytea not null,
  link_id uuid not null,
  opened_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint audit_rooms_pkey PRIMARY KEY (token_hash),
  constraint audit_rooms_link_fkey FOREIGN KEY (link_id) REFERENCES audit_links(id)
);
CREATE INDEX audit_rooms_expires_idx ON public.audit_rooms USING btree (expires_at);
CREATE INDEX audit_rooms_link_idx ON public.audit_rooms USING btree (link_id);

create table audit_views (
  id uuid not null,
  link_id uuid not null,
  kind text not null,
  file_id uuid,
  document text,
  page integer,
  at timestamp with time zone not null,
  constraint audit_views_pkey PRIMARY KEY (id),
  constraint audit_views_file_fkey FOREIGN KEY (file_id) REFERENCES audit_files(id),
  constraint audit_views_file_named CHECK (((file_id IS NULL) = (kind = ANY (ARRAY['index'::text, 'packet'::text])))),
  constraint audit_views_kind_known CHECK ((kind = ANY (ARRAY['index'::text, 'file'::text, 'page'::text, 'original'::text, 'packet'::text]))),
  constraint audit_views_link_fkey FOREIGN KEY (link_id) REFERENCES audit_links(id),
  constraint audit_views_page_named CHECK (((page IS NOT NULL) = (kind = 'page'::text)))
);
CREATE INDEX audit_views_link_idx ON public.audit_views USING btree (link_id, id);
CREATE TRIGGER audit_views_stay BEFORE DELETE OR UPDATE ON public.audit_views FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER audit_views_stay_whole BEFORE TRUNCATE ON public.audit_views FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table audits (
  id uuid not null,
  organization_id uuid not null,
  agency text not null,
  kind text not null,
  received_on date not null,
  due_on date not null,
  as_of date not null,
  detail text not null,
  stores text[] not null,
  mode text not null,
  from_on date,
  to_on date,
  seed text not null,
  population uuid[] not null,
  state text not null default 'queued'::text,
  attempt integer not null default 1,
  cover bytea,
  requested_by uuid not null,
  requested_at timestamp with time zone not null,
  ready_at timestamp with time zone,
  produced_on date,
  produced_by uuid,
  constraint audits_pkey PRIMARY KEY (id),
  constraint audits_detail_known CHECK ((detail = ANY (ARRAY['full'::text, 'index'::text]))),
  constraint audits_kind_known CHECK ((kind = ANY (ARRAY['fmcsa'::text, 'insurer'::text, 'internal'::text]))),
  constraint audits_mode_known CHECK ((mode = ANY (ARRAY['chosen'::text, 'period'::text, 'sample'::text]))),
  constraint audits_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint audits_period_named CHECK (((mode = 'chosen'::text) = ((from_on IS NULL) AND (to_on IS NULL)))),
  constraint audits_produced_by_fkey FOREIGN KEY (produced_by) REFERENCES users(id),
  constraint audits_produced_whole CHECK (((produced_on IS NULL) = (produced_by IS NULL))),
  constraint audits_ready_whole CHECK (((state = 'ready'::text) = ((cover IS NOT NULL) AND (ready_at IS NOT NULL)))),
  constraint audits_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(id),
  constraint audits_state_known CHECK ((state = ANY (ARRAY['queued'::text, 'rendering'::text, 'ready'::text, 'failed'::text])))
);
CREATE INDEX audits_organization_idx ON public.audits USING btree (organization_id, due_on DESC, id);

create table autopilot_wave_drivers (
  order_id uuid not null,
  number integer not null,
  driver_id uuid not null,
  rank integer not null,
  distance_miles integer not null,
  fit jsonb not null,
  is_ready boolean not null,
  outcome text not null default 'waiting'::text,
  left_out_reason text,
  chosen_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  constraint autopilot_wave_drivers_pkey PRIMARY KEY (order_id, number, driver_id),
  constraint autopilot_wave_drivers_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint autopilot_wave_drivers_outcome_known CHECK ((outcome = ANY (ARRAY['waiting'::text, 'invited'::text, 'leftOut'::text]))),
  constraint autopilot_wave_drivers_rank_once UNIQUE (order_id, number, rank)
);
CREATE INDEX autopilot_wave_drivers_driver_idx ON public.autopilot_wave_drivers USING btree (driver_id);

create table autopilot_waves (
  order_id uuid not null,
  number integer not null,
  status text not null,
  planned_at timestamp with time zone,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  skip_reason text,
  invited integer not null default 0,
  left_out integer not null default 0,
  constraint autopilot_waves_pkey PRIMARY KEY (order_id, number),
  constraint autopilot_waves_order_fkey FOREIGN KEY (order_id) REFERENCES job_orders(id),
  constraint autopilot_waves_status_known CHECK ((status = ANY (ARRAY['planned'::text, 'sending'::text, 'sent'::text, 'skipped'::text])))
);

create table bench_entries (
  id uuid not null,
  organization_id uuid not null,
  driver_id uuid not null,
  status text not null,
  version integer not null,
  status_since timestamp with time zone not null,
  added_at timestamp with time zone not null,
  added_by uuid not null,
  note text,
  reason text,
  reason_text text,
  constraint bench_entries_pkey PRIMARY KEY (id),
  constraint bench_entries_added_by_fkey FOREIGN KEY (added_by) REFERENCES users(id),
  constraint bench_entries_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint bench_entries_driver_once UNIQUE (organization_id, driver_id),
  constraint bench_entries_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint bench_entries_status_known CHECK ((status = ANY (ARRAY['requested'::text, 'approved'::text, 'rejected'::text, 'removed'::text])))
);
CREATE INDEX bench_entries_driver_idx ON public.bench_entries USING btree (driver_id, status);
CREATE INDEX bench_entries_status_idx ON public.bench_entries USING btree (organization_id, status, status_since, id);

create table bench_events (
  id uuid not null,
  entry_id uuid not null,
  version integer not null,
  organization_id uuid not null,
  driver_id uuid not null,
  type text not null,
  actor_kind text not null,
  actor_id uuid,
  reason text,
  text text,
  at timestamp with time zone not null,
  constraint bench_events_pkey PRIMARY KEY (id),
  constraint bench_events_entry_fkey FOREIGN KEY (entry_id) REFERENCES bench_entries(id),
  constraint bench_events_version_once UNIQUE (entry_id, version)
);
CREATE INDEX bench_events_driver_idx ON public.bench_events USING btree (driver_id, at);

create table billing_run_results (
  run_id uuid not null,
  organization_id uuid not null,
  state text not null,
  invoice_id uuid,
  failure text,
  finished_at timestamp with time zone not null,
  constraint billing_run_results_pkey PRIMARY KEY (run_id, organization_id),
  constraint billing_run_results_failure_said CHECK (((state = 'failed'::text) = (failure IS NOT NULL))),
  constraint billing_run_results_invoice_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  constraint billing_run_results_invoiced CHECK (((state = 'invoiced'::text) = (invoice_id IS NOT NULL))),
  constraint billing_run_results_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint billing_run_results_run_fkey FOREIGN KEY (run_id) REFERENCES billing_runs(id),
  constraint billing_run_results_state_known CHECK ((state = ANY (ARRAY['invoiced'::text, 'nothing'::text, 'failed'::text])))
);

create table billing_runs (
  id uuid not null,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint billing_runs_pkey PRIMARY KEY (id)
);
CREATE INDEX billing_runs_newest_idx ON public.billing_runs USING btree (started_at DESC, id DESC);
CREATE UNIQUE INDEX billing_runs_one_open ON public.billing_runs USING btree (((finished_at IS NULL))) WHERE (finished_at IS NULL);

create table billing_schedules (
  organization_id uuid not null,
  billed_through timestamp with time zone not null,
  is_period_end boolean not null,
  time_zone text not null,
  next_run_at timestamp with time zone not null,
  retry_at timestamp with time zone,
  constraint billing_schedules_pkey PRIMARY KEY (organization_id),
  constraint billing_schedules_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX billing_schedules_due_idx ON public.billing_schedules USING btree (next_run_at, organization_id);

create table bulk_action_drivers (
  bulk_action_id uuid not null,
  place integer not null,
  driver_id uuid not null,
  tries integer not null default 0,
  problem jsonb,
  settled_at timestamp with time zone,
  candidacy_id uuid,
  seen_round integer,
  seen_state text,
  constraint bulk_action_drivers_pkey PRIMARY KEY (bulk_action_id, place),
  constraint bulk_action_drivers_action_fkey FOREIGN KEY (bulk_action_id) REFERENCES bulk_actions(id) ON DELETE CASCADE,
  constraint bulk_action_drivers_driver_fkey FOREIGN KEY (driver_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint bulk_action_drivers_once UNIQUE NULLS NOT DISTINCT (bulk_action_id, driver_id, candidacy_id)
);
CREATE INDEX bulk_action_drivers_driver_idx ON public.bulk_action_drivers USING btree (driver_id);

create table bulk_actions (
  id uuid not null,
  kind text not null,
  sealed bytea not null,
  started_by uuid not null,
  started_at timestamp with time zone not null default now(),
  stopped_at timestamp with time zone,
  finished_at timestamp with time zone,
  organization_id uuid,
  constraint bulk_actions_pkey PRIMARY KEY (id),
  constraint bulk_actions_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint bulk_actions_started_by_fkey FOREIGN KEY (started_by) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX bulk_actions_finished_idx ON public.bulk_actions USING btree (finished_at);
CREATE INDEX bulk_actions_organization_idx ON public.bulk_actions USING btree (organization_id, started_at DESC);
CREATE INDEX bulk_actions_started_by_idx ON public.bulk_actions USING btree (started_by);

create table calendar_feeds (
  user_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  last_read_at timestamp with time zone,
  constraint calendar_feeds_pkey PRIMARY KEY (user_id),
  constraint calendar_feeds_token_once UNIQUE (token_hash),
  constraint calendar_feeds_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table call_times (
  id uuid not null,
  starts_at timestamp with time zone not null,
  offered_by uuid not null,
  application_id uuid,
  time_zone text,
  constraint call_times_pkey PRIMARY KEY (id),
  constraint call_times_application_fkey FOREIGN KEY (application_id) REFERENCES carrier_applications(id),
  constraint call_times_application_key UNIQUE (application_id),
  constraint call_times_starts_at_key UNIQUE (starts_at),
  constraint call_times_zone_when_booked CHECK (((application_id IS NULL) = (time_zone IS NULL)))
);

create table candidacies (
  id uuid not null,
  workflow_id text not null,
  version integer not null,
  order_id uuid not null,
  driver_id uuid not null,
  organization_id uuid not null,
  facility_id uuid not null,
  round integer not null,
  state text not null,
  kind text not null,
  assignment_state text not null,
  stage text,
  state_entered_at timestamp with time zone not null,
  due_at timestamp with time zone,
  expires_at timestamp with time zone,
  interview_id uuid,
  interview_starts_at timestamp with time zone,
  start_on date,
  end_on date,
  started_at timestamp with time zone,
  ended_by text,
  ended_reason text,
  snapshot jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  waits_for text not null,
  next_step text not null,
  wait_since timestamp with time zone,
  wait_due_at timestamp with time zone,
  source text not null default 'search'::text,
  constraint candidacies_pkey PRIMARY KEY (id),
  constraint candidacies_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint candidacies_facility_fkey FOREIGN KEY (facility_id) REFERENCES facilities(id),
  constraint candidacies_order_driver_once UNIQUE (order_id, driver_id),
  constraint candidacies_order_fkey FOREIGN KEY (order_id) REFERENCES job_orders(id),
  constraint candidacies_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint candidacies_source_known CHECK ((source = ANY (ARRAY['search'::text, 'autopilot'::text, 'application'::text, 'bench'::text]))),
  constraint candidacies_state_known CHECK ((state = ANY (ARRAY['invited'::text, 'requested'::text, 'inReview'::text, 'approved'::text, 'interviewOffered'::text, 'interviewing'::text, 'hired'::text, 'ended'::text, 'closed'::text]))),
  constraint candidacies_workflow_once UNIQUE (workflow_id)
);
CREATE INDEX candidacies_driver_idx ON public.candidacies USING btree (driver_id, state_entered_at DESC, id);
CREATE INDEX candidacies_order_state_idx ON public.candidacies USING btree (order_id, state, state_entered_at, id);
CREATE INDEX candidacies_organization_idx ON public.candidacies USING btree (organization_id, state, state_entered_at, id);
CREATE INDEX candidacies_review_idx ON public.candidacies USING btree (organization_id, wait_since, id) WHERE ((state = 'inReview'::text) AND (wait_due_at IS NOT NULL));
CREATE INDEX candidacies_wait_idx ON public.candidacies USING btree (wait_due_at, id) WHERE (wait_due_at IS NOT NULL);
CREATE INDEX candidacies_waiting_idx ON public.candidacies USING btree (wait_since, id) WHERE (wait_due_at IS NOT NULL);

create table candidacy_records (
  id uuid not null,
  candidacy_id uuid not null,
  round integer not null,
  kind text not null,
  status text not null,
  driver_id uuid not null,
  order_id uuid not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint candidacy_records_pkey PRIMARY KEY (id),
  constraint candidacy_records_candidacy_fkey FOREIGN KEY (candidacy_id) REFERENCES candidacies(id),
  constraint candidacy_records_status_known CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'cancelled'::text])))
);
CREATE INDEX candidacy_records_candidacy_idx ON public.candidacy_records USING btree (candidacy_id, round);
CREATE INDEX candidacy_records_order_idx ON public.candidacy_records USING btree (order_id, kind, status);

create table candidacy_rounds (
  candidacy_id uuid not null,
  round integer not null,
  organization_id uuid not null,
  facility_id uuid not null,
  order_id uuid not null,
  driver_id uuid not null,
  source text not null,
  opened_at timestamp with time zone not null,
  hired_at timestamp with time zone,
  closed_at timestamp with time zone,
  closed_by text,
  closed_reason text,
  constraint candidacy_rounds_pkey PRIMARY KEY (candidacy_id, round),
  constraint candidacy_rounds_closed_by_whom CHECK (((closed_at IS NULL) = (closed_by IS NULL))),
  constraint candidacy_rounds_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint candidacy_rounds_source_known CHECK ((source = ANY (ARRAY['search'::text, 'autopilot'::text, 'bench'::text, 'application'::text])))
);
CREATE INDEX candidacy_rounds_closed_idx ON public.candidacy_rounds USING btree (organization_id, closed_at) INCLUDE (closed_by, closed_reason) WHERE (closed_at IS NOT NULL);
CREATE INDEX candidacy_rounds_hired_idx ON public.candidacy_rounds USING btree (organization_id, hired_at) INCLUDE (source, opened_at) WHERE (hired_at IS NOT NULL);
CREATE INDEX candidacy_rounds_opened_idx ON public.candidacy_rounds USING btree (organization_id, opened_at) INCLUDE (source, hired_at, closed_at);

create table candidacy_spans (
  candidacy_id uuid not null,
  kind text not null,
  seq integer not null,
  round integer not null,
  name text not null,
  key text not null,
  organization_id uuid not null,
  facility_id uuid not null,
  order_id uuid not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  outcome text,
  tenths_of_day integer generated always as ((floor(((date_part('epoch'::text, (ended_at - started_at)) / (8640)::double precision) + (0.5)::double precision)))::integer) stored,
  constraint candidacy_spans_pkey PRIMARY KEY (candidacy_id, kind, seq),
  constraint candidacy_spans_kind_known CHECK ((kind = ANY (ARRAY['stage'::text, 'reply'::text]))),
  constraint candidacy_spans_outcome_known CHECK ((outcome = ANY (ARRAY['left'::text, 'answered'::text, 'unanswered'::text, 'void'::text]))),
  constraint candidacy_spans_outcome_when_ended CHECK (((ended_at IS NULL) = (outcome IS NULL)))
);
CREATE INDEX candidacy_spans_ended_idx ON public.candidacy_spans USING btree (organization_id, ended_at) INCLUDE (kind, name, outcome, tenths_of_day) WHERE (ended_at IS NOT NULL);
CREATE UNIQUE INDEX candidacy_spans_one_open ON public.candidacy_spans USING btree (candidacy_id, kind) WHERE (ended_at IS NULL);
CREATE INDEX candidacy_spans_open_idx ON public.candidacy_spans USING btree (organization_id, kind, started_at) INCLUDE (name) WHERE (ended_at IS NULL);

create table candidate_note_mentions (
  note_id uuid not null,
  user_id uuid not null,
  handle text not null,
  mentioned_at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint candidate_note_mentions_pkey PRIMARY KEY (note_id, user_id),
  constraint candidate_note_mentions_note_fkey FOREIGN KEY (note_id) REFERENCES candidate_notes(id) ON DELETE CASCADE,
  constraint candidate_note_mentions_user_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX candidate_note_mentions_user_idx ON public.candidate_note_mentions USING btree (user_id, mentioned_at DESC, note_id);

create table candidate_note_versions (
  note_id uuid not null,
  version integer not null,
  text text not null,
  written_at timestamp with time zone not null,
  constraint candidate_note_versions_pkey PRIMARY KEY (note_id, version),
  constraint candidate_note_versions_note_fkey FOREIGN KEY (note_id) REFERENCES candidate_notes(id) ON DELETE CASCADE
);
CREATE TRIGGER candidate_note_versions_stay BEFORE DELETE OR UPDATE ON public.candidate_note_versions FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER candidate_note_versions_stay_whole BEFORE TRUNCATE ON public.candidate_note_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table candidate_notes (
  id uuid not null,
  organization_id uuid not null,
  driver_id uuid not null,
  author_id uuid not null,
  version integer not null,
  text text not null,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  deleted_at timestamp with time zone,
  constraint candidate_notes_pkey PRIMARY KEY (id),
  constraint candidate_notes_author_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint candidate_notes_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id) ON DELETE CASCADE,
  constraint candidate_notes_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint candidate_notes_text_given CHECK ((text <> ''::text))
);
CREATE INDEX candidate_notes_driver_idx ON public.candidate_notes USING btree (organization_id, driver_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

create table carrier_agreements (
  organization_id uuid not null,
  workflow_id text not null,
  version integer not null,
  state text not null,
  state_entered_at timestamp with time zone not null,
  is_disabled boolean not null,
  trial_ends_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  accepted_version text,
  term_started_on date,
  term_ends_on date,
  ends_at timestamp with time zone,
  notice_by text,
  snapshot jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint carrier_agreements_pkey PRIMARY KEY (organization_id),
  constraint carrier_agreements_accepted_whole CHECK (((accepted_at IS NULL) = (accepted_version IS NULL))),
  constraint carrier_agreements_notice_by_known CHECK ((notice_by = ANY (ARRAY['carrier'::text, 'operations'::text]))),
  constraint carrier_agreements_notice_whole CHECK (((state <> 'noticeGiven'::text) OR ((notice_by IS NOT NULL) AND (ends_at IS NOT NULL)))),
  constraint carrier_agreements_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint carrier_agreements_state_known CHECK ((state = ANY (ARRAY['trial'::text, 'lapsed'::text, 'active'::text, 'noticeGiven'::text, 'ended'::text]))),
  constraint carrier_agreements_term_whole CHECK (((term_started_on IS NULL) = (term_ends_on IS NULL))),
  constraint carrier_agreements_workflow_once UNIQUE (workflow_id)
);
CREATE INDEX carrier_agreements_state_idx ON public.carrier_agreements USING btree (state, organization_id);

create table carrier_applications (
  id uuid not null,
  dot_number integer not null,
  company_name text not null,
  postal_code text not null,
  fleet_size integer not null,
  note text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  status text not null default 'new'::text,
  organization_id uuid,
  booking_hash bytea not null,
  bookings integer not null default 0,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  settled_by uuid,
  constraint carrier_applications_pkey PRIMARY KEY (id),
  constraint carrier_applications_booking_key UNIQUE (booking_hash),
  constraint carrier_applications_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint carrier_applications_organization_when_activated CHECK (((status = 'activated'::text) = (organization_id IS NOT NULL))),
  constraint carrier_applications_settled CHECK (((status = 'new'::text) = (settled_at IS NULL))),
  constraint carrier_applications_status_known CHECK ((status = ANY (ARRAY['new'::text, 'activated'::text, 'declined'::text])))
);
CREATE INDEX carrier_applications_organization_idx ON public.carrier_applications USING btree (organization_id);
CREATE INDEX carrier_applications_status_idx ON public.carrier_applications USING btree (status, created_at, id);

create table carrier_notes (
  id uuid not null,
  organization_id uuid not null,
  author_id uuid not null,
  text text not null,
  created_at timestamp with time zone not null,
  constraint carrier_notes_pkey PRIMARY KEY (id),
  constraint carrier_notes_author_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint carrier_notes_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint carrier_notes_text_given CHECK ((text <> ''::text))
);
CREATE INDEX carrier_notes_organization_idx ON public.carrier_notes USING btree (organization_id, created_at DESC, id DESC);

create table carrier_result_changes (
  id bigint not null generated always as identity,
  driver_id uuid not null,
  organization_id uuid not null,
  result text not null,
  status text not null,
  actor_id uuid,
  at timestamp with time zone not null,
  constraint carrier_result_changes_pkey PRIMARY KEY (id),
  constraint carrier_result_changes_actor_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint carrier_result_changes_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint carrier_result_changes_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX carrier_result_changes_driver_idx ON public.carrier_result_changes USING btree (driver_id, at);
CREATE TRIGGER carrier_result_changes_stay BEFORE DELETE OR UPDATE ON public.carrier_result_changes FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER carrier_result_changes_stay_whole BEFORE TRUNCATE ON public.carrier_result_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table charges (
  id uuid not null,
  organization_id uuid not null,
  kind text not null,
  source_id uuid not null,
  source_version integer not null default 1,
  cents integer not null,
  details jsonb not null,
  occurred_at timestamp with time zone not null,
  invoice_id uuid,
  created_at timestamp with time zone not null default now(),
  constraint charges_pkey PRIMARY KEY (id),
  constraint charges_invoice_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id) DEFERRABLE INITIALLY DEFERRED,
  constraint charges_kind_known CHECK ((kind = ANY (ARRAY['match'::text, 'onboarding'::text, 'workday'::text, 'lateFee'::text, 'adjustment'::text]))),
  constraint charges_not_zero CHECK ((cents <> 0)),
  constraint charges_only_adjustments_negative CHECK (((cents > 0) OR (kind = 'adjustment'::text))),
  constraint charges_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint charges_source_once UNIQUE (kind, source_id, source_version)
);
CREATE INDEX charges_invoice_idx ON public.charges USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX charges_open_idx ON public.charges USING btree (organization_id, occurred_at, id) WHERE (invoice_id IS NULL);
CREATE TRIGGER charges_stay BEFORE DELETE OR UPDATE ON public.charges FOR EACH ROW EXECUTE FUNCTION charge_stays();

create table command_outcomes (
  command_id uuid not null,
  created_at timestamp with time zone not null default now(),
  value bytea not null,
  constraint command_outcomes_pkey PRIMARY KEY (command_id)
);
CREATE INDEX command_outcomes_created_idx ON public.command_outcomes USING btree (created_at);

create table consents (
  id uuid not null,
  driver_id uuid not null,
  text_id uuid not null,
  kind text not null,
  version text not null,
  language text not null,
  sha256 bytea not null,
  opened_at timestamp with time zone not null,
  end_reached_at timestamp with time zone not null,
  signed_at timestamp with time zone not null,
  sealed bytea not null,
  constraint consents_pkey PRIMARY KEY (id),
  constraint consents_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id) ON DELETE CASCADE,
  constraint consents_text_fkey FOREIGN KEY (text_id) REFERENCES legal_texts(id)
);
CREATE INDEX consents_driver_idx ON public.consents USING btree (driver_id, signed_at);
CREATE TRIGGER consents_never_change BEFORE UPDATE ON public.consents FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER consents_stay BEFORE DELETE OR UPDATE ON public.consents FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER consents_stay_whole BEFORE TRUNCATE ON public.consents FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table contact_changes (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  old_value text,
  old_confirmed_at timestamp with time zone,
  new_value text not null,
  changed_at timestamp with time zone not null,
  undo_hash bytea not null,
  undone_at timestamp with time zone,
  constraint contact_changes_pkey PRIMARY KEY (id),
  constraint contact_changes_kind_known CHECK ((kind = ANY (ARRAY['email'::text, 'phone'::text, 'network'::text, 'network-unlinked'::text]))),
  constraint contact_changes_undo_key UNIQUE (undo_hash),
  constraint contact_changes_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX contact_changes_old_email_idx ON public.contact_changes USING btree (lower(old_value)) WHERE (kind = 'email'::text);
CREATE INDEX contact_changes_user_idx ON public.contact_changes USING btree (user_id, changed_at);

create table dealbreaker_answers (
  order_id uuid not null,
  driver_id uuid not null,
  question text not null,
  answered_at timestamp with time zone not null,
  constraint dealbreaker_answers_pkey PRIMARY KEY (order_id, driver_id, question),
  constraint dealbreaker_answers_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id) ON DELETE CASCADE
);
CREATE INDEX dealbreaker_answers_driver_idx ON public.dealbreaker_answers USING btree (driver_id);

create table deletions (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  kind text not null,
  count integer not null,
  constraint deletions_pkey PRIMARY KEY (id)
);
CREATE INDEX deletions_at_idx ON public.deletions USING btree (at);
CREATE TRIGGER deletions_stay BEFORE DELETE OR UPDATE ON public.deletions FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER deletions_stay_whole BEFORE TRUNCATE ON public.deletions FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table demo_steps (
  seed integer not null,
  step text not null,
  constraint demo_steps_pkey PRIMARY KEY (seed, step),
  constraint demo_steps_world_fkey FOREIGN KEY (seed) REFERENCES demo_worlds(seed) ON DELETE CASCADE
);

create table demo_worlds (
  seed integer not null,
  options jsonb not null,
  begun_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  constraint demo_worlds_pkey PRIMARY KEY (seed)
);

create table deposit_items (
  provider text not null,
  reference text not null,
  deposit_id uuid not null,
  kind text not null,
  payment_id uuid,
  cents integer not null,
  fee_cents integer not null,
  constraint deposit_items_pkey PRIMARY KEY (provider, reference),
  constraint deposit_items_deposit_fkey FOREIGN KEY (deposit_id) REFERENCES deposits(id),
  constraint deposit_items_kind_known CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text, 'fee'::text, 'other'::text]))),
  constraint deposit_items_payment_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX deposit_items_deposit_idx ON public.deposit_items USING btree (deposit_id);
CREATE TRIGGER deposit_items_stay BEFORE DELETE OR UPDATE ON public.deposit_items FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER deposit_items_stay_whole BEFORE TRUNCATE ON public.deposit_items FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table deposits (
  id uuid not null,
  provider text not null,
  reference text not null,
  state text not null,
  cents integer not null,
  started_at timestamp with time zone not null,
  arrives_on date not null,
  payments_cents integer,
  other_cents integer,
  fee_cents integer,
  payment_count integer,
  constraint deposits_pkey PRIMARY KEY (id),
  constraint deposits_provider_once UNIQUE (provider, reference),
  constraint deposits_state_known CHECK ((state = ANY (ARRAY['onTheWay'::text, 'paid'::text, 'failed'::text]))),
  constraint deposits_sums_together CHECK ((num_nulls(payments_cents, other_cents, fee_cents, payment_count) = ANY (ARRAY[0, 4])))
);
CREATE INDEX deposits_newest_idx ON public.deposits USING btree (started_at DESC, id DESC);

create table digests (
  user_id uuid not null,
  on_date date not null,
  made_at timestamp with time zone not null,
  lines integer not null,
  constraint digests_pkey PRIMARY KEY (user_id, on_date),
  constraint digests_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table document_findings (
  driver_id uuid not null,
  document text not null,
  findings jsonb not null,
  found_by uuid not null,
  found_at timestamp with time zone not null,
  constraint document_findings_pkey PRIMARY KEY (driver_id, document),
  constraint document_findings_document_known CHECK ((document = ANY (ARRAY['driverLicense'::text, 'dotMedicalCard'::text, 'mvr'::text]))),
  constraint document_findings_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id) ON DELETE CASCADE,
  constraint document_findings_found_by_fkey FOREIGN KEY (found_by) REFERENCES users(id)
);

create table dq_accesses (
  id uuid not null,
  workflow_id text not null,
  version integer not null,
  organization_id uuid not null,
  driver_id uuid not null,
  round integer not null,
  state text not null,
  state_entered_at timestamp with time zone not null,
  requested_at timestamp with time zone not null,
  requested_by uuid,
  note_id uuid,
  expires_at timestamp with time zone,
  ends_on date,
  ends_at timestamp with time zone,
  ended_by text,
  ended_reason text,
  end_note_id uuid,
  snapshot jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint dq_accesses_pkey PRIMARY KEY (id),
  constraint dq_accesses_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint dq_accesses_driver_once UNIQUE (organization_id, driver_id),
  constraint dq_accesses_grant_ends CHECK (((state <> 'approved'::text) OR ((ends_on IS NOT NULL) AND (ends_at IS NOT NULL)))),
  constraint dq_accesses_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint dq_accesses_state_known CHECK ((state = ANY (ARRAY['requested'::text, 'approved'::text, 'rejected'::text, 'revoked'::text]))),
  constraint dq_accesses_workflow_once UNIQUE (workflow_id)
);
CREATE INDEX dq_accesses_driver_idx ON public.dq_accesses USING btree (driver_id, state);
CREATE INDEX dq_accesses_organization_idx ON public.dq_accesses USING btree (organization_id, state, state_entered_at DESC, id);

create table driver_compliance (
  driver_id uuid not null,
  ssn bytea,
  answers bytea not null,
  twic_expires_on date,
  hazmat_expires_on date,
  wants_free_copy boolean not null default false,
  updated_at timestamp with time zone not null,
  constraint driver_compliance_pkey PRIMARY KEY (driver_id),
  constraint driver_compliance_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id) ON DELETE CASCADE
);

create table driver_files (
  id uuid not null,
  driver_id uuid not null,
  purpose text not null,
  media_type text not null,
  size_bytes integer not null,
  sha256 bytea not null,
  scan text not null default 'waiting'::text,
  stated_expires_on date,
  uploaded_by uuid not null,
  created_at timestamp with time zone not null,
  is_drawn boolean not null default false,
  constraint driver_files_pkey PRIMARY KEY (id),
  constraint driver_files_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint driver_files_media_type_known CHECK ((media_type = ANY (ARRAY['application/pdf'::text, 'image/jpeg'::text, 'image/png'::text]))),
  constraint driver_files_owner_key UNIQUE (id, driver_id),
  constraint driver_files_scan_known CHECK ((scan = ANY (ARRAY['waiting'::text, 'clean'::text, 'infected'::text]))),
  constraint driver_files_size_positive CHECK ((size_bytes > 0)),
  constraint driver_files_uploader_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id)
);
CREATE INDEX driver_files_audit_idx ON public.driver_files USING btree (created_at) WHERE (purpose = 'audit'::text);
CREATE INDEX driver_files_driver_idx ON public.driver_files USING btree (driver_id, purpose, created_at);
CREATE INDEX driver_files_evidence_idx ON public.driver_files USING btree (created_at) WHERE (purpose = 'evidence'::text);
CREATE INDEX driver_files_export_idx ON public.driver_files USING btree (created_at) WHERE (purpose = 'export'::text);

create table driver_hires (
  candidacy_id uuid not null,
  round integer not null,
  hire_seq integer not null,
  driver_id uuid not null,
  order_id uuid not null,
  hired_at timestamp with time zone not null default now(),
  released_at timestamp with time zone,
  constraint driver_hires_pkey PRIMARY KEY (candidacy_id, round, hire_seq),
  constraint driver_hires_candidacy_fkey FOREIGN KEY (candidacy_id) REFERENCES candidacies(id),
  constraint driver_hires_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint driver_hires_order_fkey FOREIGN KEY (order_id) REFERENCES job_orders(id)
);
CREATE UNIQUE INDEX driver_hires_one_live ON public.driver_hires USING btree (driver_id) WHERE (released_at IS NULL);
CREATE INDEX driver_hires_order_idx ON public.driver_hires USING btree (order_id) WHERE (released_at IS NULL);

create table driver_history_items (
  id uuid not null,
  driver_id uuid not null,
  kind text not null,
  start_on date not null,
  end_on date,
  details jsonb not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint driver_history_items_pkey PRIMARY KEY (id),
  constraint driver_history_items_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id) ON DELETE CASCADE,
  constraint driver_history_items_in_order CHECK ((end_on >= start_on)),
  constraint driver_history_items_kind_known CHECK ((kind = ANY (ARRAY['employment'::text, 'residence'::text, 'militaryService'::text, 'drivingSchool'::text, 'unemploymentPeriod'::text, 'violation'::text, 'accident'::text]))),
  constraint driver_history_items_no_overlap EXCLUDE USING gist (driver_id WITH =, kind WITH =, daterange(start_on, end_on) WITH &&) WHERE ((kind = ANY (ARRAY['employment'::text, 'residence'::text])))
);
CREATE INDEX driver_history_items_driver_idx ON public.driver_history_items USING btree (driver_id, kind, start_on);

create table driver_notes (
  id uuid not null,
  driver_id uuid not null,
  author_id uuid not null,
  text text not null,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  constraint driver_notes_pkey PRIMARY KEY (id),
  constraint driver_notes_author_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint driver_notes_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id) ON DELETE CASCADE,
  constraint driver_notes_text_given CHECK ((text <> ''::text))
);
CREATE INDEX driver_notes_driver_idx ON public.driver_notes USING btree (driver_id, created_at);

create table driver_pipelines (
  driver_id uuid not null,
  workflow_id text not null,
  version integer not null,
  stage text not null,
  previous_stage text,
  lifecycle_status text not null,
  stage_entered_at timestamp with time zone not null,
  due_at timestamp with time zone,
  ready_for_dispatch boolean not null,
  is_searchable boolean not null,
  is_exit boolean not null,
  snapshot jsonb not null,
  owner_id uuid,
  snoozed_until timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  waits_for text not null,
  next_action text not null,
  last_contact_at timestamp with time zone,
  call_at timestamp with time zone,
  license_problem text,
  is_twic_expired boolean not null default false,
  is_barred boolean not null default false,
  is_ready boolean not null generated always as ((ready_for_dispatch AND (NOT is_barred))) stored,
  constraint driver_pipelines_pkey PRIMARY KEY (driver_id),
  constraint driver_pipelines_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint driver_pipelines_license_problem_known CHECK ((license_problem = ANY (ARRAY['expired'::text, 'rejected'::text]))),
  constraint driver_pipelines_owner_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint driver_pipelines_workflow_once UNIQUE (workflow_id)
);
CREATE INDEX driver_pipelines_action_idx ON public.driver_pipelines USING btree (next_action, due_at, driver_id);
CREATE INDEX driver_pipelines_board_idx ON public.driver_pipelines USING btree (stage, due_at, driver_id) INCLUDE (owner_id, waits_for, stage_entered_at);
CREATE INDEX driver_pipelines_call_idx ON public.driver_pipelines USING btree (call_at, driver_id) WHERE (call_at IS NOT NULL);
CREATE INDEX driver_pipelines_contact_idx ON public.driver_pipelines USING btree (COALESCE(last_contact_at, '-infinity'::timestamp with time zone), driver_id);
CREATE INDEX driver_pipelines_due_idx ON public.driver_pipelines USING btree (due_at, driver_id);
CREATE INDEX driver_pipelines_entered_idx ON public.driver_pipelines USING btree (stage_entered_at, driver_id) WHERE (due_at IS NOT NULL);
CREATE INDEX driver_pipelines_owner_idx ON public.driver_pipelines USING btree (owner_id, due_at, driver_id);
CREATE INDEX driver_pipelines_searchable_idx ON public.driver_pipelines USING btree (driver_id) INCLUDE (is_ready, license_problem, is_twic_expired) WHERE is_searchable;
CREATE INDEX driver_pipelines_stage_entered_idx ON public.driver_pipelines USING btree (stage, stage_entered_at) INCLUDE (due_at, owner_id, waits_for);
CREATE INDEX driver_pipelines_wait_idx ON public.driver_pipelines USING btree (waits_for, due_at, driver_id);
CREATE TRIGGER driver_pipelines_count_added AFTER INSERT ON public.driver_pipelines REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_pipelines();
alter table driver_pipelines enable always trigger driver_pipelines_count_added;
CREATE TRIGGER driver_pipelines_count_changed AFTER UPDATE ON public.driver_pipelines REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_pipelines();
alter table driver_pipelines enable always trigger driver_pipelines_count_changed;
CREATE TRIGGER driver_pipelines_count_emptied AFTER TRUNCATE ON public.driver_pipelines FOR EACH STATEMENT EXECUTE FUNCTION count_pipelines();
alter table driver_pipelines enable always trigger driver_pipelines_count_emptied;
CREATE TRIGGER driver_pipelines_count_removed AFTER DELETE ON public.driver_pipelines REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_pipelines();
alter table driver_pipelines enable always trigger driver_pipelines_count_removed;

create table driver_places (
  latitude double precision not null,
  longitude double precision not null,
  place cube generated always as (cube(ARRAY[(cos(radians(latitude)) * cos(radians(longitude))), (cos(radians(latitude)) * sin(radians(longitude))), sin(radians(latitude))])) stored,
  constraint driver_places_pkey PRIMARY KEY (latitude, longitude)
);
CREATE INDEX driver_places_place_idx ON public.driver_places USING gist (place) INCLUDE (latitude, longitude);

create table driver_references (
  driver_id uuid not null,
  people jsonb not null,
  updated_at timestamp with time zone not null default now(),
  constraint driver_references_pkey PRIMARY KEY (driver_id),
  constraint driver_references_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id) ON DELETE CASCADE
);

create table driver_results (
  id bigint not null generated always as identity,
  driver_id uuid not null,
  organization_id uuid,
  result text not null,
  status text not null,
  since timestamp with time zone not null,
  ordered_at timestamp with time zone,
  is_open boolean not null,
  constraint driver_results_pkey PRIMARY KEY (id),
  constraint driver_results_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint driver_results_once UNIQUE NULLS NOT DISTINCT (driver_id, organization_id, result),
  constraint driver_results_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint driver_results_status_known CHECK ((status = ANY (ARRAY['needed'::text, 'ordered'::text, 'received'::text, 'accepted'::text, 'refused'::text])))
);
CREATE INDEX driver_results_open_idx ON public.driver_results USING btree (since, id) WHERE is_open;
CREATE INDEX driver_results_open_status_idx ON public.driver_results USING btree (status, result) WHERE is_open;
CREATE INDEX driver_results_status_idx ON public.driver_results USING btree (status, since, id);

create table driver_submissions (
  id uuid not null,
  driver_id uuid not null,
  task text not null,
  content jsonb not null,
  sent_at timestamp with time zone not null,
  constraint driver_submissions_pkey PRIMARY KEY (id),
  constraint driver_submissions_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id) ON DELETE CASCADE
);
CREATE INDEX driver_submissions_driver_idx ON public.driver_submissions USING btree (driver_id, task, sent_at);

create table driver_waitlist (
  id uuid not null,
  state text not null,
  email text not null,
  created_at timestamp with time zone not null,
  constraint driver_waitlist_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX driver_waitlist_once_key ON public.driver_waitlist USING btree (state, lower(email));

create table drivers (
  id uuid not null,
  first_name text not null,
  last_name text not null,
  middle_name text,
  birth_date date,
  city text not null,
  state text not null,
  postal_code text,
  latitude double precision not null,
  longitude double precision not null,
  license_class text,
  endorsements text[] not null default '{}'::text[],
  transmissions text[] not null default '{}'::text[],
  experience_months integer not null default 0,
  last_drove_on date,
  freight_levels text[] not null default '{}'::text[],
  freight_types text[] not null default '{}'::text[],
  home_time text,
  shifts text[] not null default '{}'::text[],
  is_available boolean not null default false,
  schedule jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  stated_experience text,
  work_record jsonb not null default '{"driving": [], "reported": []}'::jsonb,
  approved_license jsonb,
  search_latitude double precision not null,
  search_longitude double precision not null,
  place cube generated always as (cube(ARRAY[(cos(radians(search_latitude)) * cos(radians(search_longitude))), (cos(radians(search_latitude)) * sin(radians(search_longitude))), sin(radians(search_latitude))])) stored,
  search_name text not null generated always as (((folded_text(((first_name || ' '::text) || last_name)) ||
CASE
    WHEN (folded_text(first_name) ~~ '% %'::text) THEN (' '::text || replace(folded_text(first_name), ' '::text, ''::text))
    ELSE ''::text
END) ||
CASE
    WHEN (folded_text(last_name) ~~ '% %'::text) THEN (' '::text || replace(folded_text(last_name), ' '::text, ''::text))
    ELSE ''::text
END)) stored,
  constraint drivers_pkey PRIMARY KEY (id),
  constraint drivers_experience_positive CHECK ((experience_months >= 0)),
  constraint drivers_home_time_known CHECK ((home_time = ANY (ARRAY['daily'::text, 'weekly'::text, 'everyTwoWeeks'::text, 'monthly'::text]))),
  constraint drivers_latitude_range CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint drivers_longitude_range CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint drivers_place_fkey FOREIGN KEY (search_latitude, search_longitude) REFERENCES driver_places(latitude, longitude),
  constraint drivers_user_fkey FOREIGN KEY (id) REFERENCES users(id)
);
CREATE INDEX drivers_available_place_idx ON public.drivers USING btree (search_latitude, search_longitude, license_class) INCLUDE (id, endorsements, transmissions, shifts, freight_levels, freight_types, birth_date) WHERE is_available;
CREATE INDEX drivers_name_idx ON public.drivers USING gin (search_name gin_trgm_ops);
CREATE TRIGGER drivers_search_place_coarse BEFORE INSERT OR UPDATE ON public.drivers FOR EACH ROW EXECUTE FUNCTION keep_search_place_coarse();
alter table drivers enable always trigger drivers_search_place_coarse;
CREATE TRIGGER drivers_search_place_known BEFORE INSERT OR UPDATE ON public.drivers FOR EACH ROW EXECUTE FUNCTION keep_driver_places();
alter table drivers enable always trigger drivers_search_place_known;

create table duty_statuses (
  id uuid not null,
  driver_id uuid not null,
  client_id uuid not null,
  status text not null,
  remark text,
  at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  constraint duty_statuses_pkey PRIMARY KEY (id),
  constraint duty_statuses_client_once UNIQUE (driver_id, client_id),
  constraint duty_statuses_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint duty_statuses_remark_known CHECK (((remark IS NULL) OR ((remark = 'personalConveyance'::text) AND (status = 'offDuty'::text)) OR ((remark = 'yardMove'::text) AND (status = 'onDuty'::text)))),
  constraint duty_statuses_status_known CHECK ((status = ANY (ARRAY['offDuty'::text, 'sleeperBed'::text, 'driving'::text, 'onDuty'::text])))
);
CREATE INDEX duty_statuses_driver_idx ON public.duty_statuses USING btree (driver_id, at);
CREATE TRIGGER duty_statuses_stay BEFORE DELETE OR UPDATE ON public.duty_statuses FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER duty_statuses_stay_whole BEFORE TRUNCATE ON public.duty_statuses FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table eld_connections (
  id uuid not null,
  driver_id uuid not null,
  provider text not null,
  connected_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  read_at timestamp with time zone,
  constraint eld_connections_pkey PRIMARY KEY (id),
  constraint eld_connections_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint eld_connections_in_order CHECK ((withdrawn_at >= connected_at))
);
CREATE UNIQUE INDEX eld_connections_open_key ON public.eld_connections USING btree (driver_id, provider) WHERE (withdrawn_at IS NULL);

create table eld_imports (
  id uuid not null,
  driver_id uuid not null,
  provider text not null,
  source text not null,
  connection_id uuid,
  organization_id uuid,
  imported_by uuid,
  imported_at timestamp with time zone not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  added integer not null,
  changed integer not null,
  removed integer not null,
  duplicates integer not null,
  skipped integer not null,
  gaps jsonb not null,
  constraint eld_imports_pkey PRIMARY KEY (id),
  constraint eld_imports_connection_fkey FOREIGN KEY (connection_id) REFERENCES eld_connections(id),
  constraint eld_imports_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint eld_imports_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES users(id),
  constraint eld_imports_in_order CHECK ((starts_at <= ends_at)),
  constraint eld_imports_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint eld_imports_source_known CHECK ((source = ANY (ARRAY['file'::text, 'connection'::text]))),
  constraint eld_imports_source_whole CHECK (((source = 'connection'::text) = (connection_id IS NOT NULL)))
);
CREATE INDEX eld_imports_driver_idx ON public.eld_imports USING btree (driver_id, imported_at DESC);
CREATE TRIGGER eld_imports_stay BEFORE DELETE OR UPDATE ON public.eld_imports FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER eld_imports_stay_whole BEFORE TRUNCATE ON public.eld_imports FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table employment_readings (
  employment_id uuid not null,
  text_id uuid not null,
  opened_at timestamp with time zone not null,
  end_reached_at timestamp with time zone,
  constraint employment_readings_pkey PRIMARY KEY (employment_id, text_id),
  constraint employment_readings_employment_fkey FOREIGN KEY (employment_id) REFERENCES employments(id),
  constraint employment_readings_text_fkey FOREIGN KEY (text_id) REFERENCES legal_texts(id)
);

create table employment_verifications (
  id uuid not null,
  workflow_id text not null,
  version integer not null,
  organization_id uuid not null,
  driver_id uuid not null,
  employment_history_id uuid not null,
  round integer not null,
  state text not null,
  state_entered_at timestamp with time zone not null,
  requested_at timestamp with time zone not null,
  requested_by uuid,
  snapshot jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint employment_verifications_pkey PRIMARY KEY (id),
  constraint employment_verifications_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint employment_verifications_employment_once UNIQUE (organization_id, employment_history_id),
  constraint employment_verifications_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint employment_verifications_state_known CHECK ((state = ANY (ARRAY['draft'::text, 'sent'::text, 'answered'::text, 'disputed'::text, 'declined'::text, 'closedGoodFaith'::text, 'canceled'::text]))),
  constraint employment_verifications_workflow_once UNIQUE (workflow_id)
);
CREATE INDEX employment_verifications_driver_idx ON public.employment_verifications USING btree (driver_id, state);

create table employments (
  id uuid not null,
  driver_id uuid not null,
  organization_id uuid not null,
  candidacy_id uuid,
  hire_seq integer,
  offered_on date,
  applied_on date,
  hired_on date,
  started_on date,
  ended_on date,
  end_reason text,
  type text,
  is_multiple_employer boolean,
  is_furnished boolean,
  entered_by uuid,
  entered_at timestamp with time zone not null,
  constraint employments_pkey PRIMARY KEY (id),
  constraint employments_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint employments_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES users(id),
  constraint employments_entered_in_order CHECK (((candidacy_id IS NOT NULL) OR ((COALESCE(started_on, hired_on) >= hired_on) AND (COALESCE(ended_on, started_on, hired_on) >= COALESCE(started_on, hired_on))))),
  constraint employments_entered_no_overlap EXCLUDE USING gist (driver_id WITH =, organization_id WITH =, daterange(hired_on, ended_on, '[]'::text) WITH &&) WHERE ((candidacy_id IS NULL)),
  constraint employments_entered_whole CHECK (((candidacy_id IS NOT NULL) OR ((entered_by IS NOT NULL) AND (hired_on IS NOT NULL)))),
  constraint employments_hire_once UNIQUE (candidacy_id, hire_seq),
  constraint employments_hire_whole CHECK (((candidacy_id IS NULL) = (hire_seq IS NULL))),
  constraint employments_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint employments_owner_key UNIQUE (id, driver_id, organization_id),
  constraint employments_reason_of_end CHECK (((end_reason IS NULL) OR (ended_on IS NOT NULL))),
  constraint employments_type_known CHECK ((type = ANY (ARRAY['employee'::text, 'contractor'::text, 'ownerOperator'::text])))
);
CREATE INDEX employments_driver_idx ON public.employments USING btree (driver_id);
CREATE INDEX employments_organization_idx ON public.employments USING btree (organization_id, driver_id);

create table evidence (
  id uuid not null,
  driver_id uuid not null,
  kind text not null,
  form text not null,
  obtained_by text not null,
  organization_id uuid,
  employment_id uuid,
  about text,
  findings text[] not null default '{}'::text[],
  signed_on date,
  issued_on date,
  examined_on date,
  performed_on date,
  queried_on date,
  sent_on date,
  received_on date,
  participated_on date,
  tested_on date,
  enrolled_on date,
  expires_on date,
  medical_expires_on date,
  file_id uuid,
  back_file_id uuid,
  consent_id uuid,
  submission_id uuid,
  recorded_by uuid,
  recorded_at timestamp with time zone not null,
  corrects_id uuid,
  correction_reason text,
  title text,
  content jsonb not null default '{}'::jsonb,
  constraint evidence_pkey PRIMARY KEY (id),
  constraint evidence_back_file_fkey FOREIGN KEY (back_file_id, driver_id) REFERENCES driver_files(id, driver_id),
  constraint evidence_carrier_named CHECK (((obtained_by = 'carrier'::text) = (organization_id IS NOT NULL))),
  constraint evidence_consent_fkey FOREIGN KEY (consent_id) REFERENCES consents(id),
  constraint evidence_content_object CHECK ((jsonb_typeof(content) = 'object'::text)),
  constraint evidence_corrected_once UNIQUE (corrects_id),
  constraint evidence_correction_fkey FOREIGN KEY (corrects_id, driver_id) REFERENCES evidence(id, driver_id),
  constraint evidence_correction_has_reason CHECK (((corrects_id IS NULL) = (correction_reason IS NULL))),
  constraint evidence_corrects_another CHECK ((corrects_id <> id)),
  constraint evidence_document_stored CHECK (((form <> 'document'::text) OR (obtained_by = 'platform'::text) OR (num_nonnulls(file_id, consent_id, submission_id) > 0))),
  constraint evidence_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint evidence_employment_fkey FOREIGN KEY (employment_id, driver_id, organization_id) REFERENCES employments(id, driver_id, organization_id),
  constraint evidence_employment_of_carrier CHECK (((employment_id IS NULL) OR (organization_id IS NOT NULL))),
  constraint evidence_ends_after_issue CHECK ((expires_on >= GREATEST(issued_on, examined_on))),
  constraint evidence_file_fkey FOREIGN KEY (file_id, driver_id) REFERENCES driver_files(id, driver_id),
  constraint evidence_form_known CHECK ((form = ANY (ARRAY['document'::text, 'noRecordExists'::text, 'noneCouldBeAsked'::text, 'typedDay'::text]))),
  constraint evidence_obtained_by_known CHECK ((obtained_by = ANY (ARRAY['driver'::text, 'carrier'::text, 'platform'::text]))),
  constraint evidence_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint evidence_owner_key UNIQUE (id, driver_id),
  constraint evidence_submission_fkey FOREIGN KEY (submission_id) REFERENCES driver_submissions(id),
  constraint evidence_title_filled CHECK (((length(title) >= 1) AND (length(title) <= 80))),
  constraint evidence_typed_day_has_day CHECK (((form <> 'typedDay'::text) OR (num_nonnulls(signed_on, issued_on, examined_on, performed_on, queried_on, sent_on, received_on, participated_on, tested_on, enrolled_on, expires_on) > 0)))
);
CREATE INDEX evidence_back_file_idx ON public.evidence USING btree (back_file_id) WHERE (back_file_id IS NOT NULL);
CREATE INDEX evidence_driver_idx ON public.evidence USING btree (driver_id, kind);
CREATE UNIQUE INDEX evidence_file_once ON public.evidence USING btree (file_id, back_file_id, kind, about, organization_id, employment_id, corrects_id) NULLS NOT DISTINCT WHERE (file_id IS NOT NULL);
CREATE TRIGGER evidence_queue_documents AFTER INSERT ON public.evidence REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_documents();
CREATE TRIGGER evidence_stay BEFORE DELETE OR UPDATE ON public.evidence FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER evidence_stay_whole BEFORE TRUNCATE ON public.evidence FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table evidence_reviews (
  id uuid not null,
  evidence_id uuid not null,
  result text not null,
  reason text,
  reviewed_by uuid,
  reviewed_at timestamp with time zone not null,
  constraint evidence_reviews_pkey PRIMARY KEY (id),
  constraint evidence_reviews_evidence_fkey FOREIGN KEY (evidence_id) REFERENCES evidence(id),
  constraint evidence_reviews_result_known CHECK ((result = ANY (ARRAY['accepted'::text, 'rejected'::text, 'withdrawn'::text])))
);
CREATE INDEX evidence_reviews_evidence_idx ON public.evidence_reviews USING btree (evidence_id, reviewed_at, id);
CREATE TRIGGER evidence_reviews_stay BEFORE DELETE OR UPDATE ON public.evidence_reviews FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER evidence_reviews_stay_whole BEFORE TRUNCATE ON public.evidence_reviews FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER evidence_reviews_unqueue_documents AFTER INSERT ON public.evidence_reviews REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION unqueue_documents();

create table facilities (
  id uuid not null,
  organization_id uuid not null,
  name text not null,
  is_active boolean not null default true,
  address_line1 text not null,
  full_address text not null,
  city text not null,
  state text not null,
  postal_code text not null,
  country text not null default 'US'::text,
  latitude double precision not null,
  longitude double precision not null,
  place cube generated always as (cube(ARRAY[(cos(radians(latitude)) * cos(radians(longitude))), (cos(radians(latitude)) * sin(radians(longitude))), sin(radians(latitude))])) stored,
  time_zone text not null,
  note text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  constraint facilities_pkey PRIMARY KEY (id),
  constraint facilities_latitude_range CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint facilities_longitude_range CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint facilities_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint facilities_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX facilities_address_once ON public.facilities USING btree (organization_id, lower(full_address));
CREATE INDEX facilities_place_idx ON public.facilities USING gist (place);
CREATE INDEX facilities_updated_by_idx ON public.facilities USING btree (updated_by) WHERE (updated_by IS NOT NULL);

create table facility_recruiters (
  facility_id uuid not null,
  user_id uuid not null,
  constraint facility_recruiters_pkey PRIMARY KEY (facility_id, user_id),
  constraint facility_recruiters_facility_fkey FOREIGN KEY (facility_id) REFERENCES facilities(id) ON DELETE CASCADE,
  constraint facility_recruiters_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX facility_recruiters_user_idx ON public.facility_recruiters USING btree (user_id);

create table file_checks (
  driver_id uuid not null,
  version integer not null default 0,
  next_at timestamp with time zone not null,
  constraint file_checks_pkey PRIMARY KEY (driver_id),
  constraint file_checks_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id)
);
CREATE INDEX file_checks_next_idx ON public.file_checks USING btree (next_at, driver_id);

create table file_counts (
  employment_id uuid not null,
  store text not null,
  missing integer not null,
  expired integer not null,
  unknown integer not null,
  due integer not null,
  late integer not null,
  bars integer not null,
  next_due_on date,
  constraint file_counts_pkey PRIMARY KEY (employment_id, store),
  constraint file_counts_employment_fkey FOREIGN KEY (employment_id) REFERENCES employments(id)
);

create table file_export_events (
  id uuid not null,
  export_id uuid not null,
  state text not null,
  reason text,
  at timestamp with time zone not null,
  constraint file_export_events_pkey PRIMARY KEY (id),
  constraint file_export_events_export_fkey FOREIGN KEY (export_id) REFERENCES file_exports(id),
  constraint file_export_events_once UNIQUE (export_id, state),
  constraint file_export_events_reason_known CHECK (((reason IS NULL) OR (reason = ANY (ARRAY['access-not-granted'::text, 'reader-inactive'::text, 'position-changed'::text, 'not-rendered'::text, 'not-delivered'::text]))))
);
CREATE TRIGGER file_export_events_stay BEFORE DELETE OR UPDATE ON public.file_export_events FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER file_export_events_stay_whole BEFORE TRUNCATE ON public.file_export_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table file_exports (
  id uuid not null,
  organization_id uuid not null,
  reader_id uuid not null,
  driver_id uuid not null,
  stores text[] not null,
  state text not null default 'requested'::text,
  content_hash bytea not null,
  content bytea,
  file_id uuid,
  requested_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint file_exports_pkey PRIMARY KEY (id),
  constraint file_exports_content_until_settled CHECK (((content IS NULL) = (settled_at IS NOT NULL))),
  constraint file_exports_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint file_exports_file_fkey FOREIGN KEY (file_id) REFERENCES driver_files(id) ON DELETE SET NULL,
  constraint file_exports_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint file_exports_reader_fkey FOREIGN KEY (reader_id) REFERENCES users(id),
  constraint file_exports_settled CHECK (((settled_at IS NOT NULL) = (state = ANY (ARRAY['sent'::text, 'failed'::text, 'refused'::text])))),
  constraint file_exports_state_known CHECK ((state = ANY (ARRAY['requested'::text, 'rendering'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'refused'::text])))
);
CREATE INDEX file_exports_driver_idx ON public.file_exports USING btree (driver_id);
CREATE INDEX file_exports_file_idx ON public.file_exports USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX file_exports_history_idx ON public.file_exports USING btree (organization_id, driver_id, requested_at DESC);
CREATE UNIQUE INDEX file_exports_open_key ON public.file_exports USING btree (reader_id, driver_id) WHERE (state = ANY (ARRAY['requested'::text, 'rendering'::text, 'sending'::text]));

create table file_lines (
  id uuid not null,
  driver_id uuid not null,
  employment_id uuid,
  organization_id uuid,
  code text not null,
  subject text,
  title text not null,
  citation text not null,
  store text not null,
  acts text not null,
  status text not null,
  due_on date,
  bars boolean not null,
  constraint file_lines_pkey PRIMARY KEY (id),
  constraint file_lines_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint file_lines_employment_fkey FOREIGN KEY (employment_id, driver_id, organization_id) REFERENCES employments(id, driver_id, organization_id),
  constraint file_lines_employment_whole CHECK (((employment_id IS NULL) = (organization_id IS NULL))),
  constraint file_lines_once UNIQUE NULLS NOT DISTINCT (driver_id, employment_id, code, subject)
);
CREATE INDEX file_lines_due_idx ON public.file_lines USING btree (organization_id, due_on, id) WHERE (due_on IS NOT NULL);

create unlogged table files_under_way (
  file_id uuid not null,
  driver_id uuid not null,
  size_bytes integer not null,
  begun_at timestamp with time zone not null,
  constraint files_under_way_pkey PRIMARY KEY (file_id),
  constraint files_under_way_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id) ON DELETE CASCADE,
  constraint files_under_way_size_positive CHECK ((size_bytes > 0))
);
CREATE INDEX files_under_way_driver_idx ON public.files_under_way USING btree (driver_id);

create table fleet_configurations (
  facility_id uuid not null,
  equipment text[] not null default '{}'::text[],
  equipment_brand text[] not null default '{}'::text[],
  equipment_transmission text[] not null default '{}'::text[],
  equipment_average_age integer,
  eld_devices text[] not null default '{}'::text[],
  camera_in_track boolean not null default false,
  dress_code text[] not null default '{}'::text[],
  other_requirements text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint fleet_configurations_pkey PRIMARY KEY (facility_id),
  constraint fleet_configurations_facility_fkey FOREIGN KEY (facility_id) REFERENCES facilities(id) ON DELETE CASCADE
);

create table fmcsa_carriers (
  dot_number integer not null,
  legal_name text not null,
  dba_name text,
  city text,
  state text,
  postal_code text,
  power_units integer,
  drivers integer,
  dot_text text collate "C" generated always as ((dot_number)::text) stored,
  search_name text collate "C" not null,
  search_dba text collate "C",
  street text,
  constraint fmcsa_carriers_pkey PRIMARY KEY (dot_number)
);
CREATE INDEX fmcsa_carriers_dba_idx ON public.fmcsa_carriers USING btree (search_dba) WHERE (search_dba IS NOT NULL);
CREATE INDEX fmcsa_carriers_name_idx ON public.fmcsa_carriers USING btree (search_name);
CREATE INDEX fmcsa_carriers_number_idx ON public.fmcsa_carriers USING btree (dot_text);

create table hire_rates (
  update_id text not null,
  rate_id uuid not null,
  unit text not null,
  mills integer not null,
  set_by uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint hire_rates_pkey PRIMARY KEY (update_id),
  constraint hire_rates_author_fkey FOREIGN KEY (set_by) REFERENCES users(id),
  constraint hire_rates_mills_positive CHECK ((mills > 0)),
  constraint hire_rates_unit_known CHECK ((unit = ANY (ARRAY['hour'::text, 'mile'::text, 'day'::text])))
);
CREATE INDEX hire_rates_created_idx ON public.hire_rates USING btree (created_at);

create table hiring_targets (
  organization_id uuid not null,
  invited_days integer,
  invite_expires_days integer,
  requested_days integer,
  request_expires_days integer,
  in_review_days integer,
  approved_days integer,
  outcome_days integer,
  offer_days integer,
  constraint hiring_targets_pkey PRIMARY KEY (organization_id),
  constraint hiring_targets_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint hiring_targets_positive CHECK ((LEAST(invited_days, invite_expires_days, requested_days, request_expires_days, in_review_days, approved_days, outcome_days, offer_days) > 0))
);

create table hos_exemptions (
  driver_id uuid not null,
  kind text not null,
  on_date date not null,
  claimed_at timestamp with time zone not null,
  constraint hos_exemptions_pkey PRIMARY KEY (driver_id, on_date, kind),
  constraint hos_exemptions_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint hos_exemptions_kind_known CHECK ((kind = ANY (ARRAY['adverseConditions'::text, 'shortHaul'::text])))
);

create table hos_logs (
  id uuid not null,
  driver_id uuid not null,
  provider text not null,
  starts_at timestamp with time zone not null,
  is_request boolean not null,
  version integer not null,
  is_active boolean not null,
  raw_status text not null,
  ends_at timestamp with time zone,
  remark text,
  origin text,
  import_id uuid not null,
  constraint hos_logs_pkey PRIMARY KEY (id),
  constraint hos_logs_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint hos_logs_import_fkey FOREIGN KEY (import_id) REFERENCES eld_imports(id),
  constraint hos_logs_in_order CHECK ((ends_at >= starts_at)),
  constraint hos_logs_origin_known CHECK ((origin = ANY (ARRAY['automatic'::text, 'driver'::text, 'requested'::text, 'unidentified'::text]))),
  constraint hos_logs_version_once UNIQUE (driver_id, provider, starts_at, is_request, version),
  constraint hos_logs_version_positive CHECK ((version > 0))
);
CREATE TRIGGER hos_logs_stay BEFORE DELETE OR UPDATE ON public.hos_logs FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER hos_logs_stay_whole BEFORE TRUNCATE ON public.hos_logs FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table hos_settings (
  driver_id uuid not null,
  cycle text not null,
  time_zone text,
  updated_at timestamp with time zone not null,
  constraint hos_settings_pkey PRIMARY KEY (driver_id),
  constraint hos_settings_cycle_known CHECK ((cycle = ANY (ARRAY['60/7'::text, '70/8'::text]))),
  constraint hos_settings_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id)
);

create table idempotency_keys (
  actor_id uuid not null,
  route text not null,
  key text not null,
  body_hash bytea not null,
  status integer,
  created_at timestamp with time zone not null default now(),
  response bytea,
  constraint idempotency_keys_pkey PRIMARY KEY (actor_id, route, key)
);
CREATE INDEX idempotency_keys_created_idx ON public.idempotency_keys USING btree (created_at);

create table interview_scorecards (
  id uuid not null,
  interview_id uuid not null,
  candidacy_id uuid not null,
  author_id uuid not null,
  questions jsonb not null,
  answers jsonb not null,
  recommendation text not null,
  note text not null,
  written_at timestamp with time zone not null,
  constraint interview_scorecards_pkey PRIMARY KEY (id),
  constraint interview_scorecards_author_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint interview_scorecards_once UNIQUE (interview_id, author_id),
  constraint interview_scorecards_recommendation_known CHECK ((recommendation = ANY (ARRAY['hire'::text, 'unsure'::text, 'pass'::text])))
);
CREATE INDEX interview_scorecards_candidacy_idx ON public.interview_scorecards USING btree (candidacy_id);

create table interviews (
  id uuid not null,
  candidacy_id uuid not null,
  driver_id uuid not null,
  round integer,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  time_zone text,
  place text,
  place_id uuid,
  note_id uuid,
  answer text,
  proposed_starts_at timestamp with time zone,
  sequence integer not null default 0,
  slot tstzmultirange not null,
  is_live boolean not null,
  projected_seq integer,
  created_at timestamp with time zone not null default now(),
  organization_id uuid,
  interviewer_id uuid,
  ended_at timestamp with time zone,
  constraint interviews_pkey PRIMARY KEY (id),
  constraint interviews_candidacy_fkey FOREIGN KEY (candidacy_id) REFERENCES candidacies(id),
  constraint interviews_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint interviews_interviewer_fkey FOREIGN KEY (interviewer_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint interviews_interviewer_no_overlap EXCLUDE USING gist (interviewer_id WITH =, slot WITH &&) WHERE (is_live),
  constraint interviews_no_overlap EXCLUDE USING gist (driver_id WITH =, slot WITH &&) WHERE (is_live),
  constraint interviews_not_empty CHECK ((NOT isempty(slot))),
  constraint interviews_note_fkey FOREIGN KEY (note_id) REFERENCES notes(id),
  constraint interviews_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint interviews_place_fkey FOREIGN KEY (place_id) REFERENCES notes(id)
);
CREATE INDEX interviews_candidacy_idx ON public.interviews USING btree (candidacy_id);
CREATE INDEX interviews_organization_idx ON public.interviews USING btree (organization_id, starts_at, id);

create table invoice_counters (
  series text not null,
  last bigint not null default 0,
  constraint invoice_counters_pkey PRIMARY KEY (series),
  constraint invoice_counters_not_negative CHECK ((last >= 0))
);

create table invoice_lines (
  invoice_id uuid not null,
  position integer not null,
  charge_id uuid,
  kind text not null,
  source_id uuid,
  details jsonb not null,
  occurred_at timestamp with time zone not null,
  is_fee boolean not null,
  cents integer not null,
  constraint invoice_lines_pkey PRIMARY KEY (invoice_id, "position"),
  constraint invoice_lines_credit_has_no_charge CHECK (((kind = 'credit'::text) = (charge_id IS NULL))),
  constraint invoice_lines_invoice_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id) DEFERRABLE INITIALLY DEFERRED,
  constraint invoice_lines_kind_known CHECK ((kind = ANY (ARRAY['match'::text, 'onboarding'::text, 'workday'::text, 'lateFee'::text, 'adjustment'::text, 'credit'::text]))),
  constraint invoice_lines_not_zero CHECK ((cents <> 0))
);
CREATE INDEX invoice_lines_charge_idx ON public.invoice_lines USING btree (charge_id);
CREATE TRIGGER invoice_lines_stay BEFORE DELETE OR UPDATE ON public.invoice_lines FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER invoice_lines_stay_whole BEFORE TRUNCATE ON public.invoice_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table invoice_reminders (
  invoice_id uuid not null,
  kind text not null,
  is_sent boolean not null,
  decided_at timestamp with time zone not null,
  constraint invoice_reminders_pkey PRIMARY KEY (invoice_id, kind),
  constraint invoice_reminders_invoice_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  constraint invoice_reminders_kind_known CHECK ((kind = ANY (ARRAY['dueSoon'::text, 'dueToday'::text, 'overdue7'::text, 'overdue21'::text, 'warning30'::text, 'warning45'::text])))
);

create table invoices (
  id uuid not null,
  organization_id uuid not null,
  number text not null,
  period_starts_at timestamp with time zone not null,
  period_ends_at timestamp with time zone not null,
  issued_at timestamp with time zone not null,
  due_on date not null,
  principal_cents bigint not null,
  total_cents bigint not null,
  paid_cents bigint not null default 0,
  voided_at timestamp with time zone,
  voided_by uuid,
  void_reason text,
  time_zone text not null,
  state text,
  constraint invoices_pkey PRIMARY KEY (id),
  constraint invoices_number_once UNIQUE (number),
  constraint invoices_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint invoices_paid_within_total CHECK (((paid_cents >= 0) AND (paid_cents <= total_cents))),
  constraint invoices_period_in_order CHECK ((period_ends_at > period_starts_at)),
  constraint invoices_period_once UNIQUE (organization_id, period_starts_at),
  constraint invoices_principal_within_total CHECK (((principal_cents >= 0) AND (principal_cents <= total_cents))),
  constraint invoices_void_unpaid CHECK (((voided_at IS NULL) OR (paid_cents = 0))),
  constraint invoices_void_whole CHECK (((voided_at IS NULL) = (void_reason IS NULL))),
  constraint invoices_voided_by_fkey FOREIGN KEY (voided_by) REFERENCES users(id)
);
CREATE INDEX invoices_issued_idx ON public.invoices USING btree (issued_at DESC, id DESC);
CREATE INDEX invoices_organization_idx ON public.invoices USING btree (organization_id, issued_at DESC, id DESC);
CREATE INDEX invoices_owed_idx ON public.invoices USING btree (due_on, organization_id) WHERE ((voided_at IS NULL) AND (paid_cents < total_cents));
CREATE TRIGGER invoices_stay BEFORE DELETE OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION invoice_stays();

create table item_reviews (
  id uuid not null,
  driver_id uuid not null,
  item_id uuid not null,
  kind text not null,
  item_version text not null,
  replaces uuid,
  verdict text not null,
  text text,
  author_id uuid not null,
  at timestamp with time zone not null,
  constraint item_reviews_pkey PRIMARY KEY (id),
  constraint item_reviews_author_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint item_reviews_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint item_reviews_one_after_another UNIQUE NULLS NOT DISTINCT (item_id, replaces),
  constraint item_reviews_verdict_known CHECK ((verdict = ANY (ARRAY['approved'::text, 'rejected'::text, 'noted'::text])))
);
CREATE INDEX item_reviews_driver_idx ON public.item_reviews USING btree (driver_id, kind, item_id, at);
CREATE TRIGGER item_reviews_stay BEFORE DELETE OR UPDATE ON public.item_reviews FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER item_reviews_stay_whole BEFORE TRUNCATE ON public.item_reviews FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table job_order_versions (
  id uuid not null,
  order_id uuid not null,
  organization_id uuid not null,
  content jsonb not null,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  title text not null generated always as ((content ->> 'title'::text)) stored,
  search_title text not null generated always as (folded_text((content ->> 'title'::text))) stored,
  constraint job_order_versions_pkey PRIMARY KEY (id),
  constraint job_order_versions_author_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint job_order_versions_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX job_order_versions_order_idx ON public.job_order_versions USING btree (order_id, created_at);
CREATE INDEX job_order_versions_title_idx ON public.job_order_versions USING gin (search_title gin_trgm_ops);

create table job_orders (
  id uuid not null,
  workflow_id text not null,
  version integer not null,
  organization_id uuid not null,
  facility_id uuid not null,
  status text not null,
  approval text not null,
  past_reason text,
  version_id uuid not null,
  number_of_drivers integer not null,
  seats_taken integer not null,
  is_visible boolean not null,
  autopilot boolean not null,
  start_on date,
  end_on date,
  status_since timestamp with time zone not null,
  note_id uuid,
  snapshot jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint job_orders_pkey PRIMARY KEY (id),
  constraint job_orders_content_fkey FOREIGN KEY (version_id) REFERENCES job_order_versions(id),
  constraint job_orders_facility_fkey FOREIGN KEY (facility_id) REFERENCES facilities(id),
  constraint job_orders_note_fkey FOREIGN KEY (note_id) REFERENCES notes(id),
  constraint job_orders_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint job_orders_seats_positive CHECK (((number_of_drivers > 0) AND (seats_taken >= 0))),
  constraint job_orders_status_known CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'past'::text, 'deleted'::text]))),
  constraint job_orders_workflow_once UNIQUE (workflow_id)
);
CREATE INDEX job_orders_number ON public.job_orders USING btree ("right"((id)::text, 8));
CREATE INDEX job_orders_open_facility_idx ON public.job_orders USING btree (facility_id) WHERE ((status = 'active'::text) AND is_visible);
CREATE INDEX job_orders_organization_idx ON public.job_orders USING btree (organization_id, status, created_at DESC, id);
CREATE INDEX job_orders_status_idx ON public.job_orders USING btree (status, ((approval = 'rejected'::text)), status_since, id);
CREATE INDEX job_orders_unfilled_idx ON public.job_orders USING btree (status_since, id) WHERE ((status = 'active'::text) AND (approval = 'approved'::text) AND (seats_taken < number_of_drivers));
CREATE INDEX job_orders_wait_idx ON public.job_orders USING btree (status, approval, status_since, id);

create table late_time_events (
  driver_id uuid not null,
  id uuid not null,
  workday_id uuid not null,
  applied_at timestamp with time zone not null,
  constraint late_time_events_pkey PRIMARY KEY (driver_id, id),
  constraint late_time_events_event_fkey FOREIGN KEY (driver_id, id) REFERENCES time_events(driver_id, id),
  constraint late_time_events_workday_fkey FOREIGN KEY (workday_id, driver_id) REFERENCES workdays(id, driver_id)
);
CREATE INDEX late_time_events_workday_idx ON public.late_time_events USING btree (workday_id);
CREATE TRIGGER late_time_events_stay BEFORE DELETE OR UPDATE ON public.late_time_events FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER late_time_events_stay_whole BEFORE TRUNCATE ON public.late_time_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table ledger_lines (
  transaction_id uuid not null,
  position integer not null,
  account text not null,
  cents bigint not null,
  constraint ledger_lines_pkey PRIMARY KEY (transaction_id, "position"),
  constraint ledger_lines_balanced TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint ledger_lines_not_zero CHECK ((cents <> 0)),
  constraint ledger_lines_transaction_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id)
);
CREATE INDEX ledger_lines_account_idx ON public.ledger_lines USING btree (account) INCLUDE (cents);
CREATE CONSTRAINT TRIGGER ledger_lines_balanced AFTER INSERT ON public.ledger_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_balance();
CREATE TRIGGER ledger_lines_stay BEFORE DELETE OR UPDATE ON public.ledger_lines FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER ledger_lines_stay_whole BEFORE TRUNCATE ON public.ledger_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table ledger_transactions (
  id uuid not null,
  kind text not null,
  key text not null,
  organization_id uuid,
  occurred_at timestamp with time zone not null,
  booked_at timestamp with time zone not null default now(),
  actor_id uuid,
  reason text,
  reverses uuid,
  line_count integer not null,
  constraint ledger_transactions_pkey PRIMARY KEY (id),
  constraint ledger_transactions_actor_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint ledger_transactions_balanced TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint ledger_transactions_key_once UNIQUE (key),
  constraint ledger_transactions_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint ledger_transactions_reversal_has_reason CHECK (((reverses IS NULL) OR (reason IS NOT NULL))),
  constraint ledger_transactions_reversed_once UNIQUE (reverses),
  constraint ledger_transactions_reverses_fkey FOREIGN KEY (reverses) REFERENCES ledger_transactions(id),
  constraint ledger_transactions_two_lines CHECK ((line_count >= 2))
);
CREATE INDEX ledger_transactions_organization_idx ON public.ledger_transactions USING btree (organization_id, occurred_at, id);
CREATE CONSTRAINT TRIGGER ledger_transactions_balanced AFTER INSERT ON public.ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_balance();
CREATE TRIGGER ledger_transactions_stay BEFORE DELETE OR UPDATE ON public.ledger_transactions FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER ledger_transactions_stay_whole BEFORE TRUNCATE ON public.ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table legal_readings (
  driver_id uuid not null,
  text_id uuid not null,
  opened_at timestamp with time zone not null,
  end_reached_at timestamp with time zone,
  constraint legal_readings_pkey PRIMARY KEY (driver_id, text_id),
  constraint legal_readings_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id) ON DELETE CASCADE,
  constraint legal_readings_text_fkey FOREIGN KEY (text_id) REFERENCES legal_texts(id)
);

create table legal_texts (
  id uuid not null,
  kind text not null,
  language text not null,
  version text not null,
  status text not null,
  title text not null,
  body text not null,
  sha256 bytea not null,
  effective_from date not null,
  created_at timestamp with time zone not null default now(),
  constraint legal_texts_pkey PRIMARY KEY (id),
  constraint legal_texts_status_known CHECK ((status = ANY (ARRAY['template'::text, 'approved'::text]))),
  constraint legal_texts_version_key UNIQUE (kind, language, version)
);
CREATE INDEX legal_texts_hash_idx ON public.legal_texts USING btree (sha256);
CREATE TRIGGER legal_texts_never_change BEFORE UPDATE ON public.legal_texts FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table message_templates (
  id uuid not null,
  organization_id uuid not null,
  kind text not null,
  name text not null,
  text text not null,
  version integer not null default 1,
  updated_at timestamp with time zone not null,
  updated_by uuid not null,
  deleted_at timestamp with time zone,
  subject text,
  constraint message_templates_pkey PRIMARY KEY (id),
  constraint message_templates_kind_known CHECK ((kind = ANY (ARRAY['invite'::text, 'pass'::text, 'message'::text]))),
  constraint message_templates_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint message_templates_subject_of_messages CHECK (((kind = 'message'::text) = (subject IS NOT NULL))),
  constraint message_templates_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id)
);
CREATE UNIQUE INDEX message_templates_name_once ON public.message_templates USING btree (organization_id, kind, lower(name)) WHERE (deleted_at IS NULL);

create table messages (
  id uuid not null,
  recipient_id uuid,
  author_id uuid,
  channel text not null,
  template text not null,
  params jsonb,
  ics jsonb,
  sealed bytea,
  key text,
  workflow_id text,
  seq integer,
  message_id text not null,
  status text not null default 'pending'::text,
  tries integer not null default 0,
  next_try_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  settled_at timestamp with time zone,
  gives_up_at timestamp with time zone,
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_author_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint messages_channel_known CHECK ((channel = ANY (ARRAY['mail'::text, 'sms'::text]))),
  constraint messages_fail_at_their_end CHECK (((status <> 'failed'::text) OR (gives_up_at IS NOT NULL))),
  constraint messages_of_an_event CHECK (((num_nulls(key, params, workflow_id, seq) = ANY (ARRAY[0, 4])) AND ((key IS NULL) OR (sealed IS NULL)))),
  constraint messages_once UNIQUE (key),
  constraint messages_recipient_fkey FOREIGN KEY (recipient_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint messages_sealed_until_settled CHECK (((key IS NOT NULL) OR ((sealed IS NULL) = (status <> 'pending'::text)))),
  constraint messages_status_known CHECK ((status = ANY (ARRAY['pending'::text, 'sent'::text, 'skipped'::text, 'failed'::text])))
);
CREATE INDEX messages_due_idx ON public.messages USING btree (next_try_at) WHERE (status = 'pending'::text);
CREATE INDEX messages_event_idx ON public.messages USING btree (workflow_id, seq);
CREATE INDEX messages_recipient_idx ON public.messages USING btree (recipient_id, created_at);

create table notes (
  id uuid not null,
  organization_id uuid,
  author_id uuid,
  kind text not null,
  text text not null,
  created_at timestamp with time zone not null default now(),
  constraint notes_pkey PRIMARY KEY (id),
  constraint notes_author_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint notes_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);

create table one_time_codes (
  id uuid not null,
  user_id uuid,
  purpose text not null,
  phone text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  requester_hash bytea,
  stray_tries integer not null default 0,
  constraint one_time_codes_pkey PRIMARY KEY (id),
  constraint one_time_codes_purpose_known CHECK ((purpose = ANY (ARRAY['sign-in'::text, 'confirm'::text, 'change-phone'::text, 'prove'::text]))),
  constraint one_time_codes_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX one_time_codes_expires_idx ON public.one_time_codes USING btree (expires_at);
CREATE INDEX one_time_codes_phone_idx ON public.one_time_codes USING btree (phone, purpose, created_at);
CREATE INDEX one_time_codes_user_idx ON public.one_time_codes USING btree (user_id);

create table order_markups (
  id uuid not null,
  order_id uuid not null,
  rate double precision,
  set_by uuid not null,
  set_at timestamp with time zone not null,
  constraint order_markups_pkey PRIMARY KEY (id),
  constraint order_markups_author_fkey FOREIGN KEY (set_by) REFERENCES users(id),
  constraint order_markups_rate_not_negative CHECK ((rate >= (0)::double precision))
);
CREATE INDEX order_markups_order_idx ON public.order_markups USING btree (order_id, set_at DESC, id DESC);

create table organizations (
  id uuid not null,
  name text not null,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  dot_number integer,
  is_sandbox boolean not null default false,
  search_name text not null generated always as (folded_text(name)) stored,
  deactivated_at timestamp with time zone,
  deactivated_by uuid,
  deactivation_reason text,
  time_zone text not null default 'America/Chicago'::text,
  constraint organizations_pkey PRIMARY KEY (id),
  constraint organizations_deactivated_by_fkey FOREIGN KEY (deactivated_by) REFERENCES users(id),
  constraint organizations_deactivation_whole CHECK ((((deactivated_at IS NULL) = (deactivation_reason IS NULL)) AND ((deactivated_at IS NULL) OR (NOT is_active)))),
  constraint organizations_dot_number_key UNIQUE (dot_number),
  constraint organizations_name_given CHECK ((name <> ''::text))
);
CREATE INDEX organizations_name_idx ON public.organizations USING gin (search_name gin_trgm_ops);

create table outbox (
  id uuid not null,
  topic text not null,
  payload jsonb not null,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  subject text not null generated always as (COALESCE((payload ->> 'driverId'::text), (payload ->> 'orderId'::text), (payload ->> 'organizationId'::text), (payload ->> 'bulkActionId'::text), (payload ->> 'messageId'::text), ''::text)) stored,
  failures integer not null default 0,
  retry_at timestamp with time zone,
  constraint outbox_pkey PRIMARY KEY (id)
);
CREATE INDEX outbox_failed_idx ON public.outbox USING btree (subject, id) WHERE ((sent_at IS NULL) AND (retry_at IS NOT NULL));
CREATE INDEX outbox_unsent_idx ON public.outbox USING btree (id) WHERE (sent_at IS NULL);

create table payment_applications (
  id uuid not null,
  payment_id uuid not null,
  invoice_id uuid not null,
  cents integer not null,
  applied_at timestamp with time zone not null,
  constraint payment_applications_pkey PRIMARY KEY (id),
  constraint payment_applications_invoice_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  constraint payment_applications_not_zero CHECK ((cents <> 0)),
  constraint payment_applications_payment_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX payment_applications_invoice_idx ON public.payment_applications USING btree (invoice_id) INCLUDE (payment_id, cents);
CREATE INDEX payment_applications_payment_idx ON public.payment_applications USING btree (payment_id) INCLUDE (invoice_id, cents);
CREATE TRIGGER payment_applications_stay BEFORE DELETE OR UPDATE ON public.payment_applications FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER payment_applications_stay_whole BEFORE TRUNCATE ON public.payment_applications FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER payment_applications_sum AFTER INSERT ON public.payment_applications FOR EACH ROW EXECUTE FUNCTION apply_payment();

create table payment_cards (
  driver_id uuid not null,
  provider text not null,
  source_token text not null,
  brand text not null,
  last4 text not null,
  exp_month integer not null,
  exp_year integer not null,
  added_at timestamp with time zone not null,
  constraint payment_cards_pkey PRIMARY KEY (driver_id),
  constraint payment_cards_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id) ON DELETE CASCADE,
  constraint payment_cards_last4_digits CHECK ((last4 ~ '^[0-9]{4}$'::text)),
  constraint payment_cards_month_range CHECK (((exp_month >= 1) AND (exp_month <= 12)))
);

create table payment_refunds (
  id uuid not null,
  payment_id uuid not null,
  cents integer not null,
  reason text not null,
  state text not null,
  provider_refund_id text,
  actor_id uuid not null,
  started_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint payment_refunds_pkey PRIMARY KEY (id),
  constraint payment_refunds_actor_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint payment_refunds_cents_positive CHECK ((cents > 0)),
  constraint payment_refunds_payment_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint payment_refunds_state_known CHECK ((state = ANY (ARRAY['unknown'::text, 'succeeded'::text, 'failed'::text])))
);
CREATE INDEX payment_refunds_payment_idx ON public.payment_refunds USING btree (payment_id);

create table payments (
  id uuid not null,
  organization_id uuid not null,
  invoice_id uuid,
  method text not null,
  state text not null,
  cents integer not null,
  applied_cents integer not null default 0,
  credited_cents integer not null default 0,
  counts_on date not null,
  started_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  provider text,
  provider_payment_id text,
  brand text,
  last4 text,
  failure text,
  reference text,
  reason text,
  actor_id uuid,
  checked_at timestamp with time zone,
  returned_cents integer not null default 0,
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_actor_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint payments_applied_within CHECK (((applied_cents >= 0) AND (credited_cents >= 0) AND (returned_cents >= 0) AND (((applied_cents + credited_cents) + returned_cents) <= cents))),
  constraint payments_cents_positive CHECK ((cents > 0)),
  constraint payments_credit_has_number CHECK (((method <> 'credit'::text) OR (reference IS NOT NULL))),
  constraint payments_invoice_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  constraint payments_last4_digits CHECK ((last4 ~ '^[0-9]{4}$'::text)),
  constraint payments_method_known CHECK ((method = ANY (ARRAY['card'::text, 'bankTransfer'::text, 'transfer'::text, 'credit'::text, 'writeOff'::text]))),
  constraint payments_online_has_provider CHECK (((method = ANY (ARRAY['card'::text, 'bankTransfer'::text])) = (provider IS NOT NULL))),
  constraint payments_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint payments_provider_once UNIQUE (provider, provider_payment_id),
  constraint payments_reason_said CHECK (((method <> ALL (ARRAY['credit'::text, 'writeOff'::text])) OR (reason IS NOT NULL))),
  constraint payments_returned_in_full CHECK (((state = 'returned'::text) = (returned_cents = cents))),
  constraint payments_state_known CHECK ((state = ANY (ARRAY['unknown'::text, 'actionNeeded'::text, 'processing'::text, 'failed'::text, 'succeeded'::text, 'returned'::text]))),
  constraint payments_transfer_has_reference CHECK (((method <> 'transfer'::text) OR (reference IS NOT NULL)))
);
CREATE UNIQUE INDEX payments_credit_number ON public.payments USING btree (reference) WHERE (method = 'credit'::text);
CREATE INDEX payments_invoice_idx ON public.payments USING btree (invoice_id);
CREATE INDEX payments_newest_idx ON public.payments USING btree (started_at DESC, id DESC);
CREATE UNIQUE INDEX payments_one_unknown ON public.payments USING btree (invoice_id) WHERE ((state = 'unknown'::text) AND (invoice_id IS NOT NULL));
CREATE INDEX payments_organization_idx ON public.payments USING btree (organization_id, started_at DESC, id DESC);
CREATE INDEX payments_pending_idx ON public.payments USING btree (checked_at) WHERE (state = ANY (ARRAY['unknown'::text, 'actionNeeded'::text, 'processing'::text]));

create table payout_adjustments (
  event_id uuid not null,
  payout_id uuid not null,
  cents integer not null,
  constraint payout_adjustments_pkey PRIMARY KEY (event_id),
  constraint payout_adjustments_event_fkey FOREIGN KEY (event_id) REFERENCES workday_events(id),
  constraint payout_adjustments_payout_fkey FOREIGN KEY (payout_id) REFERENCES payouts(id)
);
CREATE INDEX payout_adjustments_payout_idx ON public.payout_adjustments USING btree (payout_id);
CREATE TRIGGER payout_adjustments_stay BEFORE DELETE OR UPDATE ON public.payout_adjustments FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER payout_adjustments_stay_whole BEFORE TRUNCATE ON public.payout_adjustments FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table payout_items (
  payout_id uuid not null,
  workday_id uuid not null,
  version integer not null,
  cents integer not null,
  constraint payout_items_pkey PRIMARY KEY (workday_id, version),
  constraint payout_items_approval_fkey FOREIGN KEY (workday_id, version) REFERENCES workday_approvals(workday_id, version),
  constraint payout_items_payout_fkey FOREIGN KEY (payout_id) REFERENCES payouts(id)
);
CREATE INDEX payout_items_payout_idx ON public.payout_items USING btree (payout_id);
CREATE TRIGGER payout_items_stay BEFORE DELETE OR UPDATE ON public.payout_items FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER payout_items_stay_whole BEFORE TRUNCATE ON public.payout_items FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table payouts (
  id uuid not null,
  driver_id uuid not null,
  organization_id uuid not null,
  assignment_id uuid not null,
  order_id uuid not null,
  week_starts_on date not null,
  number integer not null,
  cents integer not null,
  state text not null,
  state_since timestamp with time zone not null,
  attempt integer not null default 1,
  provider text,
  source_token text,
  brand text,
  last4 text,
  tried_at timestamp with time zone,
  reference text,
  failure text,
  created_at timestamp with time zone not null,
  constraint payouts_pkey PRIMARY KEY (id),
  constraint payouts_cents_positive CHECK ((cents > 0)),
  constraint payouts_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint payouts_failure_stays CHECK (((failure IS NOT NULL) = (state = 'failed'::text))),
  constraint payouts_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint payouts_reference_stays CHECK (((reference IS NOT NULL) = (state = 'paid'::text))),
  constraint payouts_state_known CHECK ((state = ANY (ARRAY['queued'::text, 'paid'::text, 'failed'::text]))),
  constraint payouts_week_once UNIQUE (assignment_id, week_starts_on, number)
);
CREATE INDEX payouts_driver_idx ON public.payouts USING btree (driver_id, week_starts_on DESC, number DESC);
CREATE INDEX payouts_queued_idx ON public.payouts USING btree (tried_at NULLS FIRST, id) WHERE (state = 'queued'::text);

create table payroll_export_adjustments (
  export_id uuid not null,
  event_id uuid not null,
  constraint payroll_export_adjustments_pkey PRIMARY KEY (export_id, event_id),
  constraint payroll_export_adjustments_event_fkey FOREIGN KEY (event_id) REFERENCES workday_events(id),
  constraint payroll_export_adjustments_export_fkey FOREIGN KEY (export_id) REFERENCES payroll_exports(id)
);
CREATE INDEX payroll_export_adjustments_event_idx ON public.payroll_export_adjustments USING btree (event_id);
CREATE TRIGGER payroll_export_adjustments_stay BEFORE DELETE OR UPDATE ON public.payroll_export_adjustments FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER payroll_export_adjustments_stay_whole BEFORE TRUNCATE ON public.payroll_export_adjustments FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table payroll_export_items (
  export_id uuid not null,
  workday_id uuid not null,
  version integer not null,
  constraint payroll_export_items_pkey PRIMARY KEY (export_id, workday_id),
  constraint payroll_export_items_approval_fkey FOREIGN KEY (workday_id, version) REFERENCES workday_approvals(workday_id, version),
  constraint payroll_export_items_export_fkey FOREIGN KEY (export_id) REFERENCES payroll_exports(id)
);
CREATE INDEX payroll_export_items_workday_idx ON public.payroll_export_items USING btree (workday_id);
CREATE TRIGGER payroll_export_items_stay BEFORE DELETE OR UPDATE ON public.payroll_export_items FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER payroll_export_items_stay_whole BEFORE TRUNCATE ON public.payroll_export_items FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table payroll_exports (
  id uuid not null,
  organization_id uuid not null,
  format text not null,
  starts_on date not null,
  ends_on date not null,
  names jsonb not null,
  line_count integer not null,
  minutes integer not null,
  pay_cents integer not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  constraint payroll_exports_pkey PRIMARY KEY (id),
  constraint payroll_exports_author_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint payroll_exports_days_in_order CHECK ((starts_on <= ends_on)),
  constraint payroll_exports_format_known CHECK ((format = ANY (ARRAY['csv'::text, 'iif'::text]))),
  constraint payroll_exports_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX payroll_exports_organization_idx ON public.payroll_exports USING btree (organization_id, created_at DESC, id);
CREATE TRIGGER payroll_exports_stay BEFORE DELETE OR UPDATE ON public.payroll_exports FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER payroll_exports_stay_whole BEFORE TRUNCATE ON public.payroll_exports FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table person_keys (
  person_id uuid not null,
  wrapped bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint person_keys_pkey PRIMARY KEY (person_id),
  constraint person_keys_person_fkey FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE CASCADE
);

create table pipeline_counts (
  id bigint not null generated always as identity,
  stage text not null,
  entered_from timestamp with time zone not null,
  due_from timestamp with time zone,
  owner_id uuid,
  waits_for text,
  drivers integer not null,
  constraint pipeline_counts_pkey PRIMARY KEY (id)
);
CREATE INDEX pipeline_counts_idx ON public.pipeline_counts USING btree (waits_for, owner_id, stage, entered_from, due_from) INCLUDE (drivers);

create table price_quotes (
  id uuid not null,
  organization_id uuid not null,
  driver_id uuid not null,
  order_id uuid not null,
  product text not null,
  price_id uuid not null,
  cents integer not null,
  reason text,
  confirmed_by uuid not null,
  confirmed_at timestamp with time zone not null,
  constraint price_quotes_pkey PRIMARY KEY (id),
  constraint price_quotes_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint price_quotes_free_has_reason CHECK (((cents > 0) = (reason IS NULL))),
  constraint price_quotes_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint price_quotes_price_fkey FOREIGN KEY (price_id) REFERENCES prices(id),
  constraint price_quotes_reason_known CHECK ((reason = ANY (ARRAY['trial'::text, 'purchased'::text]))),
  constraint price_quotes_user_fkey FOREIGN KEY (confirmed_by) REFERENCES users(id)
);
CREATE INDEX price_quotes_order_idx ON public.price_quotes USING btree (order_id, driver_id, confirmed_at DESC);
CREATE TRIGGER price_quotes_stay BEFORE DELETE OR UPDATE ON public.price_quotes FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER price_quotes_stay_whole BEFORE TRUNCATE ON public.price_quotes FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table prices (
  id uuid not null,
  product text not null,
  state text,
  amount integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  constraint prices_pkey PRIMARY KEY (id),
  constraint prices_amount_positive CHECK (((amount > 0) OR ((product = 'lateFee'::text) AND (amount = 0)))),
  constraint prices_author_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint prices_in_order CHECK ((ends_at >= starts_at)),
  constraint prices_mvr_has_state CHECK (((product <> 'mvr'::text) OR (state IS NOT NULL))),
  constraint prices_no_overlap EXCLUDE USING gist (product WITH =, COALESCE(state, ''::text) WITH =, tstzrange(starts_at, ends_at) WITH &&),
  constraint prices_product_known CHECK ((product = ANY (ARRAY['nonCertifiedMatch'::text, 'certifiedMatch'::text, 'onboardingProgram'::text, 'onboardingMinimum'::text, 'backgroundCheck'::text, 'employmentVerification'::text, 'cdlis'::text, 'psp'::text, 'clearinghouse'::text, 'drugTest'::text, 'mvr'::text, 'lateFee'::text]))),
  constraint prices_state_used CHECK (((state IS NULL) OR (product = ANY (ARRAY['mvr'::text, 'lateFee'::text]))))
);
CREATE TRIGGER prices_only_end BEFORE UPDATE ON public.prices FOR EACH ROW EXECUTE FUNCTION price_only_ends();
CREATE TRIGGER prices_stay BEFORE DELETE ON public.prices FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();

create table provider_events (
  provider text not null,
  id text not null,
  type text not null,
  payment_ref text,
  received_at timestamp with time zone not null,
  processed_at timestamp with time zone,
  deposit_ref text,
  constraint provider_events_pkey PRIMARY KEY (provider, id)
);
CREATE INDEX provider_events_open_idx ON public.provider_events USING btree (received_at) WHERE (processed_at IS NULL);

create table purchase_credits (
  purchase_id uuid not null,
  organization_id uuid not null,
  cents integer not null,
  reason text not null,
  took_charge_back boolean not null,
  credited_by uuid not null,
  credited_at timestamp with time zone not null,
  number text not null,
  constraint purchase_credits_pkey PRIMARY KEY (purchase_id),
  constraint purchase_credits_cents_positive CHECK ((cents > 0)),
  constraint purchase_credits_number_key UNIQUE (number),
  constraint purchase_credits_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint purchase_credits_purchase_fkey FOREIGN KEY (purchase_id) REFERENCES purchases(id),
  constraint purchase_credits_user_fkey FOREIGN KEY (credited_by) REFERENCES users(id)
);
CREATE INDEX purchase_credits_organization_idx ON public.purchase_credits USING btree (organization_id, credited_at);
CREATE TRIGGER purchase_credits_stay BEFORE DELETE OR UPDATE ON public.purchase_credits FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER purchase_credits_stay_whole BEFORE TRUNCATE ON public.purchase_credits FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table purchases (
  id uuid not null,
  organization_id uuid not null,
  driver_id uuid not null,
  product text not null,
  price_id uuid not null,
  list_cents integer not null,
  cents integer not null,
  reason text,
  order_id uuid,
  candidacy_id uuid,
  round integer,
  group_id uuid,
  bought_by uuid,
  bought_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint purchases_pkey PRIMARY KEY (id),
  constraint purchases_buyer_fkey FOREIGN KEY (bought_by) REFERENCES users(id),
  constraint purchases_cents_explained CHECK (((cents >= 0) AND (cents <= list_cents) AND (((reason IS NULL) = (cents = list_cents)) OR (product = 'onboardingMinimum'::text)))),
  constraint purchases_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint purchases_once UNIQUE (organization_id, driver_id, product),
  constraint purchases_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint purchases_price_fkey FOREIGN KEY (price_id) REFERENCES prices(id),
  constraint purchases_reason_known CHECK ((reason = ANY (ARRAY['trial'::text, 'minimum'::text])))
);
CREATE INDEX purchases_order_idx ON public.purchases USING btree (order_id);
CREATE INDEX purchases_organization_idx ON public.purchases USING btree (organization_id, bought_at DESC, id DESC);
CREATE TRIGGER purchases_stay BEFORE DELETE OR UPDATE ON public.purchases FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER purchases_stay_whole BEFORE TRUNCATE ON public.purchases FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create unlogged table rate_limits (
  key text not null,
  hits integer not null,
  reset_at timestamp with time zone not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_reset_idx ON public.rate_limits USING btree (reset_at);

create table requirement_records (
  id uuid not null,
  code text not null,
  organization_id uuid,
  content jsonb not null,
  valid_from date not null,
  valid_to date,
  corrects_id uuid,
  correction_reason text,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  ended_by uuid,
  constraint requirement_records_pkey PRIMARY KEY (id),
  constraint requirement_records_author_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint requirement_records_carrier_named CHECK ((((content ->> 'authority'::text) = 'carrier'::text) = (organization_id IS NOT NULL))),
  constraint requirement_records_code_key UNIQUE (id, code),
  constraint requirement_records_correction_fkey FOREIGN KEY (corrects_id, code) REFERENCES requirement_records(id, code),
  constraint requirement_records_correction_has_reason CHECK (((corrects_id IS NULL) = (correction_reason IS NULL))),
  constraint requirement_records_ender_fkey FOREIGN KEY (ended_by) REFERENCES users(id),
  constraint requirement_records_in_order CHECK ((valid_to >= (valid_from - 1))),
  constraint requirement_records_no_overlap EXCLUDE USING gist (code WITH =, daterange(valid_from, (valid_to + 1)) WITH &&) WHERE ((corrects_id IS NULL)),
  constraint requirement_records_one_owner EXCLUDE USING gist (code WITH =, COALESCE(organization_id, '00000000-0000-0000-0000-000000000000'::uuid) WITH <>),
  constraint requirement_records_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE TRIGGER requirement_records_only_end BEFORE UPDATE ON public.requirement_records FOR EACH ROW EXECUTE FUNCTION requirement_only_ends();
CREATE TRIGGER requirement_records_stay BEFORE DELETE ON public.requirement_records FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();

create table result_files (
  file_id uuid not null,
  driver_id uuid not null,
  result text not null,
  organization_id uuid,
  constraint result_files_pkey PRIMARY KEY (file_id),
  constraint result_files_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint result_files_file_fkey FOREIGN KEY (file_id) REFERENCES driver_files(id) ON DELETE CASCADE,
  constraint result_files_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX result_files_driver_idx ON public.result_files USING btree (driver_id, result);

create table result_orders (
  id uuid not null,
  driver_id uuid not null,
  organization_id uuid,
  result text not null,
  provider text not null,
  ordered_by uuid not null,
  ordered_at timestamp with time zone not null,
  handed_over_at timestamp with time zone,
  answered_at timestamp with time zone,
  query text,
  constraint result_orders_pkey PRIMARY KEY (id),
  constraint result_orders_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint result_orders_ordered_by_fkey FOREIGN KEY (ordered_by) REFERENCES users(id),
  constraint result_orders_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX result_orders_driver_idx ON public.result_orders USING btree (driver_id);
CREATE INDEX result_orders_provider_idx ON public.result_orders USING btree (provider, handed_over_at) WHERE (answered_at IS NULL);
CREATE UNIQUE INDEX result_orders_waiting_once ON public.result_orders USING btree (driver_id, organization_id, result) NULLS NOT DISTINCT WHERE (answered_at IS NULL);

create table retention (
  kind text not null,
  keep_for interval not null,
  reason text not null,
  constraint retention_pkey PRIMARY KEY (kind),
  constraint retention_keep_for_positive CHECK ((keep_for > '00:00:00'::interval))
);

create table review_items (
  driver_id uuid not null,
  thing text not null,
  entry_id uuid,
  stage text not null,
  is_exit boolean not null,
  sent_at timestamp with time zone not null,
  holder_id uuid,
  lapses_at timestamp with time zone,
  constraint review_items_pkey PRIMARY KEY (driver_id, thing),
  constraint review_items_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint review_items_held_until CHECK (((holder_id IS NULL) = (lapses_at IS NULL))),
  constraint review_items_holder_fkey FOREIGN KEY (holder_id) REFERENCES users(id)
);
CREATE INDEX review_items_count_idx ON public.review_items USING btree (stage, thing) WHERE (NOT is_exit);
CREATE INDEX review_items_held_idx ON public.review_items USING btree (lapses_at) WHERE (holder_id IS NOT NULL);
CREATE INDEX review_items_kind_idx ON public.review_items USING btree (thing, sent_at, driver_id) WHERE (NOT is_exit);
CREATE INDEX review_items_next_idx ON public.review_items USING btree (sent_at, driver_id, thing) WHERE (NOT is_exit);
CREATE INDEX review_items_stage_idx ON public.review_items USING btree (stage, sent_at, driver_id, thing);

create table safety_profiles (
  organization_id uuid not null,
  min_age integer not null,
  min_experience_in_seconds bigint not null,
  experience_window_in_seconds bigint not null,
  updated_at timestamp with time zone not null default now(),
  constraint safety_profiles_pkey PRIMARY KEY (organization_id),
  constraint safety_profiles_age_positive CHECK ((min_age >= 0)),
  constraint safety_profiles_experience_in_window CHECK (((min_experience_in_seconds >= 0) AND (min_experience_in_seconds <= experience_window_in_seconds))),
  constraint safety_profiles_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);

create table saved_views (
  id uuid not null,
  owner_id uuid,
  page text not null,
  name text not null,
  search text not null,
  is_shared boolean not null default false,
  created_at timestamp with time zone not null default now(),
  organization_id uuid,
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint saved_views_owner_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX saved_views_name_once ON public.saved_views USING btree (owner_id, page, lower(name));
CREATE INDEX saved_views_shared_idx ON public.saved_views USING btree (organization_id, page) WHERE is_shared;

create table scorecard_versions (
  id uuid not null,
  organization_id uuid not null,
  version integer not null,
  is_required boolean not null,
  questions jsonb not null,
  author_id uuid,
  created_at timestamp with time zone not null,
  constraint scorecard_versions_pkey PRIMARY KEY (id),
  constraint scorecard_versions_author_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint scorecard_versions_once UNIQUE (organization_id, version),
  constraint scorecard_versions_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);

create table sent_texts (
  message_id uuid not null,
  recipient_id uuid not null,
  subject text not null,
  body text not null,
  sent_at timestamp with time zone not null default now(),
  constraint sent_texts_pkey PRIMARY KEY (message_id),
  constraint sent_texts_recipient_fkey FOREIGN KEY (recipient_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sent_texts_recipient_idx ON public.sent_texts USING btree (recipient_id);

create table served_states (
  state text not null,
  constraint served_states_pkey PRIMARY KEY (state),
  constraint served_states_is_postal_code CHECK ((state ~ '^[A-Z]{2}$'::text))
);

create table sessions (
  id uuid not null,
  family_id uuid not null,
  user_id uuid not null,
  access_token_hash bytea not null,
  access_expires_at timestamp with time zone not null,
  refresh_token_hash bytea not null,
  refresh_expires_at timestamp with time zone not null,
  rotated_at timestamp with time zone,
  revoked_at timestamp with time zone,
  device text,
  ip_prefix text,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone not null default now(),
  successor bytea,
  proven_at timestamp with time zone,
  signed_in_at timestamp with time zone not null,
  active_at timestamp with time zone not null,
  ended_as text,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_access_token_key UNIQUE (access_token_hash),
  constraint sessions_ended_as_known CHECK ((ended_as = ANY (ARRAY['idle'::text, 'absolute'::text]))),
  constraint sessions_refresh_token_key UNIQUE (refresh_token_hash),
  constraint sessions_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_family_idx ON public.sessions USING btree (family_id);
CREATE INDEX sessions_refresh_expires_idx ON public.sessions USING btree (refresh_expires_at);
CREATE INDEX sessions_successor_idx ON public.sessions USING btree (rotated_at) WHERE (successor IS NOT NULL);
CREATE INDEX sessions_user_idx ON public.sessions USING btree (user_id);

create table social_identities (
  id uuid not null,
  user_id uuid not null,
  provider text not null,
  subject text not null,
  email text not null,
  linked_at timestamp with time zone not null,
  constraint social_identities_pkey PRIMARY KEY (id),
  constraint social_identities_subject_key UNIQUE (provider, subject),
  constraint social_identities_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint social_identities_user_key UNIQUE (user_id, provider)
);

create table social_proofs (
  id uuid not null,
  token_hash bytea not null,
  provider text not null,
  subject text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  waiting_id uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint social_proofs_pkey PRIMARY KEY (id),
  constraint social_proofs_token_key UNIQUE (token_hash),
  constraint social_proofs_waiting_fkey FOREIGN KEY (waiting_id) REFERENCES social_proofs(id) ON DELETE SET NULL
);
CREATE INDEX social_proofs_expires_idx ON public.social_proofs USING btree (expires_at);
CREATE INDEX social_proofs_waiting_idx ON public.social_proofs USING btree (waiting_id);

create table socket_io_attachments (
  id bigint not null default nextval('socket_io_attachments_id_seq'::regclass),
  created_at timestamp with time zone default now(),
  payload bytea,
  constraint socket_io_attachments_pkey PRIMARY KEY (id)
);

create table stage_visits (
  driver_id uuid not null,
  stage text not null,
  entered_at timestamp with time zone not null,
  from_stage text,
  entered_by text not null,
  reason text,
  owner_id uuid,
  due_at timestamp with time zone,
  left_at timestamp with time zone,
  left_to text,
  constraint stage_visits_pkey PRIMARY KEY (driver_id, entered_at, stage)
);
CREATE INDEX stage_visits_entered_idx ON public.stage_visits USING btree (entered_at, driver_id, stage);
CREATE INDEX stage_visits_left_idx ON public.stage_visits USING btree (left_at, driver_id, stage) WHERE (left_at IS NOT NULL);
CREATE INDEX stage_visits_open_idx ON public.stage_visits USING btree (stage, entered_at, owner_id, due_at, driver_id) WHERE (left_at IS NULL);

create table stated_facts (
  id uuid not null,
  driver_id uuid not null,
  organization_id uuid,
  employment_id uuid,
  valid_from date not null,
  facts jsonb not null,
  stated_by uuid not null,
  stated_at timestamp with time zone not null,
  corrects_id uuid,
  correction_reason text,
  constraint stated_facts_pkey PRIMARY KEY (id),
  constraint stated_facts_author_fkey FOREIGN KEY (stated_by) REFERENCES users(id),
  constraint stated_facts_corrected_once UNIQUE (corrects_id),
  constraint stated_facts_correction_fkey FOREIGN KEY (corrects_id, driver_id) REFERENCES stated_facts(id, driver_id),
  constraint stated_facts_correction_has_reason CHECK (((corrects_id IS NULL) = (correction_reason IS NULL))),
  constraint stated_facts_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint stated_facts_employment_fkey FOREIGN KEY (employment_id, driver_id, organization_id) REFERENCES employments(id, driver_id, organization_id),
  constraint stated_facts_employment_whole CHECK (((employment_id IS NULL) = (organization_id IS NULL))),
  constraint stated_facts_not_empty CHECK (((jsonb_typeof(facts) = 'object'::text) AND (facts <> '{}'::jsonb))),
  constraint stated_facts_owner_key UNIQUE (id, driver_id)
);
CREATE INDEX stated_facts_driver_idx ON public.stated_facts USING btree (driver_id, valid_from);
CREATE TRIGGER stated_facts_stay BEFORE DELETE OR UPDATE ON public.stated_facts FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER stated_facts_stay_whole BEFORE TRUNCATE ON public.stated_facts FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table time_events (
  id uuid not null,
  driver_id uuid not null,
  assignment_id uuid not null,
  workday_id uuid,
  kind text not null,
  device_at timestamp with time zone not null,
  sent_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  clock_differs boolean not null,
  refusal text,
  constraint time_events_pkey PRIMARY KEY (driver_id, id),
  constraint time_events_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint time_events_kind_known CHECK ((kind = ANY (ARRAY['clockIn'::text, 'breakStart'::text, 'breakEnd'::text, 'clockOut'::text]))),
  constraint time_events_refused_or_not CHECK (((refusal IS NULL) = (workday_id IS NOT NULL))),
  constraint time_events_workday_fkey FOREIGN KEY (workday_id, driver_id) REFERENCES workdays(id, driver_id)
);
CREATE INDEX time_events_refused_idx ON public.time_events USING btree (driver_id, device_at) WHERE (refusal IS NOT NULL);
CREATE INDEX time_events_workday_idx ON public.time_events USING btree (workday_id);
CREATE TRIGGER time_events_stay BEFORE DELETE OR UPDATE ON public.time_events FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER time_events_stay_whole BEFORE TRUNCATE ON public.time_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table timesheet_settings (
  organization_id uuid not null,
  weekday text not null,
  hour integer not null,
  day_rule text not null,
  changed_by uuid not null,
  changed_at timestamp with time zone not null,
  constraint timesheet_settings_pkey PRIMARY KEY (organization_id),
  constraint timesheet_settings_author_fkey FOREIGN KEY (changed_by) REFERENCES users(id),
  constraint timesheet_settings_day_rule_known CHECK ((day_rule = ANY (ARRAY['shiftStart'::text, 'calendarDay'::text]))),
  constraint timesheet_settings_hour_valid CHECK (((hour >= 0) AND (hour <= 23))),
  constraint timesheet_settings_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint timesheet_settings_weekday_known CHECK ((weekday = ANY (ARRAY['su'::text, 'mo'::text, 'tu'::text, 'we'::text, 'th'::text, 'fr'::text, 'sa'::text])))
);

create table upload_parts (
  upload_id uuid not null,
  at_offset integer not null,
  sealed bytea not null,
  constraint upload_parts_pkey PRIMARY KEY (upload_id, at_offset),
  constraint upload_parts_upload_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id) ON DELETE CASCADE
);

create table uploads (
  id uuid not null,
  person_id uuid not null,
  type text not null,
  size_bytes integer not null,
  offset_bytes integer not null default 0,
  stated_expires_on date,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint uploads_pkey PRIMARY KEY (id),
  constraint uploads_offset_inside CHECK (((offset_bytes >= 0) AND (offset_bytes <= size_bytes))),
  constraint uploads_person_fkey FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint uploads_size_positive CHECK ((size_bytes > 0))
);
CREATE INDEX uploads_created_idx ON public.uploads USING btree (created_at);
CREATE INDEX uploads_person_idx ON public.uploads USING btree (person_id, type) WHERE (finished_at IS NULL);

create table users (
  id uuid not null,
  email text not null,
  password_hash text,
  first_name text not null,
  last_name text not null,
  phone text,
  roles text[] not null,
  position text,
  organization_id uuid,
  status text not null default 'pending'::text,
  is_active boolean not null default true,
  locale text not null default 'en'::text,
  theme text not null default 'system'::text,
  time_zone text,
  sms_consent_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  phone_confirmed_at timestamp with time zone,
  welcome_read_at timestamp with time zone,
  referral_code text,
  referred_by uuid,
  email_confirmed_at timestamp with time zone,
  demo_expires_at timestamp with time zone,
  single_keys boolean not null default true,
  wants_digest boolean not null default true,
  certified_welcome_read_at timestamp with time zone,
  phone_disputed_at timestamp with time zone,
  lead_id uuid,
  invited_email text,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_lead_fkey FOREIGN KEY (lead_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint users_lead_is_another CHECK ((lead_id <> id)),
  constraint users_ops_admins_are_ops CHECK (((NOT ('ops-admin'::text = ANY (roles))) OR ('ops'::text = ANY (roles)))),
  constraint users_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint users_position_known CHECK (("position" = ANY (ARRAY['LOCATION_MANAGER'::text, 'REGIONAL_MANAGER'::text, 'SAFETY'::text, 'ACCOUNTING'::text, 'HR'::text, 'RECRUITER'::text]))),
  constraint users_referral_code_key UNIQUE (referral_code),
  constraint users_referred_by_fkey FOREIGN KEY (referred_by) REFERENCES users(id),
  constraint users_roles_known CHECK (((cardinality(roles) > 0) AND (roles <@ ARRAY['applicant'::text, 'business'::text, 'business-admin'::text, 'ops'::text, 'ops-admin'::text]))),
  constraint users_staff_have_organization CHECK (((roles && ARRAY['business'::text, 'business-admin'::text]) = ((organization_id IS NOT NULL) AND ("position" IS NOT NULL)))),
  constraint users_status_known CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text]))),
  constraint users_theme_known CHECK ((theme = ANY (ARRAY['light'::text, 'dark'::text, 'system'::text])))
);
CREATE INDEX users_demo_expires_idx ON public.users USING btree (demo_expires_at) WHERE (demo_expires_at IS NOT NULL);
CREATE UNIQUE INDEX users_email_key ON public.users USING btree (lower(email));
CREATE UNIQUE INDEX users_invited_email_key ON public.users USING btree (organization_id, lower(invited_email)) WHERE (invited_email IS NOT NULL);
CREATE INDEX users_lead_idx ON public.users USING btree (lead_id) WHERE (lead_id IS NOT NULL);
CREATE INDEX users_ops_idx ON public.users USING btree (id) WHERE ('ops'::text = ANY (roles));
CREATE INDEX users_organization_idx ON public.users USING btree (organization_id, id);
CREATE INDEX users_phone_end ON public.users USING btree (reverse(phone) text_pattern_ops) WHERE (phone IS NOT NULL);
CREATE INDEX users_phone_idx ON public.users USING btree (phone) WHERE (phone IS NOT NULL);
CREATE INDEX users_referred_by_idx ON public.users USING btree (referred_by) WHERE (referred_by IS NOT NULL);
CREATE INDEX users_reviewers_idx ON public.users USING btree (organization_id) WHERE (is_active AND ("position" = ANY (ARRAY['HR'::text, 'SAFETY'::text])));

create table verification_attempts (
  id uuid not null,
  verification_id uuid not null,
  driver_id uuid not null,
  round integer not null,
  seq integer,
  number integer,
  channel text not null,
  at timestamp with time zone not null,
  actor_id uuid,
  sealed bytea not null,
  file_id uuid,
  constraint verification_attempts_pkey PRIMARY KEY (id),
  constraint verification_attempts_actor_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint verification_attempts_channel_known CHECK ((channel = ANY (ARRAY['email'::text, 'fax'::text, 'letter'::text, 'phone'::text]))),
  constraint verification_attempts_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint verification_attempts_file_fkey FOREIGN KEY (file_id) REFERENCES driver_files(id)
);
CREATE INDEX verification_attempts_verification_idx ON public.verification_attempts USING btree (verification_id, at);
CREATE TRIGGER verification_attempts_stay BEFORE DELETE OR UPDATE ON public.verification_attempts FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_recorded();
CREATE TRIGGER verification_attempts_stay_whole BEFORE TRUNCATE ON public.verification_attempts FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table verification_consents (
  id uuid not null,
  verification_id uuid not null,
  driver_id uuid not null,
  covers_testing boolean not null,
  texts jsonb not null,
  signed_at timestamp with time zone not null,
  sealed bytea not null,
  file_id uuid not null,
  constraint verification_consents_pkey PRIMARY KEY (id),
  constraint verification_consents_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint verification_consents_file_fkey FOREIGN KEY (file_id) REFERENCES driver_files(id)
);
CREATE INDEX verification_consents_verification_idx ON public.verification_consents USING btree (verification_id, signed_at);
CREATE TRIGGER verification_consents_stay BEFORE DELETE OR UPDATE ON public.verification_consents FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_consents();
CREATE TRIGGER verification_consents_stay_whole BEFORE TRUNCATE ON public.verification_consents FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table verification_drafts (
  verification_id uuid not null,
  driver_id uuid not null,
  round integer not null,
  version integer not null,
  sealed bytea not null,
  saved_at timestamp with time zone not null,
  constraint verification_drafts_pkey PRIMARY KEY (verification_id),
  constraint verification_drafts_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id)
);

create table verification_files (
  file_id uuid not null,
  verification_id uuid not null,
  round integer not null,
  version integer not null,
  response_id uuid,
  constraint verification_files_pkey PRIMARY KEY (file_id),
  constraint verification_files_file_fkey FOREIGN KEY (file_id) REFERENCES driver_files(id),
  constraint verification_files_response_fkey FOREIGN KEY (response_id) REFERENCES verification_responses(id)
);
CREATE INDEX verification_files_verification_idx ON public.verification_files USING btree (verification_id);
CREATE TRIGGER verification_files_stay BEFORE DELETE OR UPDATE ON public.verification_files FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_sent();
CREATE TRIGGER verification_files_stay_whole BEFORE TRUNCATE ON public.verification_files FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table verification_links (
  id uuid not null,
  verification_id uuid not null,
  round integer not null,
  url_hash bytea not null,
  code_hash bytea not null,
  wrong_codes integer not null default 0,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  channel text,
  sealed bytea,
  is_stated boolean,
  ended_at timestamp with time zone,
  ended_by uuid,
  end_reason text,
  constraint verification_links_pkey PRIMARY KEY (id),
  constraint verification_links_channel_known CHECK ((channel = ANY (ARRAY['email'::text, 'fax'::text, 'letter'::text]))),
  constraint verification_links_end_reason_known CHECK ((end_reason = ANY (ARRAY['withdrawn'::text, 'addressChanged'::text]))),
  constraint verification_links_end_whole CHECK (((end_reason IS NULL) = (ended_at IS NULL))),
  constraint verification_links_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES users(id),
  constraint verification_links_url_once UNIQUE (url_hash)
);
CREATE INDEX verification_links_verification_idx ON public.verification_links USING btree (verification_id);

create table verification_readings (
  verification_id uuid not null,
  round integer not null,
  text_id uuid not null,
  opened_at timestamp with time zone not null,
  end_reached_at timestamp with time zone,
  constraint verification_readings_pkey PRIMARY KEY (verification_id, round, text_id),
  constraint verification_readings_text_fkey FOREIGN KEY (text_id) REFERENCES legal_texts(id)
);

create table verification_responses (
  id uuid not null,
  verification_id uuid not null,
  driver_id uuid not null,
  link_id uuid not null,
  round integer not null,
  kind text not null,
  seq integer,
  version integer not null,
  at timestamp with time zone not null,
  sealed bytea not null,
  file_id uuid not null,
  tests_file_id uuid,
  marks text[] not null default '{}'::text[],
  constraint verification_responses_pkey PRIMARY KEY (id),
  constraint verification_responses_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint verification_responses_file_fkey FOREIGN KEY (file_id) REFERENCES driver_files(id),
  constraint verification_responses_kind_known CHECK ((kind = ANY (ARRAY['answer'::text, 'correction'::text, 'decline'::text, 'refusal'::text]))),
  constraint verification_responses_link_fkey FOREIGN KEY (link_id) REFERENCES verification_links(id),
  constraint verification_responses_marks_known CHECK ((marks <@ ARRAY['carrierDevice'::text, 'carrierNetwork'::text, 'carrierDomain'::text, 'driverDevice'::text, 'driverNetwork'::text, 'enteredAddress'::text, 'printedCodes'::text])),
  constraint verification_responses_tests_fkey FOREIGN KEY (tests_file_id) REFERENCES driver_files(id)
);
CREATE INDEX verification_responses_verification_idx ON public.verification_responses USING btree (verification_id, at);
CREATE TRIGGER verification_responses_stay BEFORE DELETE OR UPDATE ON public.verification_responses FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_recorded();
CREATE TRIGGER verification_responses_stay_whole BEFORE TRUNCATE ON public.verification_responses FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table verification_subjects (
  verification_id uuid not null,
  driver_id uuid not null,
  mode text,
  includes_tests boolean not null,
  includes_follow_up_plan boolean not null,
  sealed bytea not null,
  updated_at timestamp with time zone not null,
  constraint verification_subjects_pkey PRIMARY KEY (verification_id),
  constraint verification_subjects_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint verification_subjects_mode_known CHECK ((mode = ANY (ARRAY['fmcsa'::text, 'faa'::text, 'fra'::text, 'fta'::text, 'phmsa'::text, 'uscg'::text])))
);

create table waiting_documents (
  evidence_id uuid not null,
  recorded_at timestamp with time zone not null,
  constraint waiting_documents_pkey PRIMARY KEY (evidence_id),
  constraint waiting_documents_evidence_fkey FOREIGN KEY (evidence_id) REFERENCES evidence(id)
);
CREATE INDEX waiting_documents_order_idx ON public.waiting_documents USING btree (recorded_at, evidence_id);

create table web_view_tokens (
  id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  family_id uuid not null,
  constraint web_view_tokens_pkey PRIMARY KEY (id),
  constraint web_view_tokens_token_key UNIQUE (token_hash),
  constraint web_view_tokens_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX web_view_tokens_expires_idx ON public.web_view_tokens USING btree (expires_at);
CREATE INDEX web_view_tokens_user_idx ON public.web_view_tokens USING btree (user_id);

create table webhook_attempts (
  id uuid not null,
  delivery_id uuid not null,
  at timestamp with time zone not null,
  url text not null,
  duration_ms integer not null,
  status integer,
  failure text,
  answer bytea,
  is_replay boolean not null,
  constraint webhook_attempts_pkey PRIMARY KEY (id),
  constraint webhook_attempts_delivery_fkey FOREIGN KEY (delivery_id) REFERENCES webhook_deliveries(id) ON DELETE CASCADE,
  constraint webhook_attempts_failure_known CHECK ((failure = ANY (ARRAY['status'::text, 'redirect'::text, 'timeout'::text, 'address'::text, 'connection'::text])))
);
CREATE INDEX webhook_attempts_delivery_idx ON public.webhook_attempts USING btree (delivery_id, at DESC);

create table webhook_deliveries (
  id uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  object_id uuid not null,
  sequence integer not null,
  state text not null default 'pending'::text,
  attempts integer not null default 0,
  next_try_at timestamp with time zone not null,
  claim_id uuid,
  claimed_until timestamp with time zone,
  is_replay boolean not null default false,
  constraint webhook_deliveries_pkey PRIMARY KEY (id),
  constraint webhook_deliveries_event_fkey FOREIGN KEY (event_id) REFERENCES webhook_events(id) ON DELETE CASCADE,
  constraint webhook_deliveries_once UNIQUE (webhook_id, event_id),
  constraint webhook_deliveries_state_known CHECK ((state = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text, 'skipped'::text]))),
  constraint webhook_deliveries_webhook_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_claimed_idx ON public.webhook_deliveries USING btree (webhook_id) WHERE (claim_id IS NOT NULL);
CREATE INDEX webhook_deliveries_due_idx ON public.webhook_deliveries USING btree (next_try_at) WHERE (state = 'pending'::text);
CREATE INDEX webhook_deliveries_event_idx ON public.webhook_deliveries USING btree (event_id);
CREATE INDEX webhook_deliveries_order_idx ON public.webhook_deliveries USING btree (webhook_id, object_id, sequence) WHERE (state = 'pending'::text);

create table webhook_events (
  id uuid not null,
  organization_id uuid not null,
  type text not null,
  object_type text not null,
  object_id uuid not null,
  sequence integer not null,
  body text not null,
  at timestamp with time zone not null,
  constraint webhook_events_pkey PRIMARY KEY (id),
  constraint webhook_events_object_type_known CHECK ((object_type = ANY (ARRAY['candidacy'::text, 'order'::text, 'webhook'::text]))),
  constraint webhook_events_once UNIQUE (object_id, sequence, type),
  constraint webhook_events_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX webhook_events_at_idx ON public.webhook_events USING btree (at);
CREATE INDEX webhook_events_organization_idx ON public.webhook_events USING btree (organization_id, at);

create table webhook_replays (
  id uuid not null,
  webhook_id uuid not null,
  delivery_id uuid,
  since timestamp with time zone,
  at timestamp with time zone not null,
  by uuid not null,
  constraint webhook_replays_pkey PRIMARY KEY (id),
  constraint webhook_replays_author_fkey FOREIGN KEY (by) REFERENCES users(id),
  constraint webhook_replays_delivery_fkey FOREIGN KEY (delivery_id) REFERENCES webhook_deliveries(id) ON DELETE CASCADE,
  constraint webhook_replays_one_kind CHECK (((delivery_id IS NULL) <> (since IS NULL))),
  constraint webhook_replays_webhook_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE
);
CREATE INDEX webhook_replays_delivery_idx ON public.webhook_replays USING btree (delivery_id);
CREATE INDEX webhook_replays_webhook_idx ON public.webhook_replays USING btree (webhook_id, at DESC);

create table webhook_secrets (
  id uuid not null,
  webhook_id uuid not null,
  sealed bytea not null,
  created_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  constraint webhook_secrets_pkey PRIMARY KEY (id),
  constraint webhook_secrets_webhook_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX webhook_secrets_one_current ON public.webhook_secrets USING btree (webhook_id) WHERE (ends_at IS NULL);
CREATE INDEX webhook_secrets_webhook_idx ON public.webhook_secrets USING btree (webhook_id);

create table webhooks (
  id uuid not null,
  organization_id uuid not null,
  name text not null,
  url text not null,
  types text[] not null,
  version integer not null default 1,
  paused_at timestamp with time zone,
  pause_reason text,
  failing_since timestamp with time zone,
  warned_at timestamp with time zone,
  throttled_until timestamp with time zone,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  deleted_at timestamp with time zone,
  constraint webhooks_pkey PRIMARY KEY (id),
  constraint webhooks_author_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint webhooks_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint webhooks_pause_has_reason CHECK (((paused_at IS NULL) = (pause_reason IS NULL))),
  constraint webhooks_pause_reason_known CHECK ((pause_reason = ANY (ARRAY['person'::text, 'failures'::text, 'gone'::text])))
);
CREATE INDEX webhooks_failing_idx ON public.webhooks USING btree (failing_since) WHERE ((failing_since IS NOT NULL) AND (warned_at IS NULL));
CREATE INDEX webhooks_organization_idx ON public.webhooks USING btree (organization_id);

create table work_shifts (
  id uuid not null,
  workday_id uuid not null,
  driver_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  breaks jsonb not null default '[]'::jsonb,
  slot tstzrange not null,
  clock_differs boolean not null default false,
  sent_late boolean not null default false,
  constraint work_shifts_pkey PRIMARY KEY (id),
  constraint work_shifts_in_order CHECK ((ends_at > starts_at)),
  constraint work_shifts_no_overlap EXCLUDE USING gist (driver_id WITH =, slot WITH &&),
  constraint work_shifts_slot_matches CHECK (((lower(slot) = starts_at) AND ((ends_at IS NULL) OR (upper(slot) = ends_at)))),
  constraint work_shifts_workday_fkey FOREIGN KEY (workday_id, driver_id) REFERENCES workdays(id, driver_id)
);
CREATE INDEX work_shifts_open_idx ON public.work_shifts USING btree (driver_id, starts_at) WHERE (ends_at IS NULL);
CREATE INDEX work_shifts_workday_idx ON public.work_shifts USING btree (workday_id, starts_at);

create table workday_approvals (
  workday_id uuid not null,
  version integer not null,
  minutes integer not null,
  pay_cents integer not null,
  week_difference_cents integer not null,
  lines jsonb not null,
  terms jsonb not null,
  billing text not null,
  billed_cents integer,
  approved_by uuid not null,
  approved_at timestamp with time zone not null,
  week_overtime_seconds integer not null default 0,
  constraint workday_approvals_pkey PRIMARY KEY (workday_id, version),
  constraint workday_approvals_author_fkey FOREIGN KEY (approved_by) REFERENCES users(id),
  constraint workday_approvals_billed CHECK (((billed_cents IS NULL) = (billing = 'direct'::text))),
  constraint workday_approvals_billing_known CHECK ((billing = ANY (ARRAY['platform'::text, 'direct'::text]))),
  constraint workday_approvals_workday_fkey FOREIGN KEY (workday_id) REFERENCES workdays(id)
);
CREATE TRIGGER workday_approvals_stay BEFORE DELETE OR UPDATE ON public.workday_approvals FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER workday_approvals_stay_whole BEFORE TRUNCATE ON public.workday_approvals FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table workday_events (
  id uuid not null,
  workday_id uuid not null,
  driver_id uuid not null,
  version integer not null,
  type text not null,
  actor_kind text not null,
  actor_id uuid,
  at timestamp with time zone not null,
  note text,
  before jsonb,
  after jsonb,
  cents integer,
  pay_cents integer,
  constraint workday_events_pkey PRIMARY KEY (id),
  constraint workday_events_version_once UNIQUE (workday_id, version),
  constraint workday_events_workday_fkey FOREIGN KEY (workday_id, driver_id) REFERENCES workdays(id, driver_id)
);
CREATE INDEX workday_events_driver_idx ON public.workday_events USING btree (driver_id, at);
CREATE INDEX workday_events_pay_idx ON public.workday_events USING btree (workday_id) WHERE (pay_cents <> 0);

create table workdays (
  id uuid not null,
  assignment_id uuid not null,
  order_id uuid not null,
  driver_id uuid not null,
  organization_id uuid not null,
  facility_id uuid not null,
  time_zone text not null,
  day date not null,
  state text not null,
  version integer not null,
  state_since timestamp with time zone not null,
  entries jsonb not null,
  typed_cents integer,
  typed_reason text,
  driver_edited boolean not null default false,
  approver_edited boolean not null default false,
  correction_id uuid,
  dispute_id uuid,
  approval_version integer,
  reminded integer not null default 0,
  created_at timestamp with time zone not null,
  constraint workdays_pkey PRIMARY KEY (id),
  constraint workdays_approval_stays CHECK (((approval_version IS NULL) = (state <> 'approved'::text))),
  constraint workdays_day_once UNIQUE (assignment_id, day),
  constraint workdays_driver_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  constraint workdays_facility_fkey FOREIGN KEY (facility_id) REFERENCES facilities(id),
  constraint workdays_organization_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint workdays_owner_key UNIQUE (id, driver_id),
  constraint workdays_state_known CHECK ((state = ANY (ARRAY['open'::text, 'submitted'::text, 'approved'::text]))),
  constraint workdays_typed_whole CHECK (((typed_cents IS NULL) = (typed_reason IS NULL)))
);
CREATE INDEX workdays_disputed_idx ON public.workdays USING btree (dispute_id) WHERE (dispute_id IS NOT NULL);
CREATE INDEX workdays_driver_idx ON public.workdays USING btree (driver_id, day);
CREATE INDEX workdays_organization_idx ON public.workdays USING btree (organization_id, day, assignment_id);
CREATE INDEX workdays_waiting_idx ON public.workdays USING btree (state_since, id) WHERE (state <> 'approved'::text);

create table workflow_events (
  workflow_id text not null,
  seq integer not null,
  run_id text not null,
  update_id text not null,
  type text not null,
  actor_kind text not null,
  actor_id uuid,
  reason text,
  note_id uuid,
  payload jsonb not null,
  at timestamp with time zone not null,
  organization_id uuid,
  order_id uuid,
  driver_id uuid,
  constraint workflow_events_pkey PRIMARY KEY (workflow_id, seq)
) partition by HASH (workflow_id);
CREATE INDEX workflow_events_driver_idx ON ONLY public.workflow_events USING btree (driver_id, at) WHERE (driver_id IS NOT NULL);
CREATE INDEX workflow_events_note_idx ON ONLY public.workflow_events USING btree (note_id) WHERE (note_id IS NOT NULL);
CREATE INDEX workflow_events_order_idx ON ONLY public.workflow_events USING btree (order_id, at) WHERE (order_id IS NOT NULL);
CREATE INDEX workflow_events_organization_idx ON ONLY public.workflow_events USING btree (organization_id, at) WHERE (organization_id IS NOT NULL);
CREATE TRIGGER workflow_events_stay BEFORE DELETE OR UPDATE ON public.workflow_events FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER workflow_events_stay_whole BEFORE TRUNCATE ON public.workflow_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

create table workflow_events_0 partition of workflow_events FOR VALUES WITH (modulus 8, remainder 0);

create table workflow_events_1 partition of workflow_events FOR VALUES WITH (modulus 8, remainder 1);

create table workflow_events_2 partition of workflow_events FOR VALUES WITH (modulus 8, remainder 2);

create table workflow_events_3 partition of workflow_events FOR VALUES WITH (modulus 8, remainder 3);

create table workflow_events_4 partition of workflow_events FOR VALUES WITH (modulus 8, remainder 4);

create table workflow_events_5 partition of workflow_events FOR VALUES WITH (modulus 8, remainder 5);

create table workflow_events_6 partition of workflow_events FOR VALUES WITH (modulus 8, remainder 6);

create table workflow_events_7 partition of workflow_events FOR VALUES WITH (modulus 8, remainder 7);
