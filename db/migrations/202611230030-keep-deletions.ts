import type { Knex } from 'knex';

// What was deleted is a record as the others are: a report that can be deleted proves nothing. Lines are few and name nobody.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`delete from retention where kind = 'deletions'`);
  await knex.raw(`
    create trigger deletions_stay before update or delete on deletions
      for each row execute function refuse_rewriting()`);
  await knex.raw(`
    create trigger deletions_stay_whole before truncate on deletions
      for each statement execute function refuse_rewriting()`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop trigger deletions_stay_whole on deletions');
  await knex.raw('drop trigger deletions_stay on deletions');
  await knex.raw(
    `insert into retention (kind, keep_for, reason) values ('deletions', '1095 days', 'These reports themselves')`,
  );
}
