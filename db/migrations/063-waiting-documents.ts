import type { Knex } from 'knex';

// Triggers, so that the queue is right whatever records evidence or a verdict.
const schema = `
  create table waiting_documents (
    evidence_id uuid not null,
    recorded_at timestamptz not null,
    constraint waiting_documents_pkey primary key (evidence_id),
    constraint waiting_documents_evidence_fkey foreign key (evidence_id) references evidence(id)
  );
  create index waiting_documents_order_idx on waiting_documents (recorded_at, evidence_id);
  insert into waiting_documents (evidence_id, recorded_at)
    select evidence.id, evidence.recorded_at from evidence
    join driver_files on driver_files.id = evidence.file_id and driver_files.purpose = 'evidence'
    where not exists (select from evidence_reviews where evidence_reviews.evidence_id = evidence.id)
      and not exists (select from evidence as later where later.corrects_id = evidence.id);

  create function queue_documents() returns trigger language plpgsql as $function$
    begin
      insert into waiting_documents (evidence_id, recorded_at)
        select new_rows.id, new_rows.recorded_at from new_rows
        join driver_files on driver_files.id = new_rows.file_id and driver_files.purpose = 'evidence';
      delete from waiting_documents using new_rows where waiting_documents.evidence_id = new_rows.corrects_id;
      return null;
    end $function$;
  create function unqueue_documents() returns trigger language plpgsql as $function$
    begin
      delete from waiting_documents using new_rows where waiting_documents.evidence_id = new_rows.evidence_id;
      return null;
    end $function$;
  create trigger evidence_queue_documents after insert on evidence
    referencing new table as new_rows for each statement execute function queue_documents();
  create trigger evidence_reviews_unqueue_documents after insert on evidence_reviews
    referencing new table as new_rows for each statement execute function unqueue_documents();
`;

/** Documents of drivers' files that nobody has reviewed yet: the list of them does not read all evidence. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger evidence_reviews_unqueue_documents on evidence_reviews;
    drop trigger evidence_queue_documents on evidence;
    drop function unqueue_documents();
    drop function queue_documents();
    drop table waiting_documents;
  `);
}
