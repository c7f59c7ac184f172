import type { Knex } from 'knex';

const schema = `
  -- People without a password were invited, sign in with a social account, or are visitors of the demo.
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
    status text not null default 'pending',
    is_active boolean not null default true,
    locale text not null default 'en',
    theme text not null default 'system',
    time_zone text,
    sms_consent_at timestamptz,
    created_at timestamptz not null default now(),
    phone_confirmed_at timestamptz,
    welcome_read_at timestamptz,
    referral_code text,
    referred_by uuid,
    email_confirmed_at timestamptz,
    demo_expires_at timestamptz,
    single_keys boolean not null default true,
    wants_digest boolean not null default true,
    certified_welcome_read_at timestamptz,
    phone_disputed_at timestamptz,
    lead_id uuid,
    invited_email text,
    constraint users_pkey primary key (id),
    constraint users_lead_fkey foreign key (lead_id) references users(id) on delete set null,
    constraint users_lead_is_another check (lead_id <> id),
    constraint users_ops_admins_are_ops check ((not ('ops-admin' = any (roles))) or ('ops' = any (roles))),
    constraint users_organization_fkey foreign key (organization_id) references organizations(id),
    constraint users_position_known check ("position" in ('LOCATION_MANAGER', 'REGIONAL_MANAGER', 'SAFETY', 'ACCOUNTING', 'HR', 'RECRUITER')),
    constraint users_referral_code_key unique (referral_code),
    constraint users_referred_by_fkey foreign key (referred_by) references users(id),
    constraint users_roles_known check ((cardinality(roles) > 0) and (roles <@ array['applicant', 'business', 'business-admin', 'ops', 'ops-admin'])),
    constraint users_staff_have_organization check ((roles && array['business', 'business-admin']) = ((organization_id is not null) and ("position" is not null))),
    constraint users_status_known check (status in ('pending', 'confirmed')),
    constraint users_theme_known check (theme in ('light', 'dark', 'system'))
  );
  create index users_demo_expires_idx on users (demo_expires_at) where (demo_expires_at is not null);
  create unique index users_email_key on users (lower(email));
  create unique index users_invited_email_key on users (organization_id, lower(invited_email)) where (invited_email is not null);
  create index users_lead_idx on users (lead_id) where (lead_id is not null);
  create index users_ops_idx on users (id) where ('ops' = any (roles));
  create index users_organization_idx on users (organization_id, id);
  create index users_phone_end on users (reverse(phone) text_pattern_ops) where (phone is not null);
  create index users_phone_idx on users (phone) where (phone is not null);
  create index users_referred_by_idx on users (referred_by) where (referred_by is not null);
  create index users_reviewers_idx on users (organization_id) where (is_active and ("position" in ('HR', 'SAFETY')));

  -- Each person's data key, encrypted. Without it, the person's encrypted data can no longer be read.
  create table person_keys (
    person_id uuid not null,
    wrapped bytea not null,
    created_at timestamptz not null default now(),
    constraint person_keys_pkey primary key (person_id),
    constraint person_keys_person_fkey foreign key (person_id) references users(id) on delete cascade
  );

  -- One row per pair of tokens; a refresh adds a row to the family. The column ended_as holds the timeout that ended
  -- the sign-in.
  create table sessions (
    id uuid not null,
    family_id uuid not null,
    user_id uuid not null,
    access_token_hash bytea not null,
    access_expires_at timestamptz not null,
    refresh_token_hash bytea not null,
    refresh_expires_at timestamptz not null,
    rotated_at timestamptz,
    revoked_at timestamptz,
    device text,
    ip_prefix text,
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    successor bytea,
    proven_at timestamptz,
    signed_in_at timestamptz not null,
    active_at timestamptz not null,
    ended_as text,
    constraint sessions_pkey primary key (id),
    constraint sessions_access_token_key unique (access_token_hash),
    constraint sessions_ended_as_known check (ended_as in ('idle', 'absolute')),
    constraint sessions_refresh_token_key unique (refresh_token_hash),
    constraint sessions_user_fkey foreign key (user_id) references users(id) on delete cascade
  );
  create index sessions_family_idx on sessions (family_id);
  create index sessions_refresh_expires_idx on sessions (refresh_expires_at);
  create index sessions_successor_idx on sessions (rotated_at) where (successor is not null);
  create index sessions_user_idx on sessions (user_id);

  -- Links in emails: they work once, and only their hash is stored.
  create table account_links (
    id uuid not null,
    user_id uuid not null,
    purpose text not null,
    email text not null,
    token_hash bytea not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    family_id uuid,
    constraint account_links_pkey primary key (id),
    constraint account_links_purpose_known check (purpose in ('confirm', 'recover', 'change-email', 'invitation')),
    constraint account_links_token_key unique (token_hash),
    constraint account_links_user_fkey foreign key (user_id) references users(id) on delete cascade
  );
  create index account_links_expires_idx on account_links (expires_at);
  create index account_links_user_idx on account_links (user_id, purpose);

  -- Six-digit codes by text message or email. A wrong code uses up an attempt; a row without a user is for an unknown
  -- number.
  create table one_time_codes (
    id uuid not null,
    user_id uuid,
    purpose text not null,
    phone text not null,
    code_hash bytea not null,
    tries integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    requester_hash bytea,
    stray_tries integer not null default 0,
    constraint one_time_codes_pkey primary key (id),
    constraint one_time_codes_purpose_known check (purpose in ('sign-in', 'confirm', 'change-phone', 'prove')),
    constraint one_time_codes_user_fkey foreign key (user_id) references users(id) on delete cascade
  );
  create index one_time_codes_expires_idx on one_time_codes (expires_at);
  create index one_time_codes_phone_idx on one_time_codes (phone, purpose, created_at);
  create index one_time_codes_user_idx on one_time_codes (user_id);

  -- The history of an account. Its owner can read it, and for staff the administrators of their workplace.
  create table account_audit (
    id uuid not null,
    user_id uuid not null,
    organization_id uuid,
    actor_id uuid,
    kind text not null,
    details jsonb not null default '{}',
    device text,
    ip_prefix text,
    at timestamptz not null,
    constraint account_audit_pkey primary key (id),
    constraint account_audit_organization_fkey foreign key (organization_id) references organizations(id),
    constraint account_audit_user_fkey foreign key (user_id) references users(id) on delete cascade
  );
  create index account_audit_organization_idx on account_audit (organization_id, id);
  create index account_audit_user_idx on account_audit (user_id, id);
  create trigger account_audit_stay before delete or update on account_audit for each row execute function refuse_rewriting();
  create trigger account_audit_stay_whole before truncate on account_audit for each statement execute function refuse_rewriting();

  -- Changed contacts and social accounts, kept for a month: for undo links, and to distrust recent ones on recovery.
  create table contact_changes (
    id uuid not null,
    user_id uuid not null,
    kind text not null,
    old_value text,
    old_confirmed_at timestamptz,
    new_value text not null,
    changed_at timestamptz not null,
    undo_hash bytea not null,
    undone_at timestamptz,
    constraint contact_changes_pkey primary key (id),
    constraint contact_changes_kind_known check (kind in ('email', 'phone', 'network', 'network-unlinked')),
    constraint contact_changes_undo_key unique (undo_hash),
    constraint contact_changes_user_fkey foreign key (user_id) references users(id) on delete cascade
  );
  create index contact_changes_old_email_idx on contact_changes (lower(old_value)) where (kind = 'email');
  create index contact_changes_user_idx on contact_changes (user_id, changed_at);

  -- Social accounts that are linked to an account.
  create table social_identities (
    id uuid not null,
    user_id uuid not null,
    provider text not null,
    subject text not null,
    email text not null,
    linked_at timestamptz not null,
    constraint social_identities_pkey primary key (id),
    constraint social_identities_subject_key unique (provider, subject),
    constraint social_identities_user_fkey foreign key (user_id) references users(id) on delete cascade,
    constraint social_identities_user_key unique (user_id, provider)
  );

  -- A provider's statement about a visitor, valid for one use.
  create table social_proofs (
    id uuid not null,
    token_hash bytea not null,
    provider text not null,
    subject text not null,
    email text not null,
    first_name text not null,
    last_name text not null,
    waiting_id uuid,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    constraint social_proofs_pkey primary key (id),
    constraint social_proofs_token_key unique (token_hash),
    constraint social_proofs_waiting_fkey foreign key (waiting_id) references social_proofs(id) on delete set null
  );
  create index social_proofs_expires_idx on social_proofs (expires_at);
  create index social_proofs_waiting_idx on social_proofs (waiting_id);

  -- Single-use secrets with which an app opens a web view for its signed-in user; only the hash is stored.
  create table web_view_tokens (
    id uuid not null,
    user_id uuid not null,
    token_hash bytea not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    family_id uuid not null,
    constraint web_view_tokens_pkey primary key (id),
    constraint web_view_tokens_token_key unique (token_hash),
    constraint web_view_tokens_user_fkey foreign key (user_id) references users(id) on delete cascade
  );
  create index web_view_tokens_expires_idx on web_view_tokens (expires_at);
  create index web_view_tokens_user_idx on web_view_tokens (user_id);

  -- No foreign keys: the log outlives the people in it and contains only ids.
  create table access_log (
    id uuid not null,
    actor_id uuid not null,
    organization_id uuid,
    subject_driver_id uuid not null,
    action text not null,
    at timestamptz not null default now(),
    about text,
    constraint access_log_pkey primary key (id)
  );
  create index access_log_organization_idx on access_log (organization_id, id);
  create index access_log_subject_idx on access_log (subject_driver_id, id);
  create trigger access_log_stay before delete or update on access_log for each row execute function refuse_rewriting();
  create trigger access_log_stay_whole before truncate on access_log for each statement execute function refuse_rewriting();
`;

/** People who sign in, and everything about their sign-in. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table access_log, web_view_tokens, social_proofs, social_identities, contact_changes, account_audit, one_time_codes, account_links, sessions, person_keys, users;
  `);
}
