import type { Knex } from 'knex';

/**
 * Locks the head of a driver's chain, and numbers and hashes an entry after it. `db/audit/chain.ts` composes the same text
 * to verify it.
 */
const append = (entry: string): string => `
    insert into public.access_log_heads as heads (subject_driver_id, seq, hash) values (${entry}.subject_driver_id, 0, ''::bytea)
      on conflict (subject_driver_id) do update set seq = heads.seq returning heads.seq, heads.hash into ${entry}.seq, ${entry}.previous_hash;
    ${entry}.seq := ${entry}.seq + 1;
    ${entry}.hash := sha256(${entry}.previous_hash || convert_to(concat_ws(chr(10), ${entry}.seq, ${entry}.id, ${entry}.actor_kind,
      coalesce(${entry}.actor_id::text, '-'), coalesce(${entry}.link_id::text, '-'), coalesce(${entry}.organization_id::text, '-'),
      ${entry}.subject_driver_id, ${entry}.action, to_char(${entry}.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      coalesce('=' || ${entry}.about, '-')), 'UTF8'));
    update public.access_log_heads set seq = ${entry}.seq, hash = ${entry}.hash where subject_driver_id = ${entry}.subject_driver_id;`;

const schema = `
  -- Who accessed: a user, or later somebody without an account who has a link.
  alter table access_log alter column actor_id drop not null;
  alter table access_log add column actor_kind text not null default 'user';
  alter table access_log add column link_id uuid;
  alter table access_log add constraint access_log_actor_known check (actor_kind in ('user', 'pastEmployer', 'auditor'));
  alter table access_log add constraint access_log_actor_named check (case when actor_kind = 'user' then (actor_id is not null) and (link_id is null) else (actor_id is null) and (link_id is not null) end);

  -- The entries about each driver are numbered and chained: each contains the hash of the previous one.
  alter table access_log add column seq integer;
  alter table access_log add column previous_hash bytea;
  alter table access_log add column hash bytea;

  -- The last entry about each driver. Only the trigger writes it.
  create table access_log_heads (
    subject_driver_id uuid not null,
    seq integer not null,
    hash bytea not null,
    constraint access_log_heads_pkey primary key (subject_driver_id)
  );

  -- Heads with a keyed hash, written once a day: a chain that was computed again without the key no longer fits. Seals are
  -- chained themselves.
  create table access_log_seals (
    number integer not null,
    subject_driver_id uuid not null,
    seq integer not null,
    hash bytea not null,
    sealed_at timestamptz not null,
    hmac bytea not null,
    constraint access_log_seals_pkey primary key (number)
  );
  create index access_log_seals_subject_idx on access_log_seals (subject_driver_id, seq);
  create trigger access_log_seals_stay before delete or update on access_log_seals for each row execute function refuse_rewriting();
  create trigger access_log_seals_stay_whole before truncate on access_log_seals for each statement execute function refuse_rewriting();

  -- Locks the driver's head until the transaction ends, so that parallel entries do not fork the chain. Runs as its owner,
  -- because the application's role may not write heads.
  create function chain_access_log() returns trigger language plpgsql security definer set search_path = pg_catalog as $function$
  begin
    ${append('new')}
    return new;
  end
  $function$;
  -- Nobody else attaches it to a table of their own: it would move heads without an entry.
  revoke execute on function chain_access_log() from public;
`;

/** Entries from before the chain, in their order. */
const backfill = `
  alter table access_log disable trigger access_log_stay;
  do $body$
  declare
    entry access_log;
  begin
    for entry in select * from access_log order by subject_driver_id, id loop
      ${append('entry')}
      update access_log set seq = entry.seq, previous_hash = entry.previous_hash, hash = entry.hash where id = entry.id;
    end loop;
  end
  $body$;
  alter table access_log enable trigger access_log_stay;
`;

const finish = `
  alter table access_log alter column seq set not null;
  alter table access_log alter column previous_hash set not null;
  alter table access_log alter column hash set not null;
  alter table access_log add constraint access_log_seq_once unique (subject_driver_id, seq);
  create trigger access_log_chain before insert on access_log for each row execute function chain_access_log();
`;

/** The access log is chained by hashes and sealed with a key. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
  await knex.raw(backfill);
  await knex.raw(finish);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger access_log_chain on access_log;
    drop function chain_access_log();
    drop table access_log_seals, access_log_heads;
    alter table access_log drop constraint access_log_seq_once;
    alter table access_log drop constraint access_log_actor_named;
    alter table access_log drop constraint access_log_actor_known;
    alter table access_log drop column seq, drop column previous_hash, drop column hash, drop column actor_kind, drop column link_id;
    alter table access_log alter column actor_id set not null;
  `);
}
