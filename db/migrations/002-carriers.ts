import type { Knex } from 'knex';

const schema = `
  create table organizations (
    id uuid not null,
    name text not null,
    is_active boolean not null default true,
    created_at timestamptz not null default now(),
    dot_number integer,
    is_sandbox boolean not null default false,
    constraint organizations_pkey primary key (id),
    constraint organizations_dot_number_key unique (dot_number),
    constraint organizations_name_given check (name <> '')
  );
  create index organizations_name_idx on organizations using gin (lower(name) gin_trgm_ops);

  -- Null columns have the default in domain/candidacies/targets.ts.
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
    constraint hiring_targets_pkey primary key (organization_id),
    constraint hiring_targets_organization_fkey foreign key (organization_id) references organizations(id),
    constraint hiring_targets_positive check (LEAST(invited_days, invite_expires_days, requested_days, request_expires_days, in_review_days, approved_days, outcome_days, offer_days) > 0)
  );

  -- States whose drivers can sign up. A new installation serves all states until operations change that.
  create table served_states (
    state text not null,
    constraint served_states_pkey primary key (state),
    constraint served_states_is_postal_code check (state ~ '^[A-Z]{2}$')
  );

  -- The public census of motor carriers. Search columns compare byte by byte, so that an index serves searches by
  -- the beginning of a name or number, in order.
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
    constraint fmcsa_carriers_pkey primary key (dot_number)
  );
  create index fmcsa_carriers_dba_idx on fmcsa_carriers (search_dba) where (search_dba is not null);
  create index fmcsa_carriers_name_idx on fmcsa_carriers (search_name);
  create index fmcsa_carriers_number_idx on fmcsa_carriers (dot_text);

  -- Carriers that apply for an account. The hash is of the secret in the email that lets the carrier book a call.
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
    status text not null default 'new',
    organization_id uuid,
    booking_hash bytea not null,
    bookings integer not null default 0,
    created_at timestamptz not null,
    settled_at timestamptz,
    settled_by uuid,
    constraint carrier_applications_pkey primary key (id),
    constraint carrier_applications_booking_key unique (booking_hash),
    constraint carrier_applications_organization_fkey foreign key (organization_id) references organizations(id),
    constraint carrier_applications_organization_when_activated check ((status = 'activated') = (organization_id is not null)),
    constraint carrier_applications_settled check ((status = 'new') = (settled_at is null)),
    constraint carrier_applications_status_known check (status in ('new', 'activated', 'declined'))
  );
  create index carrier_applications_organization_idx on carrier_applications (organization_id);
  create index carrier_applications_status_idx on carrier_applications (status, created_at, id);

  -- Times at which operations take calls: each is booked by at most one carrier, and each carrier books at most one.
  create table call_times (
    id uuid not null,
    starts_at timestamptz not null,
    offered_by uuid not null,
    application_id uuid,
    time_zone text,
    constraint call_times_pkey primary key (id),
    constraint call_times_application_fkey foreign key (application_id) references carrier_applications(id),
    constraint call_times_application_key unique (application_id),
    constraint call_times_starts_at_key unique (starts_at),
    constraint call_times_zone_when_booked check ((application_id is null) = (time_zone is null))
  );

  -- Drivers whose state is not served yet, with an address to notify. They have no account.
  create table driver_waitlist (
    id uuid not null,
    state text not null,
    email text not null,
    created_at timestamptz not null,
    constraint driver_waitlist_pkey primary key (id)
  );
  create unique index driver_waitlist_once_key on driver_waitlist (state, lower(email));

  insert into served_states (state) select unnest(array[
    'AL','AK','AZ','AR','CA','CO','CT','DE','DC','FL','GA','HI','ID','IL','IN','IA','KS','KY','LA','ME','MD','MA','MI',
    'MN','MS','MO','MT','NE','NV','NH','NJ','NM','NY','NC','ND','OH','OK','OR','PA','RI','SC','SD','TN','TX','UT','VT',
    'VA','WA','WV','WI','WY']);
`;

/** Organizations, carriers that apply, the public census, and the states that are served. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table driver_waitlist, call_times, carrier_applications, fmcsa_carriers, served_states, hiring_targets, organizations;
  `);
}
