import type { Knex } from 'knex';

// When the sign-in began and when a person last used it: copied with each renewal, the rule is in domain/accounts/session-ends.ts.
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table sessions add column signed_in_at timestamptz, add column active_at timestamptz');
  await knex.raw(
    `update sessions set active_at = last_used_at, signed_in_at = first.created_at
     from (select family_id, min(created_at) as created_at from sessions group by family_id) first
     where first.family_id = sessions.family_id`,
  );
  await knex.raw('alter table sessions alter column signed_in_at set not null, alter column active_at set not null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table sessions drop column signed_in_at, drop column active_at');
}
