import type { Knex } from 'knex';

const schema = `
  -- Texts that people read and sign. Rows never change, because signatures refer to them.
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
    created_at timestamptz not null default now(),
    constraint legal_texts_pkey primary key (id),
    constraint legal_texts_status_known check (status in ('template', 'approved')),
    constraint legal_texts_version_key unique (kind, language, version)
  );
  create index legal_texts_hash_idx on legal_texts (sha256);
  create trigger legal_texts_never_change before update on legal_texts for each row execute function refuse_change();

  -- How far a driver has read a text.
  create table legal_readings (
    driver_id uuid not null,
    text_id uuid not null,
    opened_at timestamptz not null,
    end_reached_at timestamptz,
    constraint legal_readings_pkey primary key (driver_id, text_id),
    constraint legal_readings_driver_fkey foreign key (driver_id) references drivers(id) on delete cascade,
    constraint legal_readings_text_fkey foreign key (text_id) references legal_texts(id)
  );

  -- What a driver was shown and signed. Rows are evidence and never change.
  create table consents (
    id uuid not null,
    driver_id uuid not null,
    text_id uuid not null,
    kind text not null,
    version text not null,
    language text not null,
    sha256 bytea not null,
    opened_at timestamptz not null,
    end_reached_at timestamptz not null,
    signed_at timestamptz not null,
    sealed bytea not null,
    constraint consents_pkey primary key (id),
    constraint consents_driver_fkey foreign key (driver_id) references drivers(id) on delete cascade,
    constraint consents_text_fkey foreign key (text_id) references legal_texts(id)
  );
  create index consents_driver_idx on consents (driver_id, signed_at);
  create trigger consents_never_change before update on consents for each row execute function refuse_change();
  create trigger consents_stay before delete or update on consents for each row execute function refuse_rewriting();
  create trigger consents_stay_whole before truncate on consents for each statement execute function refuse_rewriting();

  -- Encrypted with the driver's own key; only the dates that are monitored are not encrypted.
  create table driver_compliance (
    driver_id uuid not null,
    ssn bytea,
    answers bytea not null,
    twic_expires_on date,
    hazmat_expires_on date,
    wants_free_copy boolean not null default false,
    updated_at timestamptz not null,
    constraint driver_compliance_pkey primary key (driver_id),
    constraint driver_compliance_driver_fkey foreign key (driver_id) references drivers(id) on delete cascade
  );
`;

/** Legal texts, what a driver read and signed, and the data of the compliance check. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table driver_compliance, consents, legal_readings, legal_texts;
  `);
}
