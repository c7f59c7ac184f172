import type { Knex } from 'knex';

const schema = `
  create index driver_files_audit_idx on driver_files (created_at) where (purpose = 'audit');

  -- Once the driver's data is erased, content and PDF are gone; the counts and the hash of what was produced stay.
  alter table audit_files drop constraint audit_files_whole;
  alter table audit_files add constraint audit_files_whole check (
    num_nulls(counts, documents, sha256) in (0, 3) and num_nulls(content, file_id) in (0, 2)
    and (content is null or counts is not null)
  );

  -- The reading progress on the consent to one request, which names the carrier and the past employer. Without a foreign key
  -- to the verification, whose row is truncated and written again in a rebuild.
  create table verification_readings (
    verification_id uuid not null,
    round integer not null,
    text_id uuid not null,
    opened_at timestamptz not null,
    end_reached_at timestamptz,
    constraint verification_readings_pkey primary key (verification_id, round, text_id),
    constraint verification_readings_text_fkey foreign key (text_id) references legal_texts(id)
  );
`;

/**
 * PDFs that no packet has are deleted after a day, a packet leaves out a driver whose data is erased, and the consent to a
 * verification is read for each request.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table verification_readings;
    update audit_files set counts = null, documents = null, sha256 = null where content is null;
    alter table audit_files drop constraint audit_files_whole;
    alter table audit_files add constraint audit_files_whole
      check (num_nulls(content, counts, documents, file_id, sha256) in (0, 5));
    drop index driver_files_audit_idx;
  `);
}
