import type { Knex } from 'knex';

/** Templates of emails to candidates, which have a subject. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table message_templates
      add column subject text,
      drop constraint message_templates_kind_known,
      add constraint message_templates_kind_known check (kind in ('invite', 'pass', 'message')),
      add constraint message_templates_subject_of_messages check ((kind = 'message') = (subject is not null));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from message_templates where kind = 'message';
    alter table message_templates
      drop column subject,
      drop constraint message_templates_kind_known,
      add constraint message_templates_kind_known check (kind in ('invite', 'pass'));
  `);
}
