import type { Knex } from 'knex';

/**
 * Links to past employers: where each went, and how it ended before its time; and what speaks against a response being the past
 * employer's own (docs/decisions/072-the-carrier-does-not-answer-for-the-past-employer.md). The address is encrypted with the driver's key. Links
 * from before have none.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table verification_links
      add column channel text,
      add column sealed bytea,
      add column is_stated boolean,
      add column ended_at timestamptz,
      add column ended_by uuid,
      add column end_reason text,
      add constraint verification_links_channel_known check (channel in ('email', 'fax', 'letter')),
      add constraint verification_links_end_reason_known check (end_reason in ('withdrawn', 'addressChanged')),
      add constraint verification_links_end_whole check ((end_reason is null) = (ended_at is null)),
      add constraint verification_links_ended_by_fkey foreign key (ended_by) references users(id);
    alter table verification_responses
      add column marks text[] not null default '{}',
      add constraint verification_responses_marks_known check (marks <@ array[
        'carrierDevice', 'carrierNetwork', 'carrierDomain', 'driverDevice', 'driverNetwork', 'enteredAddress', 'printedCodes'
      ]);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table verification_responses drop column marks;
    alter table verification_links drop column channel, drop column sealed, drop column is_stated, drop column ended_at,
      drop column ended_by, drop column end_reason;
  `);
}
