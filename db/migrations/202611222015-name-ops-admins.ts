import type { Knex } from 'knex';

const known = (roles: string): string =>
  `alter table users add constraint users_roles_known check (cardinality(roles) > 0 and roles <@ array[${roles}])`;

// Administrators of operations manage its staff, the served states and the rules. Until now everybody in operations
// could do that, so they all keep the right and nobody is locked out.
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table users drop constraint users_roles_known');
  await knex.raw(known(`'applicant', 'business', 'business-admin', 'ops', 'ops-admin'`));
  await knex.raw(
    `alter table users add constraint users_ops_admins_are_ops
       check (not ('ops-admin' = any (roles)) or 'ops' = any (roles))`,
  );
  await knex.raw(
    `update users set roles = array_append(roles, 'ops-admin')
     where 'ops' = any (roles) and is_active and status = 'confirmed'`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`update users set roles = array_remove(roles, 'ops-admin')`);
  await knex.raw('alter table users drop constraint users_ops_admins_are_ops');
  await knex.raw('alter table users drop constraint users_roles_known');
  await knex.raw(known(`'applicant', 'business', 'business-admin', 'ops'`));
}
