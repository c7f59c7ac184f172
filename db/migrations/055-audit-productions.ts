import type { Knex } from 'knex';

const schema = `
  -- Days on which the records of an audit were handed over, as they were recorded: never changed. The latest counts, and is
  -- also in the audit; each one after the first corrects it and states why.
  create table audit_productions (
    id uuid not null,
    audit_id uuid not null,
    number integer not null,
    produced_on date not null,
    handed_over text not null,
    reason text,
    recorded_by uuid not null,
    recorded_at timestamptz not null,
    constraint audit_productions_pkey primary key (id),
    constraint audit_productions_audit_fkey foreign key (audit_id) references audits(id),
    constraint audit_productions_number_once unique (audit_id, number),
    constraint audit_productions_reason_given check ((number = 1) = (reason is null)),
    constraint audit_productions_recorded_by_fkey foreign key (recorded_by) references users(id)
  );
  create trigger audit_productions_stay before delete or update on audit_productions for each row execute function refuse_rewriting();
  create trigger audit_productions_stay_whole before truncate on audit_productions for each statement execute function refuse_rewriting();
`;

/** Days of production with their corrections (docs/decisions/064-an-audit-keeps-what-was-recorded.md). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
  // Nobody knows when earlier days were recorded: not before the day itself.
  await knex.raw(`
    insert into audit_productions (id, audit_id, number, produced_on, handed_over, recorded_by, recorded_at)
    select gen_random_uuid(), id, 1, produced_on, '', produced_by, greatest(requested_at, produced_on::timestamptz)
    from audits where produced_on is not null
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table audit_productions');
}
